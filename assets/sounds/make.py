#!/usr/bin/env python3
"""Makes every sound and all the music of the game, from nothing but this folder.

    make.py                writes all the .ogg files beside it
    make.py NAME...        writes only these (knock-1, music-title, ...)
    make.py --check        makes all of them anew and compares byte by byte; exit code 1 if any
                           is stale, 77 if the encoder here is not the one that made them
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


# ---------------------------------------------------------------- the sounds
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


SOUNDS = {}
for _make, _count in ((door, 3), (knock, 3), (tumble, 3), (land, 3), (bounce, 3), (stamp, 3), (card, 3), (key, 3), (draw, 3),
                      (place, 3), (lift, 3), (swap, 2), (paint, 2), (suitcase, 2), (score, 3), (penalty, 2), (click, 2),
                      (shuffle, 0), (thread, 0), (shake, 0), (cleared, 0), (last_chance, 0), (fanfare, 0), (hover, 0),
                      (nope, 0), (your_turn, 0), (undo, 0)):
    _name = _make.__name__.replace("_", "-")
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


def inst_brush(name, seconds, rng, sr):
    d = {"s": 0.06, "l": 0.17}[name]
    x = shape([rng.random() * 2 - 1 for _ in range(n_of(d, sr))], hump(0.3, 0.8))
    return biquad(biquad(x, "band", 2600, 0.7, sr), "low", 4500, 0.6, sr)


def inst_drum(name, seconds, rng, sr):
    """A felt mallet on a small slack drum."""
    f = {"l": 82, "h": 110}[name]
    return strike([(f, 0.35, 1.0), (f * 1.59, 0.2, 0.4), (f * 2.14, 0.15, 0.25), (f * 2.9, 0.08, 0.12)], 7, sr=sr)


BAND = {"toypiano": inst_toypiano, "marimba": inst_marimba, "pizz": inst_pizz, "reed": inst_reed, "block": inst_block,
        "brush": inst_brush, "drum": inst_drum}


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
                take = int(rng.random() * 2) if track["instrument"] in ("pizz", "brush") else 0
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
         "music-eviction-2": ("eviction", ["rhythm"]), "music-eviction-3": ("eviction", ["tension"])}


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


def encode(name):
    x, sr, quality = render(name)
    serial = 1 + sorted(list(SOUNDS) + list(MUSIC)).index(name)
    return name, oggenc(pcm(x), sr, quality, serial)


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
    check = args == ["--check"]
    names = everything if check or not args else args
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
        print(f"{len(everything) - len(stale)} of {len(everything)} sounds are current")
        sys.exit(1 if stale or extra else 0)


if __name__ == "__main__":
    main()
