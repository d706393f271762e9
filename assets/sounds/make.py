#!/usr/bin/env python3
"""Makes every sound and all the music of the game, from nothing but this folder.

    make.py                writes all the .ogg files beside it
    make.py NAME...        writes only these (knock-1, music-title, ...)
    make.py --check        makes all of them anew and compares byte by byte; exit code 1 if any
                           is stale, 77 if the encoder here is not the one that made them;
                           with names after it, only those
    make.py --wav FOLDER   writes WAV files there instead, to measure or listen to

Needs Python 3.8 or newer and oggenc (vorbis-tools). Nothing here is recorded: wood,
metal and bells are sums of damped sines set going by a soft blow, paper is grains of
filtered noise, and the tunes are played from the scores in music/.
"""
import array
import hashlib
import json
import math
import multiprocessing
import os
import random
import shutil
import subprocess
import sys
import wave
import zlib

HERE = os.path.dirname(os.path.abspath(__file__))
SR = 44100  # effects
MUSIC_SR = 32000
TAU = 2 * math.pi

# ---------------------------------------------------------------- the workshop


def n_of(seconds, sr=SR):
    return int(round(seconds * sr))


def add(buf, x, at=0.0, gain=1.0, sr=SR):
    """Mixes x into buf, which grows as needed."""
    i = n_of(at, sr)
    if len(buf) < i + len(x):
        buf.extend([0.0] * (i + len(x) - len(buf)))
    for k, v in enumerate(x):
        buf[i + k] += v * gain
    return buf


def biquad(x, kind, f, q=0.707, sr=SR):
    w = TAU * min(f, sr * 0.45) / sr
    c, a = math.cos(w), math.sin(w) / (2 * q)
    if kind == "low":
        b0, b1, b2 = (1 - c) / 2, 1 - c, (1 - c) / 2
    elif kind == "high":
        b0, b1, b2 = (1 + c) / 2, -(1 + c), (1 + c) / 2
    else:  # band, 0 dB at its centre
        b0, b1, b2 = a, 0.0, -a
    a0, a1, a2 = 1 + a, -2 * c, 1 - a
    b0, b1, b2, a1, a2 = b0 / a0, b1 / a0, b2 / a0, a1 / a0, a2 / a0
    x1 = x2 = y1 = y2 = 0.0
    out = []
    for v in x:
        y = b0 * v + b1 * x1 + b2 * x2 - a1 * y1 - a2 * y2
        x2, x1, y2, y1 = x1, v, y1, y
        out.append(y)
    return out


def sweep(x, freq, q, sr=SR):
    """A band-pass whose centre moves: freq(0..1) in Hz (state variable filter)."""
    low = band = 0.0
    n = max(1, len(x) - 1)
    out = []
    damp = 1 / q
    f = 0.0
    for i, v in enumerate(x):
        if i % 16 == 0:
            f = 2 * math.sin(math.pi * min(freq(i / n), sr / 7) / sr)
        low += f * band
        high = v - low - damp * band
        band += f * high
        out.append(band * damp)
    return out


def noise(seconds, rng, sr=SR):
    return [rng.random() * 2 - 1 for _ in range(n_of(seconds, sr))]


def shape(x, env):
    """Multiplies by env(0..1)."""
    n = max(1, len(x) - 1)
    return [v * env(i / n) for i, v in enumerate(x)]


def hump(peak=0.5, sharp=1.0):
    """An envelope that rises to 1 at `peak` and falls to 0, rounded at both ends."""
    def env(t):
        u = t / peak if t < peak else (1 - t) / (1 - peak)
        return (math.sin(u * math.pi / 2) ** 2) ** sharp
    return env


def strike(modes, hard=1.5, rough=0.0, rng=None, sr=SR):
    """Something struck: modes are (Hz, seconds to -60 dB, level); a blow of `hard` ms.

    The blow is a raised cosine `hard`/2 wide (its own spectrum falls off from about 2000/hard Hz);
    a longer blow is a softer hammer. `rough` adds the noise of the two surfaces.
    """
    m = max(3, n_of(hard * 0.5 / 1000, sr))
    blow = [0.5 - 0.5 * math.cos(TAU * i / (m - 1)) for i in range(m)]
    total = sum(blow)
    blow = [b / total for b in blow]
    if rough:
        blow = [b * (1 + rough * (rng.random() * 2 - 1) * 4) for b in blow]
    length = n_of(max(t for _, t, _ in modes) * 1.05 + hard / 1000, sr)
    out = [0.0] * length
    for f, t60, level in modes:
        if f > sr * 0.42 or level == 0:
            continue
        r = math.exp(-6.908 / (t60 * sr))
        w = TAU * f / sr
        b1, b2, g = 2 * r * math.cos(w), -r * r, level * math.sin(w)
        end = min(length, n_of(t60 * 1.05, sr) + m)
        y1 = y2 = 0.0
        for i in range(end):
            y = b1 * y1 + b2 * y2
            if i < m:
                y += g * blow[i]
            y2, y1 = y1, y
            out[i] += y
    return out


def paper(seconds, rng, density=900, low=900, high=5200, env=None, grain=(0.6, 2.6)):
    """Paper moving: many tiny grains of noise (grain: their length in ms), a few of them loud."""
    n = n_of(seconds)
    amp = [0.0] * n
    for _ in range(int(seconds * density)):
        at = rng.random()
        level = (rng.random() ** 3) * (env(at) if env else 1.0)
        g = n_of((grain[0] + rng.random() * (grain[1] - grain[0])) / 1000)
        i = int(at * (n - 1))
        for k in range(min(g, n - i)):
            amp[i + k] += level * (1 - k / g) * min(1.0, k / 8)
    x = [a * (rng.random() * 2 - 1) for a in amp]
    x = biquad(x, "high", low)
    return biquad(biquad(x, "low", high, 0.6), "low", high * 1.3, 0.6)


def slap(rng, level=1.0, body=240.0, high=3600, seconds=0.05):
    """A flat sheet meeting a table."""
    x = noise(seconds, rng)
    x = shape(x, lambda t: min(1, t * 40) * math.exp(-t * 9))
    x = biquad(biquad(x, "high", 350), "low", high, 0.6)
    out = add([], x, 0, level * 0.9)
    add(out, strike([(body, 0.06, 0.6), (body * 2.3, 0.045, 0.4), (body * 4.1, 0.03, 0.25)], 1.6, 0.2, rng), 0, level * 0.55)
    return out


def whoosh(seconds, rng, f0, f1, peak=0.5, q=1.6, curve=1.0):
    x = noise(seconds, rng)
    x = sweep(x, lambda t: f0 * (f1 / f0) ** (t ** curve), q)
    return shape(x, hump(peak, 1.3))


def wood(f, rng, t60=0.07, hard=0.7, bright=1.0):
    """A small solid piece of beech: a free bar's modes, none of them quite true."""
    j = lambda s: 1 + s * (rng.random() * 2 - 1)
    return strike([
        (f, t60, 1.0), (f * 1.62 * j(0.03), t60 * 0.7, 0.35 * bright), (f * 2.71 * j(0.02), t60 * 0.55, 0.50 * bright),
        (f * 4.1 * j(0.03), t60 * 0.4, 0.26 * bright), (f * 5.3 * j(0.02), t60 * 0.3, 0.18 * bright)], hard, 0.25, rng)


def panel(rng, f=92.0, hard=4.0, t60=0.22, bright=1.0):
    """A door or a floor: a broad board with many low modes."""
    modes = []
    for k, ratio in enumerate((1, 1.48, 2.05, 2.66, 3.4, 4.5, 5.7, 7.4, 9.3, 12.1)):
        modes.append((f * ratio * (1 + 0.03 * (rng.random() - 0.5)), t60 / (1 + 0.20 * k), bright ** k * (0.55, 0.8, 1, 1, 0.9, 0.8, 0.7, 0.6, 0.5, 0.4)[k]))
    return strike(modes, hard, 0.3, rng)


def crack(rng, seconds=0.014, low=700, high=2800):
    """The very first of a blow, before anything rings."""
    x = shape(noise(seconds, rng), lambda t: min(1, t * 14) * math.exp(-t * 5))
    return biquad(biquad(x, "high", low), "low", high, 0.6)


def metal(rng, low, high, count, t60, hard=0.5):
    modes = []
    for k in range(count):
        f = low * (high / low) ** ((k + rng.random() * 0.8) / count)
        modes.append((f, t60 * (0.5 + rng.random() * 0.7) * (low / f) ** 0.5, 0.5 + 0.5 * rng.random()))
    return strike(modes, hard, 0.1, rng)


def latch(rng, level=1.0, f=1700):
    out = add([], metal(rng, f, f * 2.6, 5, 0.05, 0.35), 0, level * 0.5)
    return add(out, wood(f * 0.33, rng, 0.04, 1.4), 0, level * 0.7)


def marimba(f, t60=0.5, hard=2.4, sr=SR):
    return strike([(f, t60, 1.0), (f * 3.93, t60 * 0.28, 0.22), (f * 9.2, t60 * 0.1, 0.05)], hard, sr=sr)


def toypiano(f, t60=0.9, sr=SR):
    """A steel rod in a small wooden box, hit by a hammer of hard plastic, heard kindly."""
    t = t60 * (523 / f) ** 0.3
    return strike([
        (f, t, 1.0), (f * 1.003, t * 0.8, 0.35), (f * 2.005, t * 0.35, 0.16), (f * 3.01, t * 0.25, 0.10),
        (f * 5.41, t * 0.22, 0.17), (f * 8.9, t * 0.1, 0.04), (f * 0.5, 0.06, 0.22), (330, 0.04, 0.30)], 1.5, sr=sr)


def brick(f, rng, level=1.0, t60=0.05):
    """Baked clay on baked clay: short, stony, with grit between."""
    j = lambda: 1 + 0.08 * (rng.random() - 0.5)
    out = strike([(f, t60, 1.0), (f * 1.47 * j(), t60 * 0.8, 0.7), (f * 2.2 * j(), t60 * 0.6, 0.6), (f * 3.1 * j(), t60 * 0.45, 0.4),
                  (f * 4.6 * j(), t60 * 0.3, 0.25)], 1.0, 0.5, rng)
    add(out, crack(rng, 0.012, 900, 3600), 0, 0.35)
    return [o * level for o in out]


def grit(seconds, rng, env=None, density=700):
    """Mortar, rubble, dust: coarser grains than those of paper."""
    return paper(seconds, rng, density, 350, 2200, env, (1.5, 6.0))


def rubble(rng, seconds, count, f0, f1, early=2.0):
    """Bricks and boards that come down, most of them at first, ever smaller."""
    out = []
    for k in range(count):
        t = rng.random() ** early
        f = f0 * (f1 / f0) ** t * (0.75 + 0.5 * rng.random())
        g = (1 - 0.75 * t) * (0.35 + 0.65 * rng.random())
        add(out, panel(rng, f * 0.45, 2.4, 0.12, 0.92) if k % 4 == 0 else brick(f, rng), t * seconds, g * (0.5 if k % 4 == 0 else 0.8))
    return out


def step(rng, f=150.0, level=1.0, sole=2.2):
    """Heel, then sole."""
    out = add([], panel(rng, f, sole, 0.07, 0.88), 0, 0.75)
    add(out, wood(f * 4.2, rng, 0.03, 1.3, 0.6), 0, 0.30)
    add(out, slap(rng, 0.22, f * 1.5, 2600, 0.02), 0.032)
    return [o * level for o in out]


def creak(seconds, rng, rate, tones, env, rough=0.25):
    """Something sticks and slips: rate(0..1) slips a second, each sounding the tones (Hz)."""
    n = n_of(seconds)
    pulses = [0.0] * n
    at = 0.0
    while at < n:
        t = at / n
        pulses[int(at)] = env(t) * (0.7 + 0.6 * rng.random())
        at += SR / rate(t) * (1 + rough * (rng.random() - 0.5))
    out = [0.0] * n
    for k, f in enumerate(tones):
        y = biquad(pulses, "band", f, 7)
        for i in range(n):
            out[i] += y[i] * 8 / (1 + 0.4 * k)
    return out


TABLE = 1024


def wave_table(parts):
    """One period of a sum of harmonics, as loud as any other."""
    norm = 0.4 / math.sqrt(sum(g * g for _, g in parts))
    table = [norm * sum(g * math.sin(TAU * h * i / TABLE + 0.9 * h * h) for h, g in parts) for i in range(TABLE)]
    table.append(table[0])
    return table


def throat(f, formants, slope=1.0, top=6500.0):
    """The harmonics of f through formants (Hz, width, level)."""
    return [(h, sum(g * math.exp(-((h * f - c) / w) ** 2) for c, w, g in formants) / h ** slope + 0.02 / h) for h in range(1, int(top / f) + 1)]


def blown(seconds, freq, soft, loud, env, sr=SR):
    """A tone whose freq(seconds) and env(seconds) move; the louder, the more like `loud`."""
    out, p = [], 0.0
    for i in range(n_of(seconds, sr)):
        t = i / sr
        p = (p + freq(t) / sr * TABLE) % TABLE
        k = int(p)
        a = env(t)
        u = p - k
        out.append(a * ((1 - a) * (soft[k] + u * (soft[k + 1] - soft[k])) + a * (loud[k] + u * (loud[k + 1] - loud[k]))))
    return out


def tongue(seconds, attack=0.02, release=0.05, sag=0.25):
    """The envelope of one blown note, for blown()."""
    def env(t):
        a = min(1.0, t / attack)
        a *= 1 - sag * min(1.0, t / seconds)
        return a * a * min(1.0, max(0.0, (seconds - t) / release))
    return env


def brass(f, seconds, bend=lambda t: 1.0, size=1.0):
    """A small trumpet (size 1) or something bigger: the louder, the brassier; it finds its note from below."""
    soft = wave_table(throat(f, ((350 / size, 900 / size, 1.0),), 0.9))
    loud = wave_table(throat(f, ((1150 / size, 1300 / size, 1.0), (2300 / size, 1500 / size, 0.5)), 0.25))
    freq = lambda t: f * bend(t) * (1 - 0.035 * math.exp(-t / 0.018)) * (1 + 0.006 * math.sin(TAU * 5.5 * t) * min(1, t / 0.25))
    return blown(seconds, freq, soft, loud, tongue(seconds, 0.028 * size ** 0.5))


def coin_on(f, rng, level=1.0, t60=0.2, colour=1.0):
    """A small coin: a thin disc's modes."""
    return [o * level for o in strike([
        (f, t60, 1.0), (f * 1.006, t60 * 0.9, 0.4), (f * 1.73, t60 * 0.7, 0.45 * colour), (f * 2.33, t60 * 0.5, 0.30 * colour),
        (f * 3.1, t60 * 0.35, 0.15 * colour), (f * 0.5, 0.03, 0.10)], 0.4, 0.1, rng)]


def glass(f, rng, t60=0.28):
    """A bottle: few modes, wide apart, that ring."""
    return strike([(f, t60, 1.0), (f * 1.02, t60 * 0.8, 0.3), (f * 2.32, t60 * 0.6, 0.55), (f * 4.25, t60 * 0.35, 0.3)], 0.6, 0.15, rng)


def iron(rng, f, t60, hard=1.6, count=14):
    """A plate of iron: many modes, close together, the low ones long."""
    modes = []
    for k in range(count):
        hz = f * (1 + 0.62 * k + 0.05 * k * k) * (1 + 0.05 * (rng.random() - 0.5))
        modes.append((hz, t60 / (1 + 0.16 * k), (0.6 + 0.4 * rng.random()) * (0.5 if k == 0 else 1.0) * 0.93 ** k))
    return strike(modes, hard, 0.3, rng)


def room(x, sr=SR, mix=0.22, size=1.0, tail=0.0):
    """A small furnished room: six early reflections, each duller than the last, and if asked a short tail."""
    out = list(x)
    wet = biquad(x, "low", 3800, 0.6, sr)
    for ms, g in ((7.1, 0.62), (11.3, -0.5), (17.9, 0.42), (23.7, -0.33), (31.3, 0.25), (41.9, -0.18)):
        add(out, wet, ms * size / 1000, g * mix, sr)
    if tail:
        src = biquad(wet, "high", 180, 0.7, sr)
        for ms in (29.7, 37.1, 41.3, 43.7):
            d = n_of(ms * size / 1000, sr)
            g = 10 ** (-3 * d / sr / tail)
            n = len(src) + n_of(tail, sr)
            y = [0.0] * n
            lp = 0.0
            for i in range(n):
                v = src[i] if i < len(src) else 0.0
                fb = y[i - d] if i >= d else 0.0
                lp += 0.45 * (fb - lp)
                y[i] = v + g * lp
            add(out, y, 0.006, mix * 0.16, sr)
    return out


def finish(x, level, sr=SR, dull=9000.0, fade=0.02):
    """Levels, rounds off and closes a sound.

    level: how loud its loudest 50 ms are to be, in dBFS; peaks are rounded off at -3 dBFS,
    and no sound is driven into that by more than 5 dB.
    """
    x = biquad(x, "high", 45, 0.7, sr)
    x = biquad(biquad(x, "low", dull, 0.6, sr), "low", dull * 1.2, 0.6, sr)
    peak = max(abs(v) for v in x) or 1.0
    last = max(i for i, v in enumerate(x) if abs(v) > peak * 0.0016)
    x = x[: min(len(x), last + n_of(fade, sr))]
    k = n_of(fade, sr)
    for i in range(min(k, len(x))):
        x[-1 - i] *= 0.5 - 0.5 * math.cos(math.pi * i / k)
    for i in range(min(24, len(x))):
        x[i] *= i / 24
    loud = loudness(x, sr)
    gain = min(10 ** (level / 20) / loud, 10 ** ((-3 + 5) / 20) / peak)
    top, knee = 10 ** (-3 / 20), 0.42
    out = []
    for v in x:
        v *= gain
        a = abs(v)
        if a > knee:
            a = knee + (top - knee) * math.tanh((a - knee) / (top - knee))
            v = math.copysign(a, v)
        out.append(v)
    return out


def loudness(x, sr=SR):
    """The RMS of the loudest 50 ms, bass counted less as the ear (and a laptop) does."""
    y = biquad(x, "high", 180, 0.6, sr)
    w = n_of(0.05, sr)
    acc = best = 0.0
    for i, v in enumerate(y):
        acc += v * v
        if i >= w:
            acc -= y[i - w] ** 2
        best = max(best, acc)
    return math.sqrt(best / w) or 1e-9


# ---------------------------------------------------------------- the sounds of Eviction and of the table
# Each takes its variation's number (from 0) and a random source of its own.


def door(v, rng):
    out = add([], latch(rng, 0.5, 1500 + 120 * v), 0)
    add(out, whoosh(0.09, rng, 300, 900, 0.8), 0.01, 0.25)
    bang = panel(rng, (122, 112, 131)[v], 1.6, 0.24, 0.97)
    add(out, crack(rng, 0.02), 0.07, 0.8)
    add(out, bang, 0.07, 1.6)
    add(out, slap(rng, 0.7, 260, 2800, 0.06), 0.07)
    for k in range((2, 3, 2)[v]):  # it shivers on its hinges
        add(out, panel(rng, 150 + 20 * k, 2.5, 0.09), 0.145 + 0.055 * k + 0.012 * rng.random(), 0.30 / (k + 1))
    add(out, metal(rng, 900, 2600, 4, 0.09, 1.2), 0.15, 0.10)
    return finish(room(out, mix=0.3, size=1.3), -13)


def knock(v, rng):
    """Always at d' (294 Hz), so that the program's higher waves stay in tune with each other."""
    out = []
    at = 0.0
    for k, level in enumerate(((0.8, 0.75, 1.0), (0.85, 0.9, 1.0), (0.75, 0.95, 0.9))[v]):
        f = 293.7
        x = strike([(f, 0.11, 1.0), (f * 0.5, 0.07, 0.3), (f * 1.5, 0.07, 0.35), (f * 2.0, 0.06, 0.40), (f * 2.76, 0.05, 0.40),
                    (f * 4.2, 0.035, 0.30), (f * 6.1, 0.025, 0.20)], 1.1 + 0.2 * rng.random(), 0.3, rng)
        add(x, crack(rng, 0.008, 900, 3200), 0, 0.30)
        add(out, x, at, level)
        at += (0.112, 0.104, 0.118)[v] + 0.008 * (rng.random() - 0.5)
    return finish(room(out, mix=0.28), -13)


def tumble(v, rng):
    out = []
    at, gap = 0.0, (0.046, 0.052, 0.04)[v]
    for k in range((7, 6, 8)[v]):
        f = (820, 930, 760)[v] * (0.86 + 0.34 * rng.random()) * (1.18 if k % 2 else 1.0)
        level = (0.5 + 0.5 * rng.random()) * (1.0 - 0.07 * k)
        add(out, wood(f, rng, 0.05, 0.6 + 0.4 * rng.random()), at, level)
        add(out, panel(rng, 190, 2.0, 0.05), at, 0.10 * level)
        at += gap * (0.75 + 0.5 * rng.random()) * (1 + 0.06 * k)
    return finish(room(out), -15)


def land(v, rng):
    out = add([], wood((690, 745, 640)[v], rng, 0.075, 1.1, 0.8), 0)
    add(out, panel(rng, (165, 178, 154)[v], 2.0, 0.11, 0.9), 0.001, 0.38)
    if v != 1:  # it sways and finds its feet
        add(out, wood(780 + 40 * v, rng, 0.04, 1.2, 0.6), 0.085 + 0.01 * v, 0.22)
    return finish(room(out), -14)


def bounce(v, rng):
    f0 = (215, 240, 195)[v]
    n = n_of(0.36)
    out, phase = [], 0.0
    for i in range(n):
        t = i / SR
        f = f0 * (1 + 0.55 * math.exp(-t / 0.03)) * (1 + 0.20 * math.exp(-t / 0.16) * math.sin(TAU * (15.5 + 2 * v) * t)) * (1 + 0.5 * t)
        phase += TAU * f / SR
        a = math.exp(-t / 0.085) * min(1, t / 0.003) * min(1, (0.36 - t) / 0.06)
        out.append(a * (math.sin(phase) + 0.30 * math.sin(2 * phase) * math.exp(-t / 0.04) + 0.10 * math.sin(3 * phase) * math.exp(-t / 0.02)))
    add(out, wood((430, 470, 400)[v], rng, 0.09, 1.6, 0.7), 0, 1.0)
    add(out, panel(rng, 150, 2.0, 0.1, 0.9), 0, 0.35)
    return finish(room(out), -14)


def stamp(v, rng):
    out = add([], panel(rng, (128, 118, 137)[v], 2.6, 0.14, 0.9), 0.004, 1.0)
    x = shape(noise(0.035, rng), lambda t: min(1, t * 12) * math.exp(-t * 6))
    add(out, biquad(biquad(x, "low", 2300, 0.6), "high", 300), 0, 1.5)
    add(out, wood((360, 385, 340)[v], rng, 0.05, 1.6, 0.8), 0.003, 0.9)
    add(out, paper(0.05, rng, 900, 900, 3200, hump(0.3)), 0.15 + 0.02 * v, 1.6)  # the ink lets go of the paper
    return finish(room(out, mix=0.18), -13)


def card(v, rng):
    d = (0.15, 0.17, 0.13)[v]
    out = add([], paper(d, rng, 2600, 900, 4300, hump(0.6)), 0, 1.0)
    add(out, whoosh(d, rng, 900, 1900, 0.7, 1.2), 0, 0.35)
    add(out, slap(rng, 1.0, (205, 225, 190)[v], 3300), d * 0.9)
    return finish(room(out, mix=0.15), -17, dull=7000)


def draw(v, rng):
    d = (0.16, 0.14, 0.18)[v]
    out = add([], slap(rng, 0.28, 420, 4200, 0.02), 0)
    add(out, whoosh(d, rng, (1300, 1500, 1200)[v], 3600, 0.62, 1.1), 0.008, 0.9)
    add(out, paper(d, rng, 2200, 1500, 5200, hump(0.6)), 0.008, 0.8)
    return finish(room(out, mix=0.12), -19, dull=7000)


def key(v, rng):
    out = []
    at = 0.0
    for k in range((5, 6, 4)[v]):
        add(out, metal(rng, 2100 + 300 * rng.random(), 6400, 7, 0.26, 0.25), at, 0.5 + 0.5 * rng.random() if k else 0.9)
        at += 0.035 + 0.05 * rng.random()
    add(out, latch(rng, 0.35, 1500), at + 0.02)
    return finish(room(out, mix=0.15), -20, dull=7000)


def shuffle(v, rng):
    out = []
    for pas, start in enumerate((0.0, 0.42)):
        n = 17
        for k in range(n):
            t = k / n
            at = start + 0.30 * (t ** 0.9) + 0.004 * rng.random()
            g = hump(0.55)(min(1, t + 0.03)) * 0.8 + 0.2
            add(out, slap(rng, 0.35 * g, 330 + 30 * pas + 130 * t, 3800, 0.018), at)
        add(out, paper(0.34, rng, 1500, 1100, 4200, hump(0.5)), start, 0.5)
    add(out, slap(rng, 0.9, 200, 2800), 0.82)
    add(out, slap(rng, 0.6, 240, 2800), 0.93)
    return finish(room(out, mix=0.15), -17, dull=7000)


def place(v, rng):
    out = add([], wood((1020, 1110, 950)[v], rng, 0.055, 1.0, 0.7), 0)
    add(out, panel(rng, (240, 256, 224)[v], 1.6, 0.06, 0.88), 0.0005, 0.22)
    return finish(room(out, mix=0.18), -16)


def lift(v, rng):
    out = add([], wood((1350, 1450, 1270)[v], rng, 0.035, 1.4, 0.5), 0.0, 0.55)
    add(out, whoosh(0.085, rng, 700, 2100, 0.4, 1.8), 0.004, 0.55)
    return finish(room(out, mix=0.15), -22, dull=6500)


def swap(v, rng):
    out = add([], whoosh(0.36, rng, 380, 3000 + 300 * v, 0.45, 5), 0, 1.0)
    add(out, whoosh(0.36, rng, 2600 + 300 * v, 330, 0.5, 5), 0.05, 1.0)
    add(out, wood(880, rng, 0.05, 1.0, 0.7), 0.37, 0.30)
    add(out, wood((740, 990)[v], rng, 0.05, 1.0, 0.7), 0.43, 0.30)
    return finish(room(out, mix=0.15), -18, dull=7000)


def paint(v, rng):
    out = []
    for k, start in enumerate((0.0, 0.27)):
        d = 0.27 + 0.02 * v
        x = noise(d, rng)
        f0, f1 = ((700, 1500), (1450, 650))[k]
        x = sweep(x, lambda t: f0 + (f1 - f0) * t, 1.3)
        rate = (24, 29)[v]
        n = len(x)
        x = [s * (0.62 + 0.38 * math.sin(TAU * rate * i / SR + 0.7 * math.sin(TAU * 7 * i / SR))) for i, s in enumerate(x)]
        x = shape(x, hump((0.35, 0.6)[k], 0.7))
        add(out, x, start, (1.0, 0.8)[k])
        add(out, paper(d, rng, 700, 500, 2600, hump(0.5), (1.0, 5.0)), start, 0.8)  # the wet of it
    return finish(room(out, mix=0.15), -19, dull=6000)


def suitcase(v, rng):
    out = add([], strike([(205, 0.08, 0.8), (340, 0.06, 0.6), (560, 0.04, 0.4)], 2.4, 0.3, rng), 0, 0.7)
    for k, at in enumerate((0.035, (0.165, 0.15)[v])):
        add(out, latch(rng, 1.0 - 0.1 * k, (1450, 1600)[v] * (1.0 if k == 0 else 1.09)), at)
        add(out, strike([(240, 0.05, 0.6), (470, 0.04, 0.4)], 1.6, 0.2, rng), at, 0.3)
        add(out, metal(rng, 2100, 4300, 3, 0.11, 0.4), at + 0.012, 0.16)  # the spring
    return finish(room(out, mix=0.2), -16, dull=7000)


def thread(v, rng):
    out = add([], whoosh(0.46, rng, 600, 2600, 0.55, 2.2), 0, 1.0)
    add(out, paper(0.4, rng, 900, 1400, 4200, hump(0.6)), 0.03, 0.35)
    return finish(room(out, mix=0.25, tail=0.3), -22, dull=6000)


def shake(v, rng):
    d = 1.15
    x = biquad(biquad(biquad(noise(d, rng), "low", 190, 0.9), "low", 420, 0.7), "high", 70, 0.7)
    x = [s * (0.6 + 0.4 * math.sin(TAU * 11 * i / SR + 1.5 * math.sin(TAU * 2.3 * i / SR))) for i, s in enumerate(x)]
    out = add([], shape(x, hump(0.22, 0.8)), 0, 9.0)
    for k in range(20):  # crockery, frames, floorboards
        at = 0.05 + 0.95 * rng.random()
        g = hump(0.25)(at / d)
        if k % 3 == 0:
            add(out, metal(rng, 1500, 3800, 3, 0.08, 0.9), at, 0.16 * g)
        else:
            add(out, wood(300 + 450 * rng.random(), rng, 0.06, 1.2, 0.8), at, 0.5 * g)
    return finish(room(out, mix=0.25, size=1.5), -15, dull=6000, fade=0.08)


def cleared(v, rng):
    out = []
    at = 0.0
    for k in range(19):
        t = k / 18
        f = 1250 * (0.30 ** t) * (0.92 + 0.16 * rng.random())
        add(out, wood(f, rng, 0.06 + 0.03 * t, 0.9 + 0.7 * t), at, 0.55 + 0.35 * rng.random())
        if k % 3 == 2:
            add(out, panel(rng, 190 - 60 * t, 2.0, 0.12, 0.9), at, 0.25)
        at += 0.048 + 0.034 * rng.random() + 0.012 * t
    add(out, panel(rng, 108, 1.8, 0.3, 0.97), at + 0.09, 1.0)
    add(out, crack(rng, 0.02), at + 0.09, 0.7)
    add(out, slap(rng, 0.5, 180, 2200, 0.06), at + 0.09)
    return finish(room(out, mix=0.3, size=1.4, tail=0.35), -13)


def last_chance(v, rng):
    f = 1318.5
    out = strike([(f, 1.15, 1.0), (f * 1.004, 0.9, 0.5), (f * 2.37, 0.55, 0.30), (f * 3.9, 0.22, 0.12), (f * 0.5, 0.25, 0.10)], 1.1)
    add(out, latch(rng, 0.22, 1200), 0)  # the button on top
    return finish(room(out, mix=0.2), -17, dull=7000, fade=0.1)


def score(v, rng):
    """Always at a' (440 Hz) with its octave in front: a plucked tine, for counting upwards."""
    f = 880.0
    out = strike([(f, 0.15, 1.0), (f * 0.5, 0.10, 0.35), (f * 2.0, 0.07, (0.22, 0.3, 0.15)[v]), (f * 3.0, 0.05, (0.12, 0.06, 0.16)[v]),
                  (f * 5.4, 0.02, 0.08)], (0.9, 1.1, 0.8)[v], 0.15, rng)
    add(out, slap(rng, 0.12, 600, 3500, 0.008), 0)
    return finish(room(out, mix=0.14), -17)


def penalty(v, rng):
    n = n_of(0.85)
    out, phase = [], 0.0
    f0 = (207, 185)[v]
    for i in range(n):
        t = i / SR
        f = f0 * (1 - 0.20 * t) * (1 + 0.045 * math.sin(TAU * (5.6 + 0.5 * v) * t) * min(1, t / 0.15))
        phase += TAU * f / SR
        a = min(1, t / 0.06) ** 2 * math.exp(-t / 0.34) * (0.72 + 0.28 * math.cos(TAU * 5.6 * t)) * min(1, (0.85 - t) / 0.25)
        out.append(a * (math.sin(phase) + 0.16 * math.sin(2 * phase + 0.5) + 0.13 * math.sin(3 * phase)))
    breath = sweep(noise(0.85, rng), lambda t: 2.5 * f0 * (1 - 0.2 * t), 9)
    add(out, shape(breath, hump(0.25)), 0, 1.2)
    return finish(room(out, mix=0.35, size=1.8, tail=0.5), -17, dull=5000, fade=0.08)


def click(v, rng):
    out = add([], slap(rng, 0.6, (520, 610)[v], 4200, 0.014), 0)
    add(out, wood((1500, 1720)[v], rng, 0.028, 0.9, 0.5), 0, 0.55)
    return finish(room(out, mix=0.08), -20, dull=7000)


def hover(v, rng):
    out = add([], slap(rng, 0.4, 900, 4000, 0.009), 0)
    add(out, wood(1900, rng, 0.016, 1.1, 0.4), 0, 0.3)
    return finish(out, -29, dull=6000, fade=0.008)


def nope(v, rng):
    out = []
    for k, at in enumerate((0.0, 0.115)):
        add(out, strike([(196 - 12 * k, 0.08, 0.8), (335, 0.055, 0.7), (520, 0.04, 0.5), (790, 0.025, 0.3)], 2.6, 0.2, rng), at, (0.85, 1.0)[k])
    return finish(room(out, mix=0.15), -17, dull=3500)


def your_turn(v, rng):
    out = add([], marimba(392.0, 0.45), 0, 0.85)
    add(out, marimba(587.3, 0.6), 0.15, 1.0)
    return finish(room(out, mix=0.22, tail=0.25), -19, dull=6000, fade=0.06)


def undo(v, rng):
    x = add([], slap(rng, 0.9, 260, 3600, 0.03), 0)
    add(x, paper(0.17, rng, 2400, 1000, 4300, lambda t: (1 - t) ** 1.5), 0.0, 1.0)
    add(x, whoosh(0.2, rng, 1900, 700, 0.15, 1.4), 0, 0.6)
    x.reverse()
    return finish(room(x, mix=0.25), -18, dull=7000)


def fanfare(v, rng):
    """Our own: up the stairs two at a time, a stumble on the sharp fourth, and home."""
    out = []
    e = 0.118
    tune = [("g4", 0, .8), ("c5", 1, .8), ("e5", 2, .85), ("g5", 3, .9), ("a5", 5, 1), ("f#5", 6, .75), ("g5", 7, .9),
            ("e5", 9, .8), ("g5", 10, .9), ("c6", 12, 1), ("e5", 12, .6), ("g5", 12, .5)]
    for name, at, level in tune:
        add(out, toypiano(pitch(name), 1.0), at * e + 0.004 * rng.random(), level)
    for name, at in (("c4", 1), ("g3", 3), ("f4", 5), ("d4", 7), ("g3", 10), ("c4", 12), ("c3", 12)):
        add(out, marimba(pitch(name), 0.4), at * e, 0.6)
    for at, f in ((0, 980), (2, 980), (4, 760), (6, 980), (8, 980), (8.5, 980), (9, 760), (11, 980), (12, 640)):
        add(out, wood(f, rng, 0.06, 0.9, 0.7), at * e, 0.42)
    return finish(room(out, mix=0.25, tail=0.4), -16, dull=7500, fade=0.15)


# ---------------------------------------------------------------- the sounds of Landlord!


def build(v, rng):
    """A storey is set down: a course of bricks on its mortar, and the floor's boards on top."""
    f = (520, 580, 470)[v]
    out = add([], grit(0.10, rng, hump(0.7)), 0, 0.6)
    add(out, brick(f, rng, 1.0), 0.03)
    add(out, panel(rng, (135, 146, 124)[v], 2.6, 0.12, 0.88), 0.031, 0.55)
    add(out, brick(f * 1.21, rng, 0.55), (0.105, 0.095, 0.12)[v])
    add(out, wood((380, 345, 410)[v], rng, 0.08, 1.4, 0.8), (0.19, 0.175, 0.2)[v], 0.75)
    add(out, panel(rng, 190, 2.2, 0.08, 0.85), (0.19, 0.175, 0.2)[v], 0.3)
    if v != 1:  # the trowel taps it level
        add(out, metal(rng, 2400, 4600, 4, 0.07, 0.4), 0.265 + 0.01 * v, 0.16)
    return finish(room(out, mix=0.2), -15)


def roof(v, rng):
    """Tiles are laid up to the ridge, and it sits."""
    out = []
    at = 0.0
    for k in range((5, 6)[v]):
        f = (1090, 1230)[v] * 1.07 ** k
        add(out, strike([(f, 0.13, 1.0), (f * 1.34, 0.11, 0.7), (f * 2.65, 0.07, 0.5), (f * 4.1, 0.04, 0.25)], 0.6, 0.3, rng), at, 0.5 + 0.05 * k)
        add(out, grit(0.03, rng), at, 0.4)
        at += (0.062, 0.05)[v] * (0.9 + 0.2 * rng.random())
    add(out, wood((310, 335)[v], rng, 0.11, 1.8, 0.8), at + 0.03, 1.0)
    add(out, panel(rng, (150, 160)[v], 2.4, 0.14, 0.88), at + 0.03, 0.6)
    return finish(room(out, mix=0.22), -16)


def alter(v, rng):
    """A saw and a hammer."""
    out = []
    at = 0.0
    for d, up in (((0.17, 1), (0.13, 0)), ((0.24, 1),))[v]:
        teeth = 88 if up else 104
        x = sweep(noise(d, rng), lambda t: (1250 + 900 * t) if up else (2100 - 800 * t), 1.8)
        x = [s * (0.35 + 0.65 * abs(math.sin(math.pi * teeth * i / SR)) ** 3) for i, s in enumerate(x)]
        add(out, shape(x, hump(0.6, 0.7)), at, 1.5 if up else 1.0)
        add(out, creak(d, rng, lambda t: teeth, (430, 960), hump(0.6), 0.1), at, 0.16)
        at += d + 0.02
    at += 0.04
    for k in range((2, 3)[v]):
        f = (1180, 1060)[v] * 1.07 ** k  # the nail goes in, and sings higher
        add(out, strike([(f, 0.07, 0.6), (f * 2.4, 0.06, 0.5), (f * 4.1, 0.05, 0.25)], 0.4, 0.2, rng), at, 0.6)
        add(out, wood(420, rng, 0.06, 1.0), at, 1.1)
        at += (0.15, 0.115)[v]
    return finish(room(out, mix=0.2), -17, dull=7500)


def take_down(v, rng):
    """What was built is taken down again: a nail is drawn, a board comes off, two bricks are put aside."""
    out = add([], creak(0.15, rng, lambda t: 95 + 190 * t * t, (620, 1150, 1900), hump(0.75)), 0, 1.5)
    add(out, wood(560, rng, 0.06, 0.9), 0.155, 0.7)
    add(out, whoosh(0.12, rng, 1500, 600, 0.4, 1.6), 0.16, 0.4)
    add(out, grit(0.16, rng, hump(0.3)), 0.18, 0.5)
    for k, at in enumerate((0.27, 0.36)):
        add(out, brick((640, 450)[k], rng, (0.8, 1.0)[k]), at)
        add(out, panel(rng, (170, 130)[k], 2.4, 0.1, 0.86), at, 0.35)
    return finish(room(out, mix=0.2), -16)


def move_in(v, rng):
    """A door is opened, somebody steps in, the door falls to."""
    out = add([], latch(rng, 0.75, (1350, 1480, 1250)[v]), 0)
    add(out, creak(0.14, rng, lambda t: 52 + 40 * t, ((540, 1010), (610, 1130), (490, 920))[v], hump(0.5)), 0.03, 1.0)
    at = 0.19
    for k in range((3, 2, 3)[v]):
        add(out, step(rng, (152, 165, 143)[v] * (1.0 if k % 2 else 1.09), 0.62 + 0.06 * k), at)
        at += (0.115, 0.13, 0.105)[v]
    at += 0.015
    add(out, panel(rng, (118, 126, 110)[v], 2.6, 0.18, 0.9), at, 0.95)
    add(out, latch(rng, 0.8, (1500, 1600, 1400)[v]), at + 0.012)
    return finish(room(out, mix=0.27, size=1.2), -16)


def walk(v, rng):
    """Small steps on the pavement, and the suitcase's handle complains at every second one."""
    out = []
    at = 0.0
    for k in range((4, 4, 5)[v]):
        f = (232, 250, 215)[v] * (1.0 if k % 2 else 1.14)
        add(out, wood(f * 2.5, rng, 0.035, 1.0, 0.7), at, 0.65 - 0.05 * k)
        add(out, panel(rng, f, 1.8, 0.05, 0.85), at, 0.45 - 0.04 * k)
        add(out, grit(0.035, rng, hump(0.4)), at + 0.02, 0.6)
        if k % 2:
            add(out, creak(0.06, rng, lambda t: 120 + 90 * t, (880 + 60 * v, 1560), hump(0.5)), at + 0.01, 0.55)
            add(out, metal(rng, 2500, 4200, 3, 0.05, 0.4), at + 0.03, 0.13)
        at += (0.135, 0.15, 0.118)[v] * (0.95 + 0.1 * rng.random())
    return finish(room(out, mix=0.15), -18, dull=7500)


COIN = 2349.3


def coin(v, rng):
    """Always at d'''' (2349 Hz), so that sums can be counted upwards: it falls on wood and hops once."""
    out = coin_on(COIN, rng, 1.0, 0.22, (1.0, 1.3, 0.75)[v])
    add(out, coin_on(COIN, rng, (0.38, 0.45, 0.32)[v], 0.15, (0.8, 0.7, 1.1)[v]), (0.058, 0.047, 0.068)[v])
    if v == 2:
        add(out, coin_on(COIN, rng, 0.15, 0.1), 0.104)
    add(out, wood(640, rng, 0.03, 1.0, 0.6), 0, 0.22)
    return finish(room(out, mix=0.12), -19, dull=8500)


def purse(v, rng):
    """A handful of coins goes into the purse, and it snaps shut."""
    out = []
    for k in range(9):
        at = 0.02 + 0.30 * (k / 9) ** 0.9 + 0.012 * rng.random()
        f = 1500 + 1300 * rng.random()
        x = coin_on(f, rng, 0.5 + 0.4 * rng.random(), 0.10 - 0.005 * k)
        add(out, biquad(x, "low", 5200 - 330 * k, 0.6), at, 0.8)  # ever deeper in the leather
        add(out, slap(rng, 0.16, 260, 1800, 0.02), at)
    add(out, shape(biquad(noise(0.09, rng), "low", 900), hump(0.4)), 0.33, 0.35)
    for k, at in enumerate((0.455, 0.487)):
        add(out, latch(rng, 0.8 + 0.3 * k, 1250 + 420 * k), at)
    add(out, slap(rng, 0.5, 190, 2200, 0.04), 0.488)
    return finish(room(out, mix=0.14), -17, dull=7500)


def pay(v, rng):
    """Two coins are pushed over the table, lower than a coin that comes in."""
    x = sweep(noise(0.2, rng), lambda t: 2600 - 900 * t, 2.4)
    out = add([], shape(x, hump(0.45)), 0, 0.32)
    add(out, grit(0.2, rng, hump(0.5), 900), 0, 0.3)
    for at, f, g in ((0.03, 1568.0, 0.35), (0.20, 1568.0, 0.9), (0.275, 1174.7, 1.0)):
        add(out, coin_on(f, rng, g, 0.15, 0.7), at)
        add(out, wood(430, rng, 0.04, 1.4, 0.6), at, 0.35 * g)
    return finish(room(out, mix=0.14), -18, dull=7500)


def fuse(v, rng):
    """It hisses, spits, and gets ever tenser; the end is cut off, for the breath that is held."""
    d = 0.9
    x = sweep(noise(d, rng), lambda t: 1700 * (2.6 ** (t ** 1.3)), 2.0)
    n = len(x)
    flutter, p = [], 0.0
    for i in range(n):  # trembles from 14 to 46 times a second
        t = i / n
        p += (14 + 32 * t * t) / SR
        flutter.append(0.72 + 0.28 * math.sin(TAU * p))
    x = [s * f for s, f in zip(x, flutter)]
    out = add([], shape(x, lambda t: min(1, t * 16) * (0.28 + 0.72 * t ** 1.6)), 0, 1.2)
    for k in range(34):
        t = rng.random() ** 0.6
        add(out, crack(rng, 0.004 + 0.005 * rng.random(), 1800, 6500), t * (d - 0.02), (0.3 + 0.7 * t) * (0.4 + 0.8 * rng.random()))
    whistle = blown(d, lambda t: 620 * 2 ** (1.2 * (t / d) ** 1.5), wave_table([(1, 1.0)]), wave_table([(1, 1.0), (2, 0.4)]),
                    lambda t: 0.12 + 0.5 * (t / d) ** 2)
    add(out, whistle, 0, 0.14)
    out = out[: n_of(d)]
    return finish(room(out, mix=0.08), -18, dull=8500, fade=0.03)


def explosion(v, rng):
    """The thump, its air, and then the house comes down in bricks."""
    n = n_of(0.5)
    boom, p = [], 0.0
    for i in range(n):
        t = i / SR
        p += (58 + 170 * math.exp(-t / 0.045)) / SR
        a = min(1, t / 0.002) * math.exp(-t / 0.13)
        boom.append(a * math.tanh(2.6 * math.sin(TAU * p)))
    out = add([], boom, 0.0, 0.8)
    blast = sweep(noise(0.42, rng), lambda t: 2200 * (0.09 ** (t ** 0.5)), 0.8)
    add(out, shape(blast, lambda t: min(1, t * 90) * math.exp(-t * 5)), 0, 3.2)
    add(out, crack(rng, 0.03, 300, 3000), 0, 1.0)
    add(out, panel(rng, 84, 2.6, 0.35, 0.95), 0.002, 0.8)
    add(out, rubble(rng, 0.78, 34, 720, 330, 1.25), 0.20, 1.4)
    add(out, grit(0.95, rng, hump(0.2), 1100), 0.12, 1.9)
    add(out, brick(820, rng, 0.75), 1.06)  # the last one
    add(out, brick(900, rng, 0.4), 1.13)
    return finish(room(out, mix=0.28, size=1.6, tail=0.25), -11.5, dull=7000, fade=0.08)


def siren(v, rng):
    """A siren out of a paper horn: two tones, a fourth apart, and at the end its paper goes slack."""
    out = []
    at = 0.0
    for k, (f, d) in enumerate(((587.3, 0.27), (440.0, 0.27), (587.3, 0.27), (440.0, 0.46))):
        reed = throat(f, ((820, 420, 1.0), (1650, 420, 0.8), (2900, 600, 0.45)), 0.1)
        loud, soft = wave_table(reed), wave_table(throat(f, ((700, 500, 1.0),), 0.4))
        slack = 0.30 if k == 3 else 0.0
        freq = lambda t: f * (1 - 0.09 * math.exp(-t / 0.02)) * (1 - slack * max(0.0, t - 0.24) / 0.22) * (1 + 0.012 * math.sin(TAU * 23 * t))
        x = blown(d, freq, soft, loud, tongue(d, 0.018, 0.22 if k == 3 else 0.025, 0.1))
        rattle = 31 if k < 3 else 26
        x = [s * (0.78 + 0.22 * math.sin(TAU * rattle * i / SR) + 0.16 * (rng.random() - 0.5)) for i, s in enumerate(x)]
        add(out, x, at)
        add(out, paper(d, rng, 900, 1300, 4200, hump(0.3 if k < 3 else 0.8)), at, 0.22 if k < 3 else 0.5)
        at += d + 0.006
    return finish(room(out, mix=0.2), -16, dull=6500, fade=0.04)


def suspect(v, rng):
    """A switch, a lamp in the face, and one low note that asks where you were."""
    out = add([], latch(rng, 0.9, (1750, 1900, 1620)[v]), 0)
    add(out, slap(rng, 0.6, 430, 3600, 0.012), 0)
    add(out, latch(rng, 0.45, (2300, 2450, 2150)[v]), 0.021)
    hum = blown(0.3, lambda t: 200, wave_table([(1, 1), (2, .6), (3, .5), (5, .3)]), wave_table([(1, 1), (3, 1), (5, .6)]),
                lambda t: 0.4 * hump(0.2)(min(1, t / 0.3)))
    add(out, hum, 0.03, 0.10)
    # It asks plainly, with a step down, or twice.
    for name, at, d in ((("d3", 0.11, 0.34),), (("eb3", 0.10, 0.11), ("c#3", 0.22, 0.30)), (("f3", 0.10, 0.13), ("f3", 0.29, 0.19)))[v]:
        add(out, inst_reed(name, d, rng, SR), at, 0.6)
        add(out, strike([(pitch(name), d, 0.7), (pitch(name) * 2, d * 0.7, 0.5), (pitch(name) * 3, d * 0.4, 0.3)], 4.0), at, 0.5)
    return finish(room(out, mix=0.25, size=1.3), -16, dull=6500, fade=0.05)


def alibi(v, rng):
    """The stamp on the paper, and a breath let out: phew."""
    out = add([], panel(rng, (150, 138)[v], 2.4, 0.11, 0.88), 0.0, 0.7)
    add(out, slap(rng, 0.8, 300, 2600, 0.03), 0)
    add(out, wood((450, 415)[v], rng, 0.045, 1.5, 0.8), 0, 0.8)
    f0, at, d = ((1480.0, 0.19, 0.33), (1240.0, 0.15, 0.40))[v]
    fall = lambda t: f0 * (1.12 if t < 0.06 else 1.0) * 0.5 ** ((max(0.0, t - 0.05) / 0.3) * (0.9, 0.62)[v])
    if v:  # and once more, when the door is shut
        fall = lambda t: f0 * (0.62 ** (t / 0.17) if t < 0.17 else 0.86 * 0.6 ** ((t - 0.17) / 0.2))
    env = lambda t: 0.8 * hump(0.22)(min(1, t / d)) if not v else 0.8 * (hump(0.3)(t / 0.17) if t < 0.17 else 0.8 * hump(0.25)(min(1, (t - 0.17) / 0.23)))
    pure = wave_table([(1, 1.0), (2, 0.06)])
    add(out, blown(d, fall, pure, pure, env), at, 0.75)
    x = sweep(noise(d, rng), lambda t: fall(t * d), 6)
    add(out, shape(x, lambda t: env(t * d)), at, 2.2)
    return finish(room(out, mix=0.18), -14)


def jail_door(v, rng):
    """It rolls, it slams, and the bolt goes home."""
    out = add([], creak(0.17, rng, lambda t: 46 + 60 * t, (310, 720, 1400), hump(0.7)), 0, 1.1)
    add(out, whoosh(0.16, rng, 250, 700, 0.85), 0.03, 1.2)
    at = 0.19
    add(out, iron(rng, 128, 1.15, 1.8), at, 1.0)
    add(out, panel(rng, 96, 2.0, 0.26, 0.95), at, 1.2)
    add(out, crack(rng, 0.02, 500, 3200), at, 1.0)
    for k in range(3):  # the bars shiver
        add(out, iron(rng, 330 + 30 * k, 0.16, 1.2, 7), at + 0.075 + 0.052 * k, 0.26 / (k + 1))
    add(out, iron(rng, 410, 0.20, 0.9, 9), at + 0.40, 0.50)
    add(out, latch(rng, 0.9, 900), at + 0.40)
    return finish(room(out, mix=0.35, size=1.9, tail=0.5), -12.5, dull=7000, fade=0.1)


def unlock(v, rng):
    """A key is turned twice, and iron swings open."""
    out = add([], metal(rng, 2300, 5600, 6, 0.16, 0.3), 0, 0.35)
    add(out, metal(rng, 2600, 6000, 5, 0.12, 0.3), 0.06, 0.25)
    for k, at in enumerate((0.16, 0.27)):
        for j in range(4):  # the wards
            add(out, latch(rng, 0.25, 1500 + 120 * j), at + 0.012 * j)
        add(out, iron(rng, 520 - 110 * k, 0.13, 0.9, 8), at + 0.055, 0.5 + 0.2 * k)
        add(out, latch(rng, 0.7, 1000), at + 0.055)
    rising = lambda t: 66 + 150 * t ** 1.4
    add(out, creak(0.42, rng, rising, (360, 830, 1700), hump(0.4), 0.12), 0.38, 1.3)
    squeal = blown(0.4, lambda t: 5 * rising(t / 0.42), wave_table([(1, 1), (2, .3)]), wave_table([(1, 1), (2, .5), (3, .3)]),
                   lambda t: 0.5 * hump(0.5)(min(1, t / 0.4)))
    add(out, squeal, 0.39, 0.36)
    return finish(room(out, mix=0.3, size=1.6, tail=0.35), -17, dull=7000, fade=0.08)


def murder(v, rng):
    """A floorboard creaks; then something soft and heavy falls on a carpet, and a teacup turns on its saucer."""
    out = add([], creak(0.36, rng, lambda t: 26 + 34 * t - 18 * max(0, t - 0.7), (410, 790, 1350), hump(0.65), 0.35), 0, 5.0)
    thud = []
    x = biquad(biquad(biquad(noise(0.16, rng), "high", 170, 0.7), "low", 520, 0.7), "low", 800, 0.6)
    add(thud, shape(x, lambda t: min(1, t * 30) * math.exp(-t * 6)), 0, 3.4)
    add(thud, panel(rng, 96, 5.0, 0.2, 0.82), 0, 1.2)
    add(thud, strike([(118, 0.2, 0.6), (205, 0.16, 1.0), (290, 0.12, 0.9), (410, 0.08, 0.6)], 4.5), 0, 1.0)
    add(out, thud, 0.50, 1.0)
    add(out, thud, 0.60, 0.30)
    for k in range(5):  # ever quicker
        add(out, glass(2050 + 30 * k, rng, 0.07), 0.68 + 0.05 * k - 0.004 * k * k, 0.30 * (1 - 0.17 * k))
    return finish(room(out, mix=0.3, size=1.3, tail=0.3), -15, dull=5500, fade=0.08)


def rebound(v, rng):
    """A mistake: boing, and it flies back to where it came from."""
    d = 0.42
    out, p = [], 0.0
    for i in range(n_of(d)):
        t = i / SR
        # A ruler over the edge of a table, drawn in while it swings.
        f = 128 * 2 ** (1.1 * (t / d) ** 1.2) * (1 + 0.10 * math.sin(TAU * (11 + 9 * t / d) * t))
        p += f / SR
        a = min(1, t / 0.003) * math.exp(-t / 0.19) * min(1, (d - t) / 0.06)
        s = math.sin(TAU * p)
        out.append(a * (0.5 * s + 0.45 * math.sin(2 * TAU * p) + 0.42 * math.sin(3 * TAU * p) * math.exp(-t / 0.2)
                        + 0.4 * math.sin(5 * TAU * p + 2 * s) * math.exp(-t / 0.12)))
    add(out, wood(300, rng, 0.07, 1.4), 0, 0.8)
    add(out, whoosh(0.36, rng, 3000, 420, 0.62, 2.6), 0.26, 3.4)
    add(out, slap(rng, 0.9, 230, 2600), 0.585)
    add(out, panel(rng, 170, 2.2, 0.1, 0.88), 0.585, 0.4)
    return finish(room(out, mix=0.22), -14)


def voice(rng, f, seconds, vowels):
    """Somebody in a crowd: the first vowel goes over into the second."""
    a, b = (throat(f, tuple((c, 130, g) for c, g in vowel), 0.3, 4200) for vowel in vowels)
    ta, tb = wave_table(a), wave_table(b)
    bend = 0.08 + 0.1 * rng.random()
    jit = 4 + 3 * rng.random()
    freq = lambda t: f * (1 + bend * hump(0.35)(min(1, t / seconds)) + 0.015 * math.sin(TAU * jit * t))
    # Brightness follows time here, not loudness: blown() mixes by its envelope, so the two vowels are blown apart.
    one = blown(seconds, freq, ta, ta, lambda t: hump(0.25)(min(1, t / seconds)))
    two = blown(seconds, freq, tb, tb, lambda t: hump(0.65)(min(1, t / seconds)))
    return [x * max(0.0, 1 - 1.5 * i / len(one)) + y * min(1.0, 1.5 * i / len(one)) for i, (x, y) in enumerate(zip(one, two))]


def squatters(v, rng):
    """The banner drops from the window, the drum says we shall not be moved, the crowd says hey."""
    out = []
    for at, g in ((0.0, 1.0), (0.085, 0.6), (0.15, 0.45)):  # cloth
        x = shape(biquad(biquad(noise(0.09, rng), "low", 1300, 0.7), "high", 160), lambda t: min(1, t * 12) * math.exp(-t * 5))
        add(out, x, at, 2.2 * g)
    x = sweep(noise(0.30, rng), lambda t: 700 + 500 * t, 1.0)
    x = [s * (0.5 + 0.5 * math.sin(TAU * (21 + 12 * i / len(x)) * i / SR)) for i, s in enumerate(x)]
    add(out, shape(x, hump(0.2)), 0.10, 1.0)
    for at, g in ((0.30, 0.9), (0.42, 0.55), (0.48, 0.65), (0.54, 0.9), (0.72, 0.9), (0.84, 1.1)):
        add(out, strike([(208, 0.15, 1.0), (332, 0.1, 0.65), (463, 0.08, 0.5), (615, 0.06, 0.35)], 2.0, 0.2, rng), at, 0.6 * g)
        wires = shape(noise(0.08, rng), lambda t: min(1, t * 30) * math.exp(-t * 5))
        add(out, biquad(wires, "band", 2300, 0.7), at, 0.42 * g)
    eh, ee = ((580, 1.0), (1750, 0.8), (2500, 0.5)), ((380, 1.0), (2100, 0.8), (2800, 0.45))
    for k in range(9):
        for at in (0.70, 0.84):
            if at == 0.70 and k % 3:
                continue
            f = 118 * 2 ** (1.25 * k / 8) * (0.97 + 0.06 * rng.random())
            add(out, voice(rng, f, 0.30 + 0.08 * rng.random(), (eh, ee)), at + 0.035 * rng.random(), 0.30)
    breath = sweep(noise(0.4, rng), lambda t: 900 + 900 * t, 1.2)
    add(out, shape(breath, hump(0.25)), 0.84, 0.35)
    return finish(room(out, mix=0.32, size=1.6, tail=0.3), -15, dull=6000, fade=0.08)


def musician(v, rng):
    """Four notes on the trumpet, of which three are right."""
    out = []
    crook = lambda t: 1 + 0.06 * min(1, t / 0.05) * math.sin(TAU * 7.5 * t) * max(0.0, 1 - t / 0.4) - 0.12 * max(0.0, t - 0.30) / 0.2
    for name, at, d, bend in (("d5", 0.0, 0.11, None), ("g5", 0.135, 0.11, None), ("bb5", 0.27, 0.17, None), ("c#5", 0.47, 0.46, crook)):
        add(out, brass(pitch(name), d, bend or (lambda t: 1.0)), at, 0.9 if bend else 0.75)
    add(out, shape(sweep(noise(0.12, rng), lambda t: 1500, 2), hump(0.3)), 0.88, 0.15)  # and out of breath
    return finish(room(out, mix=0.25, tail=0.25), -16, dull=6500, fade=0.06)


def celebrity(v, rng):
    """Flashbulbs: shutter, pop, and the glass tinkles as it cools."""
    out = []
    for k, (at, g) in enumerate(((0.0, 0.9), (0.16, 0.7), (0.25, 1.0), (0.47, 0.8))):
        add(out, latch(rng, 0.5 * g, 2000 + 180 * k), at)
        pop = shape(noise(0.13, rng), lambda t: min(1, t * 40) * math.exp(-t * 7))
        pop = sweep(pop, lambda t: 3600 * 0.25 ** (t ** 0.6), 0.8)
        add(out, pop, at + 0.018, 1.5 * g)
        add(out, strike([(310 + 25 * k, 0.06, 1.0), (520, 0.04, 0.5)], 1.6, 0.2, rng), at + 0.018, 0.7 * g)
        add(out, glass(3050 + 260 * k, rng, 0.12), at + 0.06, 0.07 * g)
        whine = blown(0.16, lambda t: 1900 + 260 * k + 5200 * t, wave_table([(1, 1.0)]), wave_table([(1, 1.0)]),
                      lambda t: 0.5 * hump(0.6)(min(1, t / 0.16)))
        add(out, whine, at + 0.05, 0.06 * g)
    return finish(room(out, mix=0.2), -16, dull=8500, fade=0.04)


def demolition(v, rng):
    """The ball on its chain swings, hits, and a wall gives way."""
    out = []
    for k in range(5):
        add(out, metal(rng, 1100, 3400, 4, 0.06, 0.8), 0.035 * k + 0.01 * rng.random(), 0.45)
    add(out, whoosh(0.24, rng, 260, 950, 0.85, 1.4), 0.0, 2.4)
    at = 0.22
    add(out, iron(rng, 196, 0.45, 2.0, 10), at, 0.75)
    add(out, panel(rng, 104, 2.4, 0.24, 0.95), at, 1.0)
    add(out, brick(360, rng, 1.2, 0.09), at)
    add(out, crack(rng, 0.03, 350, 2800), at, 0.9)
    add(out, rubble(rng, 0.5, 24, 430, 680, 1.5), at + 0.07, 1.5)
    add(out, grit(0.55, rng, hump(0.25), 1000), at + 0.03, 1.6)
    return finish(room(out, mix=0.28, size=1.5), -12.5, dull=7000, fade=0.08)


def refuse(v, rng):
    """Mm-mm, says somebody, and tears the paper in two."""
    out = []
    for at, f, d in ((0.0, 233.1, 0.10), (0.14, 174.6, 0.17)):
        nose = wave_table(throat(f, ((260, 150, 1.0), (900, 180, 0.25), (1750, 260, 0.12)), 0.5, 3500))
        freq = lambda t: f * (1 + 0.05 * math.exp(-t / 0.03) - 0.10 * max(0.0, t - 0.09) / 0.1)
        add(out, blown(d, freq, nose, nose, tongue(d, 0.018, 0.05, 0.15)), at, 0.85)
    d = 0.27
    tear = paper(d, rng, 5200, 1300, 5200, lambda t: 0.35 + 0.65 * t, (0.4, 1.6))
    n = len(tear)
    tear = [s * (0.45 + 0.55 * abs(math.sin(math.pi * (75 + 130 * i / n) * i / SR))) for i, s in enumerate(tear)]
    add(out, tear, 0.33, 1.6)
    x = sweep(noise(d, rng), lambda t: 1500 + 2400 * t, 1.6)
    add(out, shape(x, lambda t: min(1, t * 10) * (0.4 + 0.6 * t) * min(1, (1 - t) * 12)), 0.33, 0.55)
    return finish(room(out, mix=0.15), -16, dull=7500)


def double(v, rng):
    """Back into the bin of bottles: the lid, two bottles, the lid."""
    out = add([], creak(0.09, rng, lambda t: 140 + 80 * t, (700, 1500), hump(0.5)), 0, 0.7)
    add(out, iron(rng, 310, 0.10, 1.4, 8), 0.07, 0.5)
    for at, f, g in ((0.19, 1245.0, 0.9), (0.235, 1720.0, 0.55), (0.345, 1480.0, 0.7), (0.375, 2010.0, 0.45), (0.43, 1180.0, 0.3)):
        add(out, glass(f, rng, 0.20), at, g * 0.8)
        add(out, crack(rng, 0.006, 1500, 5200), at, 0.3 * g)
        add(out, iron(rng, 240, 0.09, 2.0, 5), at, 0.22 * g)  # the drum of the bin
    add(out, iron(rng, 265, 0.16, 2.0, 9), 0.56, 0.6)
    add(out, panel(rng, 150, 2.6, 0.12, 0.86), 0.56, 0.8)
    return finish(room(out, mix=0.2), -17, dull=7500)


def offer(v, rng):
    """Two notes that go up and stay there, like a question."""
    out = add([], inst_clarinet("d5", 0.16, rng, SR), 0, 0.75)
    f = pitch("f#5")
    tone = inst_clarinet("f#5", 0.30, rng, SR)
    bent, p = [], 0.0  # its end is drawn upwards
    while p < len(tone) - 2:
        k = int(p)
        bent.append(tone[k] + (p - k) * (tone[k + 1] - tone[k]))
        p += 1 + 0.055 * max(0.0, p / len(tone) - 0.45) / 0.55
    add(out, bent, 0.19, 0.9)
    add(out, paper(0.1, rng, 1400, 1000, 4000, hump(0.5)), 0, 0.3)
    return finish(room(out, mix=0.22, tail=0.2), -19, dull=6000, fade=0.05)


def deal(v, rng):
    """Hands meet and shake twice; the question is answered."""
    out = add([], slap(rng, 1.0, 250, 2400, 0.05), 0, 1.3)
    add(out, strike([(330, 0.05, 0.8), (520, 0.04, 0.5)], 2.6, 0.3, rng), 0, 0.5)
    for k, at in enumerate((0.11, 0.22)):  # sleeves
        x = shape(biquad(biquad(noise(0.08, rng), "band", 900 + 200 * k, 0.8), "low", 2400), hump(0.4))
        add(out, x, at, 0.8)
    add(out, inst_clarinet("f#5", 0.13, rng, SR), 0.12, 0.62)
    add(out, inst_clarinet("g5", 0.34, rng, SR), 0.27, 0.8)
    add(out, inst_clarinet("b4", 0.34, rng, SR), 0.27, 0.5)
    add(out, inst_clarinet("g4", 0.34, rng, SR), 0.27, 0.5)
    return finish(room(out, mix=0.22, tail=0.2), -17, dull=6000, fade=0.05)


def decline(v, rng):
    """The paper is pushed back; two notes go down, short."""
    out = add([], inst_clarinet("eb5", 0.11, rng, SR), 0, 0.7)
    add(out, inst_clarinet("a4", 0.15, rng, SR), 0.13, 0.85)
    add(out, whoosh(0.15, rng, 1800, 800, 0.4, 1.4), 0.2, 0.5)
    add(out, paper(0.16, rng, 2000, 900, 3800, hump(0.4)), 0.2, 0.5)
    add(out, slap(rng, 0.45, 220, 2600, 0.03), 0.33)
    return finish(room(out, mix=0.16), -19, dull=6000)


def police_car(v, rng):
    """A car's door, and a whistle with a pea in it."""
    out = add([], latch(rng, 0.6, 1100), 0)
    add(out, panel(rng, 106, 3.4, 0.2, 0.84), 0.03, 1.05)
    add(out, iron(rng, 240, 0.10, 2.4, 6), 0.03, 0.4)
    add(out, slap(rng, 0.6, 170, 1600, 0.05), 0.03)
    pure = wave_table([(1, 1.0), (2, 0.12), (3, 0.04)])
    for at, d in ((0.26, 0.12), (0.42, 0.40)):
        pea = lambda t: math.sin(TAU * (27 + 10 * min(1, t / 0.1)) * t)
        freq = lambda t: 2080 * (1 - 0.2 * math.exp(-t / 0.012)) * (1 + 0.045 * pea(t))
        env = tongue(d, 0.012, 0.04, 0.0)
        x = blown(d, freq, pure, pure, lambda t: env(t) * (0.72 + 0.28 * pea(t)))
        add(out, x, at, 0.8)
        add(out, shape(sweep(noise(d, rng), lambda t: 2200, 3), hump(0.3)), at, 0.35)
    return finish(room(out, mix=0.25, size=1.4), -15, dull=7500, fade=0.05)


def politics(v, rng):
    """A short swagger for trombone and drum; the last note slides home as if it owned the street."""
    out = []
    slide = lambda t: 0.84 + 0.16 * min(1.0, t / 0.16)
    for name, at, d, bend, g in (("f3", 0.0, 0.20, None, 0.8), ("f3", 0.235, 0.075, None, 0.6), ("bb3", 0.315, 0.20, None, 0.9),
                                 ("a3", 0.55, 0.075, None, 0.6), ("d4", 0.63, 0.42, slide, 1.0)):
        add(out, brass(pitch(name), d, bend or (lambda t: 1.0), 1.7), at, g)
        if name == "d4":
            add(out, brass(pitch("bb2"), d, lambda t: 1.0, 2.4), at, 0.7)
    for at, g in ((0.0, 0.8), (0.315, 0.8), (0.63, 1.1)):
        add(out, strike([(82, 0.22, 1.0), (131, 0.15, 0.8), (176, 0.1, 0.5), (240, 0.06, 0.3)], 5, 0.2, rng), at, 0.9 * g)
    for at in (0.47, 0.55):
        add(out, biquad(shape(noise(0.06, rng), lambda t: min(1, t * 30) * math.exp(-t * 5)), "band", 2300, 0.7), at, 0.4)
    return finish(room(out, mix=0.25, size=1.3, tail=0.25), -15, dull=6000, fade=0.06)


# ---------------------------------------------------------------- the sounds of Alternatywy 4
# A name that the workshop has already ends in an underscore here, and loses it in the file's name.


def rub(seconds, rng, f0, f1, q, env, rate=0.0, depth=0.5):
    """One thing is drawn over another: noise whose centre moves, ribbed `rate` times a second."""
    x = sweep(noise(seconds, rng), lambda t: f0 * (f1 / f0) ** t, q)
    if rate:
        x = [s * (1 - depth + depth * abs(math.sin(math.pi * rate * i / SR)) ** 2) for i, s in enumerate(x)]
    return shape(x, env)


def drop(f, level=1.0):
    """A drop falls into a puddle: the bubble it makes sings upwards."""
    out, p = [], 0.0
    for i in range(n_of(0.09)):
        t = i / SR
        p += f * (1 + 9 * t) / SR
        out.append(level * min(1, t / 0.002) * math.exp(-t / 0.02) * min(1, (0.09 - t) / 0.02) * math.sin(TAU * p))
    return out


def bell(f, t60, hard=0.9):
    """A small bell of brass, its third a minor one."""
    return strike([(f, t60, 1.0), (f * 1.004, t60 * 0.8, 0.4), (f * 0.5, t60 * 0.6, 0.22), (f * 1.19, t60 * 0.6, 0.35), (f * 2.01, t60 * 0.45, 0.28),
                   (f * 2.74, t60 * 0.3, 0.22), (f * 3.9, t60 * 0.15, 0.10)], hard)


def broom(seconds, rng, back=False, level=1.0):
    """One stroke of a birch broom over concrete."""
    f0, f1 = (2700, 1500) if back else (1400, 3000)
    out = add([], rub(seconds, rng, f0, f1, 0.9, hump(0.35, 0.8), 37, 0.35), 0, 0.8 * level)
    return add(out, paper(seconds, rng, 2600, 1200, 4800, hump(0.4), (0.8, 3.5)), 0, 1.1 * level)


def pail(rng, f=330.0, level=1.0, t60=0.22):
    """A bucket of tin is put down, and its handle falls over."""
    out = add([], iron(rng, f, t60, 1.4, 9), 0, 0.8 * level)
    add(out, panel(rng, 160, 2.6, 0.09, 0.85), 0, 0.5 * level)
    return add(out, metal(rng, 1500, 3600, 4, 0.08, 0.6), 0.075, 0.28 * level)


def nib(rng, seconds, f0, f1, level=1.0, env=None):
    """One stroke of a pencil on paper that lies on wood."""
    env = env or hump(0.4, 0.6)
    out = add([], rub(seconds, rng, f0, f1, 1.5, env), 0, 0.75 * level)
    add(out, paper(seconds, rng, 4200, 1600, 5600, env, (0.3, 1.2)), 0, 0.8 * level)
    return add(out, strike([(430, 0.03, 0.8), (760, 0.025, 0.6), (1240, 0.02, 0.4)], 1.2, 0.3, rng), 0, 0.10 * level)


def rip(seconds, rng):
    """Paper is torn."""
    x = paper(seconds, rng, 5200, 1300, 5200, lambda t: 0.35 + 0.65 * t, (0.4, 1.6))
    n = len(x)
    x = [s * 1.6 * (0.45 + 0.55 * abs(math.sin(math.pi * (75 + 130 * i / n) * i / SR))) for i, s in enumerate(x)]
    y = sweep(noise(seconds, rng), lambda t: 1500 + 2400 * t, 1.6)
    return add(x, shape(y, lambda t: min(1, t * 10) * (0.4 + 0.6 * t) * min(1, (1 - t) * 12)), 0, 0.55)


def rubber(rng, f=128.0, level=1.0):
    """The stamp of an office, on a desk that has seen many."""
    out = add([], panel(rng, f, 2.6, 0.14, 0.9), 0.004, 1.0 * level)
    x = shape(noise(0.035, rng), lambda t: min(1, t * 12) * math.exp(-t * 6))
    add(out, biquad(biquad(x, "low", 2300, 0.6), "high", 300), 0, 1.5 * level)
    return add(out, wood(f * 2.85, rng, 0.05, 1.6, 0.8), 0.003, 0.9 * level)


def shutter(rng, slats, gap, f=620.0):
    """Slats of a roller shutter run over the edge; gap(0..1) seconds apart."""
    out, at = [], 0.0
    for k in range(slats):
        t = k / max(1, slats - 1)
        x = add([], wood(f * (1 + 0.25 * rng.random()), rng, 0.03, 0.9, 0.8), 0, 0.55 + 0.3 * rng.random())
        add(x, metal(rng, 1300, 3200, 3, 0.04, 0.7), 0, 0.16)
        add(out, x, at)
        at += gap(t) * (0.9 + 0.2 * rng.random())
    return add(out, rub(at, rng, 900, 1300, 1.0, hump(0.5, 0.6), 60, 0.4), 0, 0.25)


def token(v, rng):
    """A token of thick card is laid on the table, face down."""
    d = (0.05, 0.06, 0.045)[v]
    out = add([], paper(d, rng, 2000, 900, 3800, hump(0.7)), 0, 0.6)
    add(out, slap(rng, 0.9, (310, 340, 285)[v], 3000, 0.03), d)
    add(out, wood((610, 665, 565)[v], rng, 0.045, 1.5, 0.6), d, 0.65)
    if v == 1:  # its other edge
        add(out, wood(700, rng, 0.03, 1.5, 0.5), d + 0.035, 0.25)
    return finish(room(out, mix=0.15), -18, dull=7000)


def reveal(v, rng):
    """All of them are turned over at once."""
    out = add([], whoosh(0.17, rng, 600, 2200, 0.75, 1.4), 0, 0.7)
    add(out, paper(0.16, rng, 2400, 1000, 4300, hump(0.6)), 0.0, 0.7)
    for k, at in enumerate((0.165, 0.172, 0.186, 0.193, 0.212)):
        add(out, slap(rng, 0.65, 250 + 33 * k, 3200, 0.03), at)
        add(out, wood(540 + 47 * ((k * 3) % 5), rng, 0.05, 1.3, 0.7), at, 0.6)
    add(out, panel(rng, 170, 2.4, 0.09, 0.86), 0.17, 0.6)
    return finish(room(out, mix=0.18), -15, dull=7500)


def step_(v, rng):
    """A figure of cardboard comes walking over the lino; now and then a sole sticks."""
    out, at = [], 0.0
    for k in range((2, 3, 3)[v]):
        f = (236, 258, 218)[v] * (1.0 if k % 2 else 1.12)
        level = 0.7 + 0.12 * k
        add(out, slap(rng, 0.75 * level, f * 1.4, 2600, 0.022), at)
        add(out, strike([(f, 0.05, 0.8), (f * 1.9, 0.035, 0.6), (f * 3.3, 0.025, 0.4), (f * 5.2, 0.015, 0.2)], 1.5, 0.3, rng), at, 0.8 * level)
        if k == (1, 0, 2)[v]:
            add(out, creak(0.05, rng, lambda t: 320 + 260 * t, (960, 1540), hump(0.6), 0.08), at + 0.028, 0.5)
        at += (0.165, 0.13, 0.145)[v] * (0.95 + 0.1 * rng.random())
    return finish(room(out, mix=0.22, size=1.2), -17, dull=6500)


def letter(v, rng):
    """An envelope is pushed under a door, catches on the threshold, and lies within."""
    d = (0.21, 0.18, 0.24)[v]
    hump_on = lambda t: hump(0.3)(t / 0.45) if t < 0.45 else 1.1 * hump(0.25)((t - 0.45) / 0.55)
    out = add([], paper(d, rng, 2600, 900, 4200, hump_on), 0, 1.0)
    add(out, rub(d, rng, (900, 1050, 800)[v], 2200, 1.1, hump_on), 0, 0.45)
    add(out, wood((420, 455, 390)[v], rng, 0.035, 1.6, 0.6), d * 0.42, 0.22)
    add(out, slap(rng, 0.55, (230, 250, 215)[v], 2600, 0.03), d + 0.012)
    return finish(room(out, mix=0.2), -18, dull=6500)


def clerk(v, rng):
    """A row of letters on an old typewriter, up to its bell."""
    out, at = [], 0.0
    for k in range(8):
        level = 0.65 + 0.35 * rng.random()
        add(out, metal(rng, 1150 + 90 * (k * 5 % 7), 4200, 5, 0.05, 0.4), at, 0.40 * level)
        add(out, wood(390 + 22 * (k * 3 % 5), rng, 0.035, 1.2, 0.8), at, 0.75 * level)
        add(out, slap(rng, 0.45 * level, 300, 3600, 0.02), at)
        add(out, latch(rng, 0.16 * level, 1900), at + 0.03)
        at += (0.072, 0.066, 0.095, 0.064, 0.07, 0.062, 0.10, 0.085)[k]
    add(out, bell(2093.0, 0.75), at, 0.62)
    add(out, latch(rng, 0.35, 1500), at)
    return finish(room(out, mix=0.16), -16, dull=8000, fade=0.08)


def pencil(v, rng):
    """A name is written on the List: many short strokes, the last with a flourish."""
    out, at = [], 0.0
    strokes = ((0.05, 0.042, 0.06, 0.04, 0.05, 0.10), (0.06, 0.05, 0.045, 0.055, 0.12), (0.045, 0.05, 0.04, 0.045, 0.05, 0.04, 0.09))[v]
    for k, d in enumerate(strokes):
        up = k % 2
        f = 2350 + 240 * (k * 3 % 5)
        add(out, nib(rng, d, f * (1.0 if up else 1.35), f * (1.4 if up else 1.0), 0.75 + 0.3 * rng.random()), at)
        at += d + 0.012 + (0.035 if k == len(strokes) // 2 else 0.0)
    return finish(room(out, mix=0.1), -21, dull=7000)


def strike_(v, rng):
    """A line is drawn through a name, firmly; once, or there and back."""
    out = add([], nib(rng, 0.20, 1900, 3300, 1.1, lambda t: min(1, t * 8) * (0.55 + 0.45 * t) * min(1, (1 - t) * 10)), 0)
    if v:
        add(out, nib(rng, 0.15, 3100, 1900, 1.0, lambda t: min(1, t * 8) * (1 - 0.4 * t) * min(1, (1 - t) * 10)), 0.21)
    else:  # the point is put down at the end
        add(out, slap(rng, 0.4, 480, 3600, 0.014), 0.225)
        add(out, wood(900, rng, 0.03, 0.9, 0.7), 0.225, 0.45)
    return finish(room(out, mix=0.12), -18, dull=7500)


def notice(v, rng):
    """A poster is smoothed out on the board, and pinned: one corner, the other corner."""
    out = add([], paper(0.22, rng, 2200, 800, 3800, hump(0.4)), 0, 0.9)
    add(out, rub(0.22, rng, 800, 1500, 1.0, hump(0.5)), 0, 0.35)
    for k, at in enumerate((0.27, 0.46)):
        add(out, slap(rng, 0.5, 260, 2400, 0.03), at)  # the thumb
        add(out, strike([(182 - 12 * k, 0.09, 0.9), (295, 0.07, 0.8), (470, 0.045, 0.5), (720, 0.03, 0.3)], 2.2, 0.3, rng), at, 1.2)
        add(out, metal(rng, 2300, 4200, 3, 0.03, 0.35), at + 0.006, 0.14)
    add(out, paper(0.08, rng, 1200, 1000, 3600, hump(0.3)), 0.49, 0.4)  # a corner rolls up again
    return finish(room(out, mix=0.2), -16, dull=6500)


def announce(v, rng):
    """The loudspeaker in the yard is switched on, and its three notes come out as well as they can."""
    tone = []
    horn = wave_table([(1, 1.0), (2, 0.7), (3, 0.6), (4, 0.35), (5, 0.3), (7, 0.15)])
    rough = wave_table([(1, 0.7), (2, 1.0), (3, 0.9), (4, 0.5), (5, 0.5), (6, 0.3), (8, 0.2)])
    sag = lambda t: 1 - 0.055 * min(1.0, max(0.0, t - 0.10) / 0.28) + 0.012 * math.sin(TAU * 6.3 * t)
    wow = lambda t: 1 + 0.008 * math.sin(TAU * 8 * t)
    for name, at, d, bend in (("eb4", 0.26, 0.20, wow), ("bb4", 0.50, 0.20, wow), ("a4", 0.74, 0.44, sag)):
        f = pitch(name)
        add(tone, blown(d, lambda t: f * bend(t) * (1 - 0.03 * math.exp(-t / 0.02)), horn, rough, tongue(d, 0.012, 0.05, 0.3)), at)
    hum = blown(1.18, lambda t: 100.0, wave_table([(2, 1), (3, .5), (4, .8), (6, .5)]), wave_table([(2, 1), (4, 1), (6, .6)]),
                lambda t: 0.45 * min(1, t / 0.03) * min(1, max(0.0, 1.18 - t) / 0.03))
    add(tone, hum, 0.04, 0.10)
    for k in range(26):  # bad contacts, most of them at first
        add(tone, crack(rng, 0.002 + 0.004 * rng.random(), 600, 6000), 0.03 + 1.1 * rng.random() ** 2.2, 0.25 + 0.5 * rng.random())
    tone = [math.tanh(2.4 * s) for s in tone]
    tone = biquad(biquad(biquad(tone, "high", 420, 0.8), "low", 2700, 0.9), "high", 300)
    out = add([], latch(rng, 0.8, 900), 0)
    add(out, slap(rng, 0.5, 210, 2000, 0.03), 0.02)
    add(out, tone, 0, 1.0)
    add(out, latch(rng, 0.35, 800), 1.22)
    far = biquad(tone, "low", 1500)
    add(out, far, 0.173, 0.24)  # the block across the yard
    add(out, far, 0.31, 0.09)
    return finish(room(out, mix=0.2, size=1.8), -16, dull=6000, fade=0.08)


def work(v, rng):
    """All hands: a broom, a shovel, a bucket, each time another one first."""
    def shovel(at, g):
        add(out, rub(0.13, rng, 1300, 2500, 1.3, lambda t: min(1, t * 6) * (0.5 + 0.5 * t) * min(1, (1 - t) * 8), 90, 0.5), at, 0.8 * g)
        add(out, iron(rng, 520, 0.09, 1.0, 7), at + 0.125, 0.4 * g)
        add(out, grit(0.16, rng, hump(0.2), 900), at + 0.19, 1.1 * g)
        add(out, brick(380, rng, 0.5, 0.04), at + 0.2, g)

    out = []
    if v == 0:
        add(out, broom(0.18, rng), 0, 0.8)
        add(out, broom(0.16, rng, True), 0.19, 0.7)
        shovel(0.36, 1.0)
        add(out, pail(rng, 330, 0.9), 0.74)
    elif v == 1:
        shovel(0.0, 1.0)
        add(out, pail(rng, 300, 0.8), 0.36)
        add(out, broom(0.17, rng), 0.45, 0.8)
        add(out, broom(0.19, rng, True), 0.63, 0.8)
    else:
        add(out, pail(rng, 350, 0.9), 0)
        x = rub(0.22, rng, 700, 1900, 0.8, hump(0.3))  # water is thrown
        add(out, x, 0.13, 0.9)
        for k in range(6):
            add(out, drop(650 + 500 * rng.random(), 0.28), 0.2 + 0.2 * rng.random())
        add(out, broom(0.18, rng), 0.36, 0.9)
        shovel(0.54, 0.9)
    return finish(room(out, mix=0.24, size=1.5), -16, dull=7000, fade=0.04)


def avoid(v, rng):
    """Somebody tiptoes away, and closes a door as if it were asleep."""
    out, at = [], 0.0
    for k in range(4):
        f = 310 * (1.0 if k % 2 else 1.1)
        add(out, strike([(f, 0.04, 0.8), (f * 1.8, 0.03, 0.5), (f * 3.1, 0.02, 0.25)], 3.0, 0.2, rng), at, 0.8 - 0.11 * k)
        add(out, slap(rng, 0.22, f * 1.3, 1800, 0.018), at)
        at += (0.13, 0.115, 0.12, 0.13)[k]
    add(out, creak(0.17, rng, lambda t: 60 - 22 * t, (560, 1060), hump(0.4)), at - 0.02, 0.9)
    at += 0.19
    add(out, panel(rng, 128, 5.0, 0.12, 0.8), at, 0.6)
    add(out, latch(rng, 0.28, 1300), at + 0.06)
    return finish(room(out, mix=0.28, size=1.3), -23, dull=5500, fade=0.04)


def trash(v, rng):
    """A bag is dropped beside the bin; something in it is a tin, a bottle, or only peelings."""
    at = 0.06
    out = add([], paper(0.09, rng, 2600, 700, 3600, hump(0.7), (0.8, 3.0)), 0, 0.9)
    x = biquad(biquad(noise(0.12, rng), "high", 130, 0.7), "low", 620, 0.7)
    add(out, shape(x, lambda t: min(1, t * 30) * math.exp(-t * 6)), at, 2.0)
    add(out, panel(rng, (118, 128, 108)[v], 3.6, 0.13, 0.86), at, 0.9)
    add(out, paper(0.2, rng, 2400, 700, 3600, lambda t: math.exp(-t * 4), (0.8, 3.0)), at, 1.4)
    if v == 0:
        add(out, iron(rng, 690, 0.10, 0.9, 7), at + 0.018, 0.35)
        add(out, iron(rng, 760, 0.08, 0.9, 6), at + 0.11, 0.2)
    elif v == 1:
        add(out, glass(1370, rng, 0.14), at + 0.012, 0.4)
        add(out, glass(1810, rng, 0.12), at + 0.075, 0.26)
    else:
        for k in range(3):
            add(out, slap(rng, 0.35, 240 + 50 * k, 1800, 0.03), at + 0.06 + 0.045 * k)
    add(out, paper(0.16, rng, 900, 900, 3400, hump(0.2), (0.8, 2.5)), at + 0.17, 0.5)
    return finish(room(out, mix=0.2, size=1.2), -15, dull=7000)


def sweep_(v, rng):
    """A broom, there and back."""
    a, b = ((0.20, 0.18), (0.16, 0.22), (0.24, 0.0))[v]
    out = broom(a, rng)
    if b:
        add(out, broom(b, rng, True), a + 0.02, 0.85)
    add(out, wood((720, 660, 780)[v], rng, 0.03, 1.6, 0.5), 0, 0.2)
    add(out, grit(0.08, rng, hump(0.4)), a * 0.7, 0.6)
    return finish(room(out, mix=0.18, size=1.2), -19, dull=7000)


def pipe(v, rng):
    """A pipe knocks, bursts, spits itself empty, and goes on dripping."""
    out = add([], iron(rng, 235, 0.14, 1.6, 7), 0, 0.4)
    at = 0.13
    add(out, iron(rng, 310, 0.30, 1.2, 10), at, 0.9)
    add(out, crack(rng, 0.025, 500, 3600), at, 0.9)
    add(out, panel(rng, 140, 2.0, 0.12, 0.9), at, 0.7)
    d = 0.62
    x = sweep(noise(d, rng), lambda t: 3300 * 0.36 ** t, 0.8)
    x = [s * (0.75 + 0.25 * math.sin(TAU * (34 - 20 * i / len(x)) * i / SR)) for i, s in enumerate(x)]
    add(out, shape(x, lambda t: min(1, t * 40) * (1 - t) ** 1.3), at, 1.3)
    for k in range(16):  # what falls back
        t = rng.random()
        add(out, drop(520 + 700 * rng.random(), 0.30 * (1 - 0.5 * t)), at + 0.12 + 0.55 * t)
    for when, f, g in ((0.93, 880, 0.36), (1.13, 800, 0.32), (1.20, 1240, 0.16), (1.42, 740, 0.28)):
        add(out, drop(f, g), when)
        add(out, slap(rng, 0.10 * g, 500, 3200, 0.012), when)
    return finish(room(out, mix=0.28, size=1.4, tail=0.25), -13.5, dull=7500, fade=0.08)


def wrench(v, rng):
    """A nut is turned, unwillingly, and the wrench gives it a last clank."""
    out, at = [], 0.0
    for k in range((2, 3)[v]):
        d = (0.12, 0.085)[v]
        add(out, creak(d, rng, lambda t: 75 + (150 + 40 * k) * t, (690 + 70 * k, 1380, 2250), hump(0.6), 0.15), at, 1.7)
        add(out, metal(rng, 1500, 3400, 4, 0.06, 0.5), at + d + 0.01, 0.35)
        at += d + (0.055, 0.045)[v]
    at += 0.02
    add(out, iron(rng, (430, 480)[v], 0.26, 0.9, 9), at, 0.9)
    add(out, metal(rng, 1900, 4800, 5, 0.14, 0.4), at, 0.4)
    add(out, wood(360, rng, 0.05, 1.2), at, 0.4)
    return finish(room(out, mix=0.22, size=1.2), -16, dull=7500, fade=0.04)


def shop(v, rng):
    """The shop's door: it sticks, and the bell above it dances on its spring."""
    out = add([], panel(rng, 150, 3.0, 0.08, 0.85), 0, 0.55)
    add(out, latch(rng, 0.5, 1300), 0)
    for at, f, g in ((0.055, 1760.0, 0.9), (0.15, 1772.0, 0.65), (0.235, 1752.0, 0.5), (0.345, 1764.0, 0.34), (0.475, 1758.0, 0.2)):
        add(out, bell(f, 0.5, 0.8), at, g)
        add(out, metal(rng, 2600, 5200, 3, 0.05, 0.3), at, 0.12 * g)
    return finish(room(out, mix=0.22), -18, dull=8000, fade=0.08)


def good(v, rng):
    """Something from the shop is taken in: a tin, or a jar in its paper."""
    out = add([], paper(0.1, rng, 2000, 900, 3800, hump(0.6)), 0, 0.7)
    at = 0.09
    if v == 0:
        add(out, iron(rng, 640, 0.09, 1.0, 7), at, 0.55)
        add(out, wood(420, rng, 0.05, 1.4, 0.7), at, 0.8)
    else:
        add(out, glass(1480, rng, 0.10), at, 0.5)
        add(out, wood(470, rng, 0.05, 1.4, 0.7), at, 0.75)
        add(out, glass(1560, rng, 0.05), at + 0.05, 0.16)
    add(out, slap(rng, 0.5, 220, 2600, 0.03), at)
    add(out, paper(0.1, rng, 1400, 900, 3600, hump(0.2)), at + 0.02, 0.5)
    return finish(room(out, mix=0.15), -17, dull=7000)


def gavel(v, rng):
    """A blow of the auctioneer's hammer; or one that hops."""
    f = (545, 500)[v]
    out = add([], wood(f, rng, 0.13, 0.8), 0, 1.0)
    add(out, strike([(f * 0.5, 0.12, 0.7), (f * 1.37, 0.08, 0.4)], 1.6, 0.2, rng), 0, 0.6)
    add(out, panel(rng, 125, 2.4, 0.16, 0.88), 0.001, 0.8)
    add(out, crack(rng, 0.01, 900, 3600), 0, 0.5)
    if v:
        add(out, wood(f * 1.03, rng, 0.07, 1.0, 0.7), 0.085, 0.30)
    return finish(room(out, mix=0.32, size=1.6), -13, dull=7500)


def bid(v, rng):
    """The goods of all bidders are turned up together: a rattle of tokens, and one tin that will not lie still."""
    out = add([], whoosh(0.16, rng, 500, 1900, 0.7, 1.3), 0, 0.6)
    add(out, paper(0.16, rng, 2000, 900, 3800, hump(0.6)), 0, 0.6)
    for k in range(8):
        at = 0.15 + 0.014 * k + 0.008 * rng.random()
        f = 560 * 1.09 ** (k * 3 % 8)
        add(out, wood(f, rng, 0.05, 1.0, 0.8), at, 0.75)
        add(out, slap(rng, 0.4, 280 + 20 * k, 3200, 0.02), at)
    add(out, panel(rng, 160, 2.4, 0.09, 0.86), 0.16, 0.6)
    for k in range(5):
        add(out, iron(rng, 830 + 26 * k, 0.05, 0.8, 5), 0.30 + 0.052 * k - 0.0045 * k * k, 0.30 * (1 - 0.17 * k))
    return finish(room(out, mix=0.18), -15, dull=7500)


def vp(v, rng):
    """A point gained: at a'' (880 Hz) like `score`, but on wood and with its octave below, for a rounder tick."""
    f = 880.0
    out = strike([(f, 0.30, 1.0), (f * 0.5, 0.24, (0.55, 0.5, 0.6)[v]), (f * 2.0, 0.10, (0.14, 0.2, 0.1)[v]), (f * 3.0, 0.06, (0.05, 0.03, 0.07)[v]),
                  (f * 3.93, 0.05, 0.08)], (1.8, 2.1, 1.6)[v], 0.08, rng)
    add(out, wood((330, 360, 310)[v], rng, 0.04, 2.0, 0.4), 0, 0.16)
    return finish(room(out, mix=0.2, tail=0.12), -17, dull=6500, fade=0.03)


def loss(v, rng):
    """A point lost: the same string, let down."""
    d = 0.40
    out, p = [], 0.0
    f0, fall = ((440.0, 0.30), (415.3, 0.36))[v]
    for i in range(n_of(d)):
        t = i / SR
        f = f0 * (1 - fall * (t / d) ** 0.8) * (1 + 0.02 * math.sin(TAU * (9 + v) * t) * min(1, t / 0.1))
        p += f / SR
        a = min(1, t / 0.004) * math.exp(-t / 0.13) * min(1, (d - t) / 0.08)
        out.append(a * (math.sin(TAU * p) + 0.45 * math.sin(2 * TAU * p) * math.exp(-t / 0.08) + 0.22 * math.sin(3 * TAU * p) * math.exp(-t / 0.05)))
    add(out, wood(300, rng, 0.05, 2.0, 0.6), 0, 0.4)
    return finish(room(out, mix=0.2), -18, dull=5000, fade=0.03)


def trait(v, rng):
    """A mask is lifted from a face: its elastic, and a small run of plucked notes up into the light."""
    out = add([], paper(0.12, rng, 1800, 1000, 4200, hump(0.6)), 0, 0.6)
    add(out, slap(rng, 0.35, 340, 2800, 0.02), 0.02)
    at = 0.05
    for k, name in enumerate(("a4", "b4", "d#5", "e5", "g5", "b5", "c#6", "e6")):
        f = pitch(name)
        add(out, strike([(f, 0.26, 1.0), (f * 2.0, 0.14, 0.28), (f * 3.01, 0.08, 0.14), (f * 5.2, 0.03, 0.05)], 1.1, 0.05, rng), at, 0.55 + 0.06 * k)
        at += 0.046 - 0.002 * k
    add(out, bell(pitch("g#6"), 0.4), at + 0.02, 0.35)
    return finish(room(out, mix=0.24, tail=0.25), -18, dull=7500, fade=0.06)


def hour(v, rng):
    """The clock in the staircase clears its throat and strikes once."""
    out = add([], latch(rng, 0.35, 1100), 0)
    add(out, metal(rng, 1300, 3000, 4, 0.05, 0.6), 0.03, 0.12)
    f = 349.2
    x = strike([(f, 1.5, 0.9), (f * 1.003, 1.2, 0.5), (f * 2.0, 1.0, 0.65), (f * 2.41, 0.8, 0.45), (f * 3.02, 0.6, 0.35), (f * 4.17, 0.4, 0.22),
                (f * 5.43, 0.25, 0.14), (f * 0.5, 0.7, 0.25)], 1.8)
    add(out, x, 0.10, 1.0)
    add(out, wood(480, rng, 0.05, 1.6, 0.6), 0.10, 0.25)
    return finish(room(out, mix=0.28, size=1.7, tail=0.4), -17, dull=6500, fade=0.15)


def morning(v, rng):
    """A new day: a paper horn that would like to be a cock, and a shutter goes up."""
    out = []
    soft = wave_table([(1, 1.0), (2, 0.6), (3, 0.5), (4, 0.25), (5, 0.15)])
    crow = lambda f: wave_table(throat(f, ((950, 500, 1.0), (1900, 700, 0.8), (3000, 700, 0.3)), 0.3, 5200))
    last = lambda t: 1.0 + 0.13 * hump(0.5)(min(1, t / 0.2)) - 0.42 * (max(0.0, t - 0.22) / 0.26) ** 1.5
    for f, at, d, bend in ((466.0, 0.0, 0.10, None), (466.0, 0.135, 0.08, None), (587.0, 0.24, 0.13, None), (698.0, 0.40, 0.48, last)):
        bend = bend or (lambda t: 1 - 0.05 * max(0.0, t - 0.05) / 0.06)
        freq = lambda t: f * bend(t) * (1 - 0.16 * math.exp(-t / 0.018)) * (1 + 0.015 * math.sin(TAU * 24 * t))
        x = blown(d, freq, soft, crow(f), tongue(d, 0.016, 0.10 if d > 0.3 else 0.03, 0.1))
        x = [s * (0.80 + 0.20 * math.sin(TAU * 33 * i / SR) + 0.14 * (rng.random() - 0.5)) for i, s in enumerate(x)]
        add(out, x, at, 0.85)
        add(out, paper(d, rng, 900, 1300, 4200, hump(0.4)), at, 0.25)
    x = shutter(rng, 13, lambda t: 0.048 - 0.024 * t)
    add(out, x, 0.86, 0.8)
    at = 0.86 + 0.48
    add(out, wood(330, rng, 0.09, 1.4), at, 0.55)
    add(out, panel(rng, 140, 2.4, 0.12, 0.88), at, 0.35)
    return finish(room(out, mix=0.25, size=1.5, tail=0.2), -15, dull=6500, fade=0.06)


def night(v, rng):
    """The day is over: two shutters come down, and a cricket has the yard to itself."""
    out = add([], shutter(rng, 10, lambda t: 0.026 + 0.012 * t, 560), 0, 0.75)
    for at, g in ((0.36, 1.0), (0.73, 0.7)):
        add(out, wood(280 if g == 1.0 else 315, rng, 0.08, 1.6), at, 0.9 * g)
        add(out, panel(rng, 126, 2.8, 0.16, 0.88), at, 1.0 * g)
    add(out, shutter(rng, 8, lambda t: 0.028 + 0.01 * t, 640), 0.46, 0.5)
    f = 3950.0
    for at, g in ((1.02, 0.8), (1.30, 1.0), (1.58, 0.7)):
        for k in range(4):
            d = 0.022
            x = [math.sin(TAU * (f + 60 * k) * i / SR) for i in range(n_of(d))]
            add(out, shape(x, hump(0.4)), at + 0.032 * k, 0.36 * g * (0.6 + 0.13 * k))
    return finish(room(out, mix=0.28, size=1.6, tail=0.3), -16, dull=8000, fade=0.06)


def react(v, rng):
    """A card flies in from the side, and is slapped on top."""
    out = add([], whoosh(0.17, rng, 700, 3600, 0.75, 1.6, 1.2), 0, 1.5)
    add(out, paper(0.12, rng, 1800, 1300, 4600, hump(0.7)), 0.03, 0.5)
    at = 0.16
    add(out, slap(rng, 1.5, 235, 3600, 0.05), at)
    add(out, panel(rng, 165, 1.8, 0.1, 0.9), at, 0.8)
    add(out, wood(520, rng, 0.05, 1.0, 0.8), at, 0.5)
    return finish(room(out, mix=0.2), -14, dull=7500)


def cancel(v, rng):
    """Stamped, and torn up all the same."""
    out = rubber(rng, 122, 1.0)
    add(out, rip(0.26, rng), 0.24, 1.1)
    add(out, slap(rng, 0.35, 260, 2600, 0.03), 0.56)
    return finish(room(out, mix=0.16), -13.5, dull=7500)


def lift_(v, rng):
    """The lift: it hums and rattles upwards, stops where there is no floor, and sways on its rope."""
    d = 0.62
    speed = lambda t: 1.0 + 0.12 * min(1, t / 0.2)
    hum = blown(d, lambda t: 96 * speed(t), wave_table([(1, .6), (2, 1), (3, .5), (4, .7), (6, .5), (8, .3)]),
                wave_table([(2, 1), (3, .6), (4, .9), (6, .7), (8, .5), (11, .3)]), lambda t: 0.75 * min(1, t / 0.08) * min(1, max(0.0, d - t) / 0.02))
    out = add([], hum, 0, 0.55)
    for k in range(7):  # the cabin passes its joints
        at = 0.05 + 0.085 * k
        add(out, iron(rng, 420 + 40 * (k % 2), 0.06, 1.4, 6), at, 0.28)
        add(out, metal(rng, 1400, 3200, 3, 0.04, 0.6), at + 0.02, 0.14)
    at = d
    add(out, iron(rng, 150, 0.34, 2.0, 11), at, 0.9)
    add(out, panel(rng, 98, 2.6, 0.2, 0.92), at, 1.1)
    add(out, crack(rng, 0.02, 400, 2600), at, 0.7)
    add(out, panel(rng, 120, 3.0, 0.1, 0.88), at + 0.13, 0.4)
    for k, (when, dd) in enumerate(((0.80, 0.20), (1.06, 0.22))):
        add(out, creak(dd, rng, lambda t: 44 + 40 * hump(0.5)(t), (330 - 30 * k, 770, 1500), hump(0.5), 0.2), when, 4.4 - 1.6 * k)
    return finish(room(out, mix=0.3, size=1.7, tail=0.3), -14, dull=6500, fade=0.08)


def summons(v, rng):
    """In duplicate: two stamps."""
    out = add([], rubber(rng, 132, 0.85), 0)
    add(out, paper(0.07, rng, 1600, 900, 3600, hump(0.5)), 0.12, 0.9)
    add(out, rubber(rng, 120, 1.0), 0.25)
    add(out, paper(0.05, rng, 900, 900, 3200, hump(0.3)), 0.43, 1.4)
    return finish(room(out, mix=0.2), -13)


def closed(v, rng):
    """A plank across the door, and a hammer."""
    out = add([], wood(210, rng, 0.12, 1.8), 0, 0.8)
    add(out, panel(rng, 130, 2.8, 0.14, 0.9), 0, 0.5)
    for k, at in enumerate((0.20, 0.35, 0.50, 0.70)):
        g = (0.75, 0.85, 0.9, 1.15)[k]
        f = 980 * 1.08 ** k
        if k < 3:
            add(out, strike([(f, 0.07, 0.6), (f * 2.4, 0.06, 0.5), (f * 4.1, 0.05, 0.25)], 0.4, 0.2, rng), at, 0.55)
        add(out, wood((410, 421, 432, 318)[k], rng, 0.09, 0.8), at, 1.0 * g)
        add(out, panel(rng, (168, 168, 168, 140)[k], 1.7, 0.13, 0.95), at, 0.45 * g)
        add(out, crack(rng, 0.014, 900, 3200), at, 0.6 * g)
    return finish(room(out, mix=0.25, size=1.3), -14, dull=7500)


def slippers(v, rng):
    """Somebody stays in bed: the springs, one slipper, the other slipper, and a breath like a small saw."""
    out = add([], creak(0.15, rng, lambda t: 88 + 95 * t, (510, 1010, 1730), hump(0.5), 0.12), 0, 1.2)
    add(out, creak(0.14, rng, lambda t: 170 - 80 * t, (540, 1070, 1810), hump(0.4), 0.12), 0.15, 1.0)
    add(out, rub(0.2, rng, 500, 1100, 0.8, hump(0.5)), 0.06, 0.5)  # the blanket
    for at, f in ((0.36, 250), (0.52, 228)):
        add(out, strike([(f, 0.06, 0.9), (f * 1.7, 0.045, 0.6), (f * 2.9, 0.03, 0.3)], 3.6, 0.3, rng), at, 1.1)
        add(out, slap(rng, 0.5, f, 1500, 0.035), at)
    d = 0.44
    x = biquad(sweep(noise(d, rng), lambda t: 330 + 330 * t, 1.6), "high", 220)
    x = [s * abs(math.sin(math.pi * (27 + 7 * i / len(x)) * i / SR)) ** 1.5 for i, s in enumerate(x)]
    add(out, shape(x, hump(0.6)), 0.70, 1.7)
    add(out, rub(0.3, rng, 1500, 700, 1.4, hump(0.25)), 1.17, 0.25)
    return finish(room(out, mix=0.2), -18, dull=5500, fade=0.06)


SOUNDS = {}
EVICTION = ((door, 3), (knock, 3), (tumble, 3), (land, 3), (bounce, 3), (stamp, 3), (card, 3), (key, 3), (draw, 3),
            (place, 3), (lift, 3), (swap, 2), (paint, 2), (suitcase, 2), (score, 3), (penalty, 2), (click, 2),
            (shuffle, 0), (thread, 0), (shake, 0), (cleared, 0), (last_chance, 0), (fanfare, 0), (hover, 0),
            (nope, 0), (your_turn, 0), (undo, 0))
LANDLORD = ((build, 3), (roof, 2), (alter, 2), (take_down, 0), (move_in, 3), (walk, 3), (coin, 3), (purse, 0), (pay, 0),
            (fuse, 0), (explosion, 0), (siren, 0), (suspect, 3), (alibi, 2), (jail_door, 0), (unlock, 0), (murder, 0),
            (rebound, 0), (squatters, 0), (musician, 0), (celebrity, 0), (demolition, 0), (refuse, 0), (double, 0),
            (offer, 0), (deal, 0), (decline, 0), (police_car, 0), (politics, 0))
ALTERNATYWY = ((token, 3), (reveal, 0), (step_, 3), (letter, 3), (clerk, 0), (pencil, 3), (strike_, 2), (notice, 0),
               (announce, 0), (work, 3), (avoid, 0), (trash, 3), (sweep_, 3), (pipe, 0), (wrench, 2), (shop, 0), (good, 2),
               (gavel, 2), (bid, 0), (vp, 3), (loss, 2), (trait, 0), (hour, 0), (morning, 0), (night, 0), (react, 0),
               (cancel, 0), (lift_, 0), (summons, 0), (closed, 0), (slippers, 0))
for _make, _count in EVICTION + LANDLORD + ALTERNATYWY:
    _name = _make.__name__.strip("_").replace("_", "-")
    if _count:
        for _v in range(_count):
            SOUNDS[f"{_name}-{_v + 1}"] = (_make, _v)
    else:
        SOUNDS[_name] = (_make, 0)

# ---------------------------------------------------------------- the band


def pitch(name):
    """'c#4' and the like, a4 = 440 Hz."""
    note, octave = name[:-1], int(name[-1])
    step = {"c": 0, "d": 2, "e": 4, "f": 5, "g": 7, "a": 9, "b": 11}[note[0]] + note.count("#") - note[1:].count("b")
    return 440.0 * 2 ** ((step - 9) / 12 + octave - 4)


def inst_toypiano(name, seconds, rng, sr):
    return toypiano(pitch(name), 1.1, sr)


def inst_marimba(name, seconds, rng, sr):
    return marimba(pitch(name), 0.5, 3.0, sr)


def inst_pizz(name, seconds, rng, sr):
    """A string plucked with the flesh of the finger (Karplus and Strong)."""
    f = pitch(name)
    period = sr / f - 0.5
    d = int(period)
    frac = period - d
    burst = biquad([rng.random() * 2 - 1 for _ in range(d + 1)], "low", min(1500, f * 5), 0.6, sr)
    mean = sum(burst) / len(burst)
    line = [b - mean for b in burst]
    n = n_of(min(1.1, 0.45 + seconds), sr)
    loss = 10 ** (-3 * (period / sr) / (1.0 if f < 200 else 0.7))
    out, i, prev = [], 0, 0.0
    size = len(line)
    for k in range(n):
        a, b = line[i], line[(i + 1) % size]
        y = a * frac + b * (1 - frac)
        avg = 0.5 * (y + prev)
        prev = y
        line[i] = avg * loss
        i = (i + 1) % size
        out.append(y)
    out = biquad(out, "low", 2200, 0.6, sr)
    head = out[: n_of(0.12, sr)]
    rms = math.sqrt(sum(v * v for v in head) / len(head)) or 1.0
    out = [v / rms * 0.22 for v in out]
    k = n_of(0.004, sr)
    for j in range(k):
        out[j] *= j / k
    k = n_of(0.12, sr)
    for j in range(k):
        out[-1 - j] *= j / k
    return add(out, strike([(f * 0.999, 0.18, 0.35), (190, 0.05, 0.12)], 3, sr=sr), 0, 1.0, sr)


def inst_reed(name, seconds, rng, sr):
    """Something like a bassoon: a harmonic series through two throats."""
    f = pitch(name)
    d = max(0.12, seconds * 0.9)
    n = n_of(d + 0.09, sr)
    out = [0.0] * n
    parts = []
    h = 1
    while h * f < 3800 and h <= 22:
        hz = h * f
        form = 0.35 + 1.3 * math.exp(-((hz - 480) / 190) ** 2) + 0.6 * math.exp(-((hz - 1180) / 330) ** 2) + 0.12 * math.exp(-((hz - 2300) / 500) ** 2)
        parts.append((h, form / h ** 0.75 * (0.45 if h == 1 else 1.0)))
        h += 1
    norm = 0.55 / math.sqrt(sum(g * g for _, g in parts))
    # One period's table, read at a slightly swaying speed.
    size = 1024
    table = [norm * sum(g * math.sin(TAU * h * i / size + 0.9 * h * h) for h, g in parts) for i in range(size)]
    table.append(table[0])
    p = 0.0
    for i in range(n):
        t = i / sr
        sway = 1 + 0.0035 * math.sin(TAU * 5.1 * t) * min(1, max(0, t - 0.15) / 0.3) - 0.012 * math.exp(-t / 0.025)
        p += f * sway / sr * size
        if p >= size:
            p -= size
        k = int(p)
        a = min(1, t / 0.045)
        a = a * a * (3 - 2 * a) * (0.82 + 0.18 * math.exp(-t / 0.25))
        if t > d:
            u = max(0.0, 1 - (t - d) / 0.09)
            a *= u * u
        out[i] = a * (table[k] + (p - k) * (table[k + 1] - table[k]))
    return biquad(out, "low", 2800, 0.6, sr)


def inst_block(name, seconds, rng, sr):
    f = {"h": 1080, "m": 860, "l": 640}[name]
    return strike([(f, 0.07, 1.0), (f * 1.62, 0.045, 0.3), (f * 2.7, 0.035, 0.25)], 1.5, sr=sr)


def inst_tuba(name, seconds, rng, sr):
    """The bass of an office band: a tuba as a plucked string would play it, all mouthpiece and no breath."""
    f = pitch(name)
    d = min(0.62, 0.26 + 0.3 * seconds)
    soft = wave_table(throat(f, ((170, 190, 1.0),), 0.5, 1500))
    loud = wave_table(throat(f, ((240, 230, 1.0), (560, 300, 0.5)), 0.4, 2200))
    env = lambda t: min(1.0, t / 0.014) * (0.25 + 0.75 * math.exp(-t / 0.13)) * min(1.0, max(0.0, (d - t) / 0.09)) ** 1.5
    out = blown(d, lambda t: f * (1 - 0.05 * math.exp(-t / 0.016)), soft, loud, env, sr)
    add(out, strike([(f, 0.3, 0.6), (f * 2, 0.16, 0.3), (185, 0.05, 0.2)], 4, sr=sr), 0, 0.5, sr)
    return biquad(out, "low", 1800, 0.6, sr)


def inst_brush(name, seconds, rng, sr):
    d = {"s": 0.06, "l": 0.17}[name]
    x = shape([rng.random() * 2 - 1 for _ in range(n_of(d, sr))], hump(0.3, 0.8))
    return biquad(biquad(x, "band", 2600, 0.7, sr), "low", 4500, 0.6, sr)


def inst_drum(name, seconds, rng, sr):
    """A felt mallet on a small slack drum."""
    f = {"l": 82, "h": 110}[name]
    return strike([(f, 0.35, 1.0), (f * 1.59, 0.2, 0.4), (f * 2.14, 0.15, 0.25), (f * 2.9, 0.08, 0.12)], 7, sr=sr)


def inst_clarinet(name, seconds, rng, sr):
    """A clarinet with a smile: odd harmonics, hollow below, and a scoop into the note."""
    f = pitch(name)
    d = max(0.1, seconds * 0.86)
    parts = lambda bright: [(h, (1.0 if h % 2 else 0.07 + 0.025 * h) / h ** (1.0 if h == 1 else 1.25 - 0.5 * bright)
                             * (1 + 0.8 * bright * math.exp(-((h * f - 1500) / 500) ** 2))) for h in range(1, 14) if h * f < 5200]
    attack = lambda t: min(1.0, t / 0.028) ** 1.5
    env = lambda t: attack(t) * (0.74 + 0.2 * math.exp(-t / 0.18)) * min(1.0, max(0.0, (d + 0.05 - t) / 0.06)) ** 1.5
    freq = lambda t: f * (1 - 0.022 * math.exp(-t / 0.022)) * (1 + 0.004 * math.sin(TAU * 5.3 * t) * min(1, max(0, t - 0.12) / 0.25))
    out = blown(d + 0.05, freq, wave_table(parts(0.0)), wave_table(parts(0.6)), env, sr)
    return biquad(out, "low", 3600, 0.6, sr)


def inst_snare(name, seconds, rng, sr):
    """A small drum for the street: l is its middle, h its rim, s the wires alone."""
    d = {"l": 0.13, "h": 0.05, "s": 0.07}[name]
    wires = shape([rng.random() * 2 - 1 for _ in range(n_of(d, sr))], lambda t: min(1, t * 30) * math.exp(-t * 5))
    out = biquad(biquad(wires, "band", 2300, 0.6, sr), "low", 4800, 0.6, sr)
    out = [0.7 * o for o in out]
    if name == "l":
        add(out, strike([(205, 0.13, 1.0), (330, 0.08, 0.6), (470, 0.06, 0.4)], 2.2, sr=sr), 0, 0.5, sr)
    if name == "h":
        add(out, strike([(820, 0.05, 0.7), (1370, 0.04, 0.6)], 1.2, sr=sr), 0, 0.5, sr)
    return out


BAND = {"toypiano": inst_toypiano, "marimba": inst_marimba, "pizz": inst_pizz, "reed": inst_reed, "block": inst_block,
        "tuba": inst_tuba, "brush": inst_brush, "drum": inst_drum, "clarinet": inst_clarinet, "snare": inst_snare}


def read_track(track, score, where):
    """A track's bars as (beat, length, names, level). See README.md for the notation."""
    notes, beat = [], 0.0
    per_bar = score["beats"]
    bars = track["bars"]
    if len(bars) != score["bars"]:
        sys.exit(f"make.py: {where} has {len(bars)} bars, not {score['bars']}")
    for number, bar in enumerate(bars, 1):
        filled = 0.0
        for token in score.get("figures", {}).get(bar, bar).split():
            name, length = token.rsplit(":", 1)
            level = 1.0
            if name[-1] == "!":
                name, level = name[:-1], 1.25
            elif name[-1] == "?":
                name, level = name[:-1], 0.6
            length = float(length)
            if name != "r":
                notes.append((beat + filled, length, name.split("+"), level))
            filled += length
        if abs(filled - per_bar) > 1e-9:
            sys.exit(f"make.py: {where}, bar {number} lasts {filled:g} beats, not {per_bar}")
        beat += per_bar
    return notes


def play(score, tracks, title):
    """Plays tracks as a loop: whatever rings past the end rings on at the beginning."""
    sr = MUSIC_SR
    spb = 60.0 / score["tempo"]
    total = n_of(score["bars"] * score["beats"] * spb, sr)
    loop = [0.0] * total
    for number, track in enumerate(tracks):
        rng = random.Random(f"{title}/{track['name']}")
        cache = {}
        for beat, length, names, level in read_track(track, score, f"{title}, {track['name']}"):
            human = 0.008 * rng.random()  # late, never early: a loop must not begin inside a note
            touch = 0.9 + 0.2 * rng.random()
            strum = track.get("strum", 0.0)
            for k, name in enumerate(names):
                take = int(rng.random() * 2) if track["instrument"] in ("pizz", "brush", "snare") else 0
                at_key = (name, length, take)
                if at_key not in cache:
                    cache[at_key] = BAND[track["instrument"]](name, length * spb, random.Random(f"{track['instrument']}/{at_key}"), sr)
                i = n_of(beat * spb + human + k * strum, sr)
                g = level * touch * track["gain"]
                for v in cache[at_key]:
                    loop[i % total] += v * g
                    i += 1
    # The room is added over one turn and a half, so that the loop's start has its end's echo.
    lead = min(total, n_of(1.5, sr))
    wet = room(loop[-lead:] + loop, sr, 0.24, 1.5, 0.7)[lead: lead + total]
    warm = biquad(wet[-lead:] + wet, "high", 55, 0.7, sr)
    warm = biquad(biquad(warm, "low", 5200, 0.6, sr), "low", 7000, 0.6, sr)[lead:]
    return warm


MUSIC = {"music-title": ("title", ["tune"]), "music-eviction-1": ("eviction", ["base"]),
         "music-eviction-2": ("eviction", ["rhythm"]), "music-eviction-3": ("eviction", ["tension"]),
         "music-landlord-1": ("landlord", ["base"]), "music-landlord-2": ("landlord", ["rhythm"]),
         "music-landlord-3": ("landlord", ["tension"]), "music-alternatywy-1": ("alternatywy", ["base"]),
         "music-alternatywy-2": ("alternatywy", ["rhythm"]), "music-alternatywy-3": ("alternatywy", ["tension"])}


def music(name):
    file, layers = MUSIC[name]
    with open(os.path.join(HERE, "music", file + ".json"), encoding="utf-8") as f:
        score = json.load(f)
    x = play(score, [t for t in score["tracks"] if t["layer"] in layers], name)
    # One gain for all layers of a score, set in it, so that they keep their balance when they play together.
    g = score["gain"]
    peak = max(abs(v) for v in x) * g
    if peak > 0.6:
        sys.exit(f"make.py: {name} peaks at {20 * math.log10(peak):.1f} dBFS; lower its gain")
    return [v * g for v in x]


# ---------------------------------------------------------------- files


def render(name):
    if name in MUSIC:
        return music(name), MUSIC_SR, "2"
    make, v = SOUNDS[name]
    return make(v, random.Random(name)), SR, "2.5"


def pcm(x):
    a = array.array("h", (max(-32768, min(32767, int(round(v * 32767)))) for v in x))
    if sys.byteorder == "big":
        a.byteswap()
    return a.tobytes()


def oggenc(samples, sr, quality, serial):
    done = subprocess.run(
        ["oggenc", "-Q", "-r", "-B", "16", "-C", "1", "-R", str(sr), "-q", quality, "--serial", str(serial), "-o", "-", "-"],
        input=samples, stdout=subprocess.PIPE, check=True)
    return done.stdout


def serial(name):
    """The number of the stream: made of its name, so that a new sound leaves the other files as they are.

    Those of the first game were numbered by the alphabet.
    """
    first = {make for make, _ in EVICTION}
    numbered = sorted([n for n in SOUNDS if SOUNDS[n][0] in first] + [n for n in MUSIC if MUSIC[n][0] in ("title", "eviction")])
    return 1 + numbered.index(name) if name in numbered else zlib.crc32(name.encode())


def encode(name):
    x, sr, quality = render(name)
    return name, oggenc(pcm(x), sr, quality, serial(name))


# Another version of the encoder, or another kind of machine, may make other bytes of the same
# sound. encoder.txt has what the one that made the files makes of a sound that is always the same.
ENCODER = os.path.join(HERE, "encoder.txt")


def encoder():
    """The encoder here: its name, and a digest of what it makes of two seconds of noise."""
    value, samples = 1, bytearray()
    for i in range(2 * SR):
        value = (value * 1103515245 + 12345) % 2**31
        loud = 1 + i % 11025  # four swells
        samples += ((value >> 16) % (2 * loud) - loud).to_bytes(2, "little", signed=True)
    made = oggenc(bytes(samples), SR, "2.5", 1)
    # The comment header begins with the name of the library.
    at = made.index(b"\x03vorbis") + 7
    vendor = made[at + 4:at + 4 + int.from_bytes(made[at:at + 4], "little")].decode()
    return f"{vendor}\n{hashlib.sha256(made).hexdigest()}\n"


def main():
    args = sys.argv[1:]
    everything = list(SOUNDS) + list(MUSIC)
    if args[:1] == ["--wav"] and len(args) >= 2:
        os.makedirs(args[1], exist_ok=True)
        for name in args[2:] or everything:
            x, sr, _ = render(name)
            with wave.open(os.path.join(args[1], name + ".wav"), "wb") as w:
                w.setnchannels(1)
                w.setsampwidth(2)
                w.setframerate(sr)
                w.writeframes(pcm(x))
        return
    check = args[:1] == ["--check"]
    names = (args[1:] if check else args) or everything
    unknown = [n for n in names if n not in everything]
    if unknown:
        sys.exit(f"make.py: no sound is called {', '.join(unknown)}")
    if not shutil.which("oggenc"):
        sys.exit("make.py: oggenc is missing: install vorbis-tools.")
    here = encoder()
    known = os.path.exists(ENCODER) and open(ENCODER).read() == here
    if check and not known:
        print(f"Not compared: the encoder here ({here.splitlines()[0]}) makes other bytes than the one of encoder.txt.")
        sys.exit(77)
    if names != everything and not known:
        print("make.py: the encoder here is not the one that made the other sounds; run it without names once.")
    stale = []
    with multiprocessing.Pool() as pool:
        # Longest first.
        for name, data in pool.imap_unordered(encode, sorted(names, key=lambda n: n not in MUSIC)):
            path = os.path.join(HERE, name + ".ogg")
            if check:
                if not os.path.exists(path) or open(path, "rb").read() != data:
                    stale.append(name)
            else:
                with open(path, "wb") as f:
                    f.write(data)
    if names == everything and not check:
        with open(ENCODER, "w") as f:
            f.write(here)
    if check:
        extra = sorted(f for f in os.listdir(HERE) if f.endswith(".ogg") and f[:-4] not in everything)
        for f in extra:
            print(f"{f}: nothing makes it")
        for name in sorted(stale):
            print(f"{name}.ogg: not what make.py makes")
        print(f"{len(names) - len(stale)} of {len(names)} sounds are current")
        sys.exit(1 if stale or extra else 0)


if __name__ == "__main__":
    main()
