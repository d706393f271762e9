#!/usr/bin/env python3
"""Makes display.ttf, text.ttf and text-bold.ttf, the game's three static fonts.

    pip install fonttools
    npm install @expo-google-fonts/skranji@0.4.1 @expo-google-fonts/fira-sans@0.4.1
    python3 subset.py node_modules            # any folder that holds the originals
    python3 subset.py node_modules --check    # compares with the files beside this script

Originals, found by file name anywhere under the folder given:
    Skranji_700Bold.ttf   Skranji Bold 1.001      (npm @expo-google-fonts/skranji 0.4.1)
    FiraSans_400Regular.ttf, FiraSans_700Bold.ttf
                          Fira Sans 4.203         (npm @expo-google-fonts/fira-sans 0.4.1)

What is changed, apart from leaving letters out: hinting is dropped; only kerning is
kept of the layout features; Skranji, which reserves its name, becomes "Tenement Cutout",
is redrawn with fewer points and gains the Polish and Hungarian letters it lacks (put together from its own letters
and accents), arrows and a tick; Fira Sans gains a tick, and its figures are those of one width.
"""
import math
import os
import sys
import tempfile

try:
    from fontTools import subset
    from fontTools.pens.basePen import BasePen
    from fontTools.pens.recordingPen import RecordingPen
    from fontTools.pens.ttGlyphPen import TTGlyphPen
    from fontTools.ttLib import TTFont
    from fontTools.ttLib.tables._g_l_y_f import Glyph, GlyphComponent
except ImportError:
    sys.exit("subset.py needs fonttools: pip install fonttools")

HERE = os.path.dirname(os.path.abspath(__file__))

# Polish, French, Hungarian, German; every name a player may type in Latin letters.
REQUIRED = (
    "".join(map(chr, range(0x20, 0x7F)))
    + "ąćęłńóśźżĄĆĘŁŃÓŚŹŻőűáéíóöúüŐŰÁÉÍÓÖÚÜ"
    + "àâæçèêëîïôœùûÿÀÂÆÇÈÊËÎÏÔŒÙÛŸäßÄẞ"
    + "„”«»“”‘’‚‹›–—…×·•→←↑↓✓€−°½©¡¿\u00a0"
)
# The display face sets titles: letters, but none of the rarer signs.
TITLES = set(map(ord, REQUIRED)) | {c for c in range(0xC0, 0x180)} - {0x149, 0x132, 0x133}
WANTED = set(map(ord, REQUIRED)) | set(range(0xA0, 0x180)) | set(map(ord, "ȘșȚț→←↑↓↔≥≤≠÷±\u202f\u2009"))


def find(folder, name):
    for root, dirs, files in os.walk(folder):
        dirs.sort()
        if name in files:
            return os.path.join(root, name)
    sys.exit(f"subset.py: no {name} under {folder}")


def box(font, name):
    g = font["glyf"][name]
    g.recalcBounds(font["glyf"])
    return g.xMin, g.yMin, g.xMax, g.yMax


def add(font, char, glyph, advance):
    """Adds a glyph under its Unicode value."""
    name = f"uni{ord(char):04X}"
    font.setGlyphOrder(font.getGlyphOrder() + ([name] if name not in font.getGlyphOrder() else []))
    font["glyf"][name] = glyph
    glyph.recalcBounds(font["glyf"])
    font["hmtx"][name] = (advance, getattr(glyph, "xMin", 0))
    for table in font["cmap"].tables:
        if table.isUnicode():
            table.cmap[ord(char)] = name


def compose(parts):
    """A composite of (glyph name, dx, dy)."""
    g = Glyph()
    g.numberOfContours = -1
    g.components = []
    for name, dx, dy in parts:
        c = GlyphComponent()
        c.glyphName, c.x, c.y = name, dx, dy
        c.flags = 0x0004 | 0x0002 | (0x0200 if dx == 0 and dy == 0 else 0)
        g.components.append(c)
    return g


def polygon(points):
    pen = TTGlyphPen(None)
    pen.moveTo(points[0])
    for p in points[1:]:
        pen.lineTo(p)
    pen.closePath()
    return pen.glyph()


def accent(font, char, base, mark, like):
    """`char` = `base` under `mark`, set as the font itself sets the letter `like`."""
    cmap = font.getBestCmap()
    ref = font["glyf"][cmap[ord(like)]].components
    rb, rm = box(font, ref[0].glyphName), box(font, ref[1].glyphName)
    off = (rm[0] + rm[2]) / 2 + ref[1].x - (rb[0] + rb[2]) / 2
    gap = rm[1] + ref[1].y - rb[3]
    b, m = box(font, cmap[ord(base)]), box(font, cmap[ord(mark)])
    dx = round((b[0] + b[2]) / 2 + off - (m[0] + m[2]) / 2)
    dy = round(b[3] + gap - m[1])
    add(font, char, compose([(cmap[ord(base)], 0, 0), (cmap[ord(mark)], dx, dy)]), font["hmtx"][cmap[ord(base)]][0])


def ogonek(font, char, base, inset):
    cmap = font.getBestCmap()
    b, m = box(font, cmap[ord(base)]), box(font, cmap[ord("˛")])
    dx = round(b[2] - m[2] - inset)
    dy = round(b[1] - m[3] + 22)
    add(font, char, compose([(cmap[ord(base)], 0, 0), (cmap[ord("˛")], dx, dy)]), font["hmtx"][cmap[ord(base)]][0])


def thin(points, tolerance):
    """Ramer, Douglas and Peucker: the fewest of an open line's points within the tolerance."""
    keep, stack = {0, len(points) - 1}, [(0, len(points) - 1)]
    while stack:
        a, b = stack.pop()
        (ax, ay), (bx, by) = points[a], points[b]
        length = math.hypot(bx - ax, by - ay)
        worst, at = tolerance, None
        for i in range(a + 1, b):
            x, y = points[i]
            if length == 0:
                d = math.hypot(x - ax, y - ay)
            else:
                d = abs((bx - ax) * (ay - y) - (ax - x) * (by - ay)) / length
            if d > worst:
                worst, at = d, i
        if at is not None:
            keep.add(at)
            stack += [(a, at), (at, b)]
    return [points[i] for i in sorted(keep)]


def simplify(font, tolerance):
    """Redraws every outline with far fewer points, corners kept and the rest curved.

    The original follows the grain of a rough print with some 400 points a letter;
    that much is neither seen at the sizes of a title nor worth its bytes.
    """
    glyphs = font["glyf"]
    for name in font.getGlyphOrder():
        glyph = glyphs[name]
        if glyph.isComposite() or glyph.numberOfContours < 1:
            continue
        pen = TTGlyphPen(None)
        for contour in flatten(font, name):
            # From a far corner to the farthest point from it and back.
            start = max(range(len(contour)), key=lambda i: (contour[i][0] + contour[i][1], -i))
            ring = contour[start:] + contour[:start]
            far = max(range(len(ring)), key=lambda i: (math.dist(ring[0], ring[i]), -i))
            if far == 0 or len(ring) < 4:
                continue
            line = thin(ring[: far + 1], tolerance)[:-1] + thin(ring[far:] + ring[:1], tolerance)[:-1]
            n = len(line)
            if n < 3:
                continue
            corner = []
            for i in range(n):
                (ax, ay), (bx, by), (cx, cy) = line[i - 1], line[i], line[(i + 1) % n]
                turn = abs(math.atan2(cy - by, cx - bx) - math.atan2(by - ay, bx - ax))
                turn = min(turn, 2 * math.pi - turn)
                corner.append(turn > math.radians(34))
            # Long straight edges stay straight: a control point beside one would pull it in.
            nodes = []
            for i in range(n):
                nodes.append((line[i], corner[i]))
                j = (i + 1) % n
                if not (corner[i] and corner[j]) and math.dist(line[i], line[j]) > 70:
                    (ax, ay), (bx, by) = line[i], line[j]
                    if not corner[i]:
                        nodes.append(((round(ax + (bx - ax) * 0.2), round(ay + (by - ay) * 0.2)), True))
                    if not corner[j]:
                        nodes.append(((round(bx + (ax - bx) * 0.2), round(by + (ay - by) * 0.2)), True))
            first = next((i for i, (_, on) in enumerate(nodes) if on), None)
            if first is None:
                pen.qCurveTo(*[q for q, _ in nodes], None)
            else:
                nodes = nodes[first:] + nodes[:first]
                pen.moveTo(nodes[0][0])
                off = []
                for q, on in nodes[1:] + nodes[:1]:
                    if on:
                        pen.qCurveTo(*off, q) if off else pen.lineTo(q)
                        off = []
                    else:
                        off.append(q)
            pen.closePath()
        glyphs[name] = pen.glyph()
        glyphs[name].recalcBounds(glyphs)


def flatten(font, name):
    """A glyph's outlines as closed lines, every curve cut in four."""
    pen = RecordingPen()
    font.getGlyphSet()[name].draw(DecomposingPen(pen))
    contours, now = [], None
    for op, args in pen.value:
        if op == "moveTo":
            contours.append([args[0]])
            now = args[0]
        elif op == "lineTo":
            contours[-1].append(args[0])
            now = args[0]
        elif op == "qCurveTo":
            a, c, b = now, args[0], args[1]
            for k in (0.25, 0.5, 0.75, 1.0):
                contours[-1].append(tuple((1 - k) ** 2 * a[d] + 2 * k * (1 - k) * c[d] + k * k * b[d] for d in (0, 1)))
            now = b
    out = []
    for c in contours:
        c = [(round(x), round(y)) for x, y in c]
        c = [q for i, q in enumerate(c) if q != c[i - 1]]
        if len(c) > 2:
            out.append(c)
    return out


class DecomposingPen(BasePen):
    """Splits long TrueType curves into single quadratics."""

    def __init__(self, out):
        super().__init__(None)
        self.out = out

    def _moveTo(self, p):
        self.out.moveTo(p)

    def _lineTo(self, p):
        self.out.lineTo(p)

    def _qCurveToOne(self, c, p):
        self.out.qCurveTo(c, p)

    def _closePath(self):
        self.out.closePath()


def complete_display(font):
    simplify(font, 2.0)
    for char, base, mark, like in [
        ("ć", "c", "´", "é"), ("ś", "s", "´", "ó"), ("ź", "z", "´", "ó"), ("ż", "z", "˙", "ž"),
        ("Ć", "C", "´", "Ó"), ("Ś", "S", "´", "Ó"), ("Ź", "Z", "´", "Ó"), ("Ż", "Z", "˙", "Ž"),
        ("ő", "o", "˝", "ö"), ("ű", "u", "˝", "ü"), ("Ő", "O", "˝", "Ö"), ("Ű", "U", "˝", "Ü"),
        ("č", "c", "ˇ", "š"), ("Č", "C", "ˇ", "Š"), ("ě", "e", "ˇ", "š"), ("Ě", "E", "ˇ", "Ž"),
        ("ň", "n", "ˇ", "š"), ("Ň", "N", "ˇ", "Ž"),
    ]:
        if ord(char) not in font.getBestCmap():
            accent(font, char, base, mark, like)
    ogonek(font, "ą", "a", 10)
    ogonek(font, "ę", "e", 70)
    ogonek(font, "Ą", "A", 10)
    ogonek(font, "Ę", "E", 20)
    s = font.getBestCmap()[ord("S")]
    w = font["hmtx"][s][0]
    add(font, "ẞ", compose([(s, 0, 0), (s, w, 0)]), 2 * w)
    # Arrows and a tick, cut with scissors: no two corners quite alike (1024 units to the em).
    right = [(48, 262), (402, 246), (396, 92), (716, 334), (388, 566), (398, 418), (54, 428)]
    add(font, "→", polygon(right), 764)
    add(font, "←", polygon([(764 - x, y - 4) for x, y in reversed(right)]), 764)
    up = [(212, 4), (386, 12), (378, 356), (548, 344), (298, 690), (46, 352), (216, 358)]
    add(font, "↑", polygon(up), 594)
    add(font, "↓", polygon([(594 - x, 688 - y) for x, y in up]), 594)
    add(font, "✓", polygon([(30, 306), (168, 380), (262, 232), (500, 690), (662, 628), (306, -14), (196, -6)]), 690)


def complete_text(font, bold):
    # Figures of one width, so that a score does not jump about while it counts.
    figures = {"zero": "0", "one": "1", "two": "2", "three": "3", "four": "4",
               "five": "5", "six": "6", "seven": "7", "eight": "8", "nine": "9"}
    for table in font["cmap"].tables:
        if table.isUnicode():
            table.cmap.update({ord(c): n + ".tf" for n, c in figures.items()})
    t = 150 if bold else 96
    u = font["head"].unitsPerEm / 1000
    pts = [(40, 300), (40 + t * 0.72, 300 + t * 0.72), (232, 108 + t * 1.30), (520, 640), (520 + t * 0.86, 640 - t * 0.52), (244, -10)]
    add(font, "✓", polygon([(round(x * u), round(y * u)) for x, y in pts]), round((560 + t * 0.86) * u))


def rename(font, family, style, description):
    name = font["name"]
    keep = {r.nameID: r.toUnicode() for r in name.names if r.platformID == 3 and r.nameID in (0, 13, 14)}
    name.names = []
    ps = family.replace(" ", "") + "-" + style
    full = f"{family} {style}"
    version = f"Version {font['head'].fontRevision:.3f}; subset for Tenement"
    for nid, text in sorted({**keep, 1: family, 2: style, 3: ps, 4: full, 5: version, 6: ps, 10: description}.items()):
        name.setName(text, nid, 3, 1, 0x409)


def make(source, target, wanted, prepare, family, style, description):
    font = TTFont(source, recalcTimestamp=False)
    assert "glyf" in font and "fvar" not in font
    for table in ("fpgm", "prep", "cvt ", "gasp", "hdmx", "VDMX", "LTSH", "DSIG", "FFTM"):
        if table in font:
            del font[table]
    for g in font.getGlyphOrder():
        if hasattr(font["glyf"][g], "program"):
            font["glyf"][g].removeHinting()
    prepare(font)
    # Saved and read again, so that the new glyphs go through the subsetter like the old.
    with tempfile.NamedTemporaryFile(suffix=".ttf") as tmp:
        font.save(tmp.name)
        font = TTFont(tmp.name, recalcTimestamp=False)
    o = subset.Options()
    o.hinting = False
    o.desubroutinize = True
    o.layout_features = ["kern"]
    o.name_IDs = ["*"]
    o.name_languages = [0x409]
    o.notdef_outline = True
    o.glyph_names = False
    o.legacy_kern = True
    o.drop_tables += ["FFTM", "meta", "STAT"]
    s = subset.Subsetter(o)
    s.populate(unicodes=wanted)
    s.subset(font)
    rename(font, family, style, description)
    missing = [c for c in REQUIRED if ord(c) not in font.getBestCmap()]
    if missing:
        sys.exit(f"subset.py: {os.path.basename(target)} lacks {''.join(missing)}")
    font.save(target)
    return len(font.getBestCmap())


def main():
    args = [a for a in sys.argv[1:] if a != "--check"]
    if len(args) != 1:
        sys.exit("usage: subset.py FOLDER-OF-THE-ORIGINALS [--check]")
    check = "--check" in sys.argv
    jobs = [
        ("Skranji_700Bold.ttf", "display.ttf", TITLES, complete_display, "Tenement Cutout", "Bold",
         "A modified version of a typeface by Font Diner, with Polish and Hungarian letters, arrows and a tick added."),
        ("FiraSans_400Regular.ttf", "text.ttf", WANTED, lambda f: complete_text(f, False), "Tenement Text", "Regular",
         "A subset of Fira Sans with a tick added."),
        ("FiraSans_700Bold.ttf", "text-bold.ttf", WANTED, lambda f: complete_text(f, True), "Tenement Text", "Bold",
         "A subset of Fira Sans with a tick added."),
    ]
    bad = []
    for src, out, wanted, prepare, family, style, description in jobs:
        final = os.path.join(HERE, out)
        target = final
        if check:
            target = os.path.join(tempfile.mkdtemp(), out)
        n = make(find(args[0], src), target, wanted, prepare, family, style, description)
        if check:
            same = os.path.exists(final) and open(final, "rb").read() == open(target, "rb").read()
            print(f"{out}: {'current' if same else 'STALE'}")
            bad += [] if same else [out]
            os.remove(target)
            os.rmdir(os.path.dirname(target))
        else:
            print(f"{out}: {n} characters, {os.path.getsize(final)} bytes")
    sys.exit(1 if bad else 0)


if __name__ == "__main__":
    main()
