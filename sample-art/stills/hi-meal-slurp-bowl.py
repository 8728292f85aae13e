"""Hi Meal: the bowl seen almost from above, on noodle yellow; the word floats in the broth as real noodles."""
import re

from studio import *

CREAM, GREEN, TOMATO, NOODLE = "#FFF4D6", "#0F8A4C", "#D2200F", "#FFCB4A"
UNIT = 0.0026  # one unit of the skeletons below

# Skeletons of the five letters, as in the poster lettering: baseline 0, x-height 200, y downwards.
LETTERS = {
    "s": ["M168 -150C168 -222 20 -222 20 -148C20 -84 172 -116 172 -48C172 24 16 24 16 -50"],
    "l": ["M60 10L60 -330"],
    "u": ["M170 10L170 -200", "M20 -200L20 -80C20 24 170 24 170 -80L170 -200"],
    "r": ["M30 -80C34 -180 90 -200 168 -176", "M30 10L30 -200"],
    "p": ["M30 -98C30 -220 200 -220 200 -98C200 24 30 24 30 -98", "M30 -200L30 150"],
}
PLACES = [("s", -112, 440, 1.3), ("l", -60, 430, 1.2), ("u", -8, 440, 1.24), ("r", 44, 440, 1.18), ("p", 96, 440, 1.12)]


def sampled(path):
    parts = re.findall(r"[MLC]|-?\d+", path)
    points, at = [], 0
    while at < len(parts):
        kind, size = parts[at], {"M": 2, "L": 2, "C": 6}[parts[at]]
        n = [float(v) for v in parts[at + 1:at + 1 + size]]
        at += 1 + size
        if kind == "M":
            points.append((n[0], n[1]))
        elif kind == "L":
            x, y = points[-1]
            points += [(x + (n[0] - x) * t / 14, y + (n[1] - y) * t / 14) for t in range(1, 15)]
        else:
            x, y = points[-1]
            for k in range(1, 25):
                t = k / 24
                a, b, c, d = (1 - t) ** 3, 3 * (1 - t) ** 2 * t, 3 * (1 - t) * t * t, t ** 3
                points.append((a * x + b * n[0] + c * n[2] + d * n[4], a * y + b * n[1] + c * n[3] + d * n[5]))
    return points


start(sky="#FFF6E0", sky_power=0.55, samples=14)
camera((0, -1.75, 8.6), (0, -0.03, 0.2), lens=68, fstop=8, focus=(0, -0.3, 0.6))
lamp((-4.2, 3.6, 5.2), (0, 0, 0.3), 1.6, 620, "#FFF2DA", height=2.4)
lamp((5, -2, 5), (0, 0, 0.3), 4, 110, "#FFE2B0")
sheet(30, 30, paint("#F2B90F", rough=0.55, bump=0.0008, grain=40, wear=0.08))

glaze = paint(CREAM, rough=0.16, coat=0.5, bump=0.0007, grain=5, wear=0.05)
inner = paint("#6E0A1B", rough=0.2, coat=0.4)
bowl = [(0, 0.06), (0.62, 0.06), (0.64, 0), (0.72, 0), (0.76, 0.1), (1.2, 0.3), (1.62, 0.72), (1.79, 1.0), (1.8, 1.03), (1.77, 1.04)]
lathe(rounded(bowl, 0.05), glaze, steps=160)
lathe(rounded([(1.77, 1.04), (1.755, 1.02), (1.72, 0.955)], 0.02), glaze, steps=160)
lathe([(1.722, 0.96), (1.685, 0.885)], paint(GREEN, rough=0.16, coat=0.5), steps=160)
lathe([(1.686, 0.886), (1.665, 0.845)], glaze, steps=160)
lathe(rounded([(1.666, 0.847), (1.5, 0.56), (1.1, 0.3), (0, 0.2)], 0.1), inner, steps=160)
LEVEL = 0.72
broth = paint(TOMATO, rough=0.09, bump=0.004, grain=2.2, coat=0.3)
lathe([(0, LEVEL), (1.56, LEVEL), (1.585, LEVEL + 0.008), (1.605, LEVEL + 0.035)], broth, steps=160)
# Drops of oil that catch the window.
oil = paint("#F08A1C", rough=0.05, coat=0.8)
for _ in range(70):
    a, out, r = rng.uniform(0, 6.283), 1.54 * rng.random() ** 0.5, rng.uniform(0.008, 0.036)
    lathe([(0, 0.005), (r * 0.8, 0.004), (r, 0)], oil, (math.cos(a) * out, math.sin(a) * out, LEVEL + 0.003), steps=20)

dough = paint(NOODLE, rough=0.32, coat=0.25)


def hank(points, strands, pitch, rise):
    """Noodles side by side along a line; each wanders a little, as cooked ones do."""
    for k in range(strands):
        off, wave = (k - (strands - 1) / 2) * pitch, rng.uniform(0, 6.28)
        line = []
        for i, (x, y) in enumerate(points):
            x0, y0 = points[max(0, i - 1)]
            x1, y1 = points[min(len(points) - 1, i + 1)]
            d = math.hypot(x1 - x0, y1 - y0) or 1
            slip = off + 0.004 * math.sin(i * 0.5 + wave)
            line.append((x - (y1 - y0) / d * slip, y + (x1 - x0) / d * slip,
                         rise + 0.006 * math.sin(i * 0.37 + wave * 2) + rng.uniform(-0.001, 0.001)))
        cord(line, pitch * 0.5, dough)


for letter, degrees, out, scale in PLACES:
    turn = math.radians(degrees)
    cx, cy = math.sin(turn) * out, math.cos(turn) * out
    for stroke, path in enumerate(LETTERS[letter]):
        placed = []
        for x, y in sampled(path):
            x, y = (x - 96) * scale, -(y + 92) * scale
            placed.append(((cx + x * math.cos(turn) + y * math.sin(turn)) * UNIT,
                           (cy - x * math.sin(turn) + y * math.cos(turn)) * UNIT))
        hank(placed, 5, 0.041, LEVEL + 0.03 + stroke * 0.03)

# The nest under the egg, and the tail of the p that runs into it.
for k in range(46):
    r, phase, a = rng.uniform(0.3, 0.56), rng.uniform(0, 6.28), rng.uniform(2.6, 5)
    x0, y0 = rng.uniform(-0.08, 0.08), rng.uniform(-0.08, 0.08)
    cord([(x0 + math.cos(phase + a * t / 20) * r * (1 + 0.12 * math.sin(t * 0.4 + phase)),
           y0 + math.sin(phase + a * t / 20) * r * (1 + 0.1 * math.cos(t * 0.5 + k)),
           LEVEL - 0.02 + 0.13 * (1 - (r - 0.3) / 0.3) * math.sin(math.pi * t / 20) + k % 4 * 0.012) for t in range(21)],
         0.0205, dough)
for k in range(22):
    a, r = rng.uniform(3.4, 5.5), rng.uniform(0.72, 1.36)
    sweep, drift = rng.uniform(0.7, 1.5), rng.uniform(-0.25, 0.25)
    cord([(math.cos(a + sweep * t / 14) * (r + drift * t / 14), math.sin(a + sweep * t / 14) * (r + drift * t / 14),
           LEVEL - 0.014 + 0.03 * math.sin(t * 0.7 + k)) for t in range(15)], 0.0205, dough)

white = paint("#FFF9EA", rough=0.28, coat=0.2, bump=0.001, grain=6)
yolk = paint("#FFA31A", rough=0.2, coat=0.4, bump=0.003, grain=8)
half = [(0, -0.2), (0.2, -0.16), (0.32, -0.04), (0.345, 0.05), (0.33, 0.085), (0.29, 0.095), (0, 0.095)]
egg = lathe(rounded(half, 0.06), white, (0.0, 0.02, LEVEL + 0.15), (5, -7, 30), steps=96)
egg.scale = (1.16, 1, 1)
lathe(rounded([(0.2, 0.08), (0.19, 0.125), (0.1, 0.15), (0, 0.155)], 0.06), yolk, (-0.005, 0.02, LEVEL + 0.15), (5, -7, 0), steps=64)

ring = paint("#5FB53C", rough=0.3, coat=0.3)
pale = paint("#CFE89A", rough=0.3, coat=0.3)
red = paint("#C21410", rough=0.2, coat=0.5)
for k, (x, y) in enumerate([(-0.92, -0.62), (-0.78, -0.74), (0.05, -1.25), (0.38, -1.14), (0.36, 0.72), (-0.42, 0.62), (0.62, -0.5),
                            (-0.3, -0.98), (0.62, -0.98), (-1.12, -0.4), (-0.1, -0.72), (0.92, -0.78), (-0.62, 0.34)]):
    r, skin = rng.uniform(0.05, 0.085), red if k % 4 == 3 else ring
    tilt = (rng.uniform(-22, 22), rng.uniform(-22, 22), 0)
    lathe(rounded([(r * 0.72, 0), (r, 0), (r, 0.05), (r * 0.72, 0.05), (r * 0.72, 0)], 0.012), skin, (x, y, LEVEL + 0.03), tilt, steps=32)
    lathe([(r * 0.715, 0.004), (r * 0.715, 0.048)], pale, (x, y, LEVEL + 0.03), tilt, steps=32)

wood = paint("#7A0B1E", rough=0.25, coat=0.6, bump=0.0006, grain=12)
tip = paint(CREAM, rough=0.3, coat=0.3)
for x, y, turn in ((1.42, -0.98, -36), (1.26, -1.2, -41)):
    # They lie across the rim: the far end rests on the table side, the tip over the broth.
    along = Vector((math.cos(math.radians(turn)), math.sin(math.radians(turn)), 0))
    lathe([(0, -1.0), (0.028, -0.99), (0.034, -0.55)], tip, (x, y, 1.085), (0, 83, turn), steps=24)
    lathe([(0.034, -0.55), (0.056, 1.7), (0.05, 1.74), (0, 1.75)], wood, (x, y, 1.085), (0, 83, turn), steps=24)
render()
