"""Avante: twelve enamel plates screwed to trowelled peach plaster; late sun, and the shadow of a stair across them."""
from studio import *

start(sky="#BFD0FF", sky_power=0.5)
camera((-2.5, -12.6, 0.9), (-0.2, 0, 0.02), lens=53, fstop=8, focus=(0, -0.2, 0))
sun((0.62, 0.72, -0.5), 3.9, "#FFDDB0", angle=0.9)
# Seen only in the enamel: a pale wall of sky opposite, which gives the glaze its long soft highlight.
lamp((4.5, -7, 5.5), (0, 0, 0), 3, 210, "#FFF1E0", height=1.4)

wall = paint("#F3B48C", rough=0.9, bump=0.03, grain=2.6, stretch=(1, 1, 1.6))
sheet(60, 60, wall, turn=(90, 0, 0))

PITCH, SIZE, ROUND = 1.86, 1.56, 0.14


def rounded_square(size, radius, steps=10):
    out, h = [], size / 2 - radius
    for k, (sx, sy) in enumerate([(1, 1), (-1, 1), (-1, -1), (1, -1)]):
        for i in range(steps + 1):
            a = math.pi / 2 * (k + i / steps)
            out.append((sx * h + math.cos(a) * radius, sy * h + math.sin(a) * radius))
    return out


iron = paint("#241A18", rough=0.8, bump=0.004, grain=60)
brass = paint("#C9A25A", rough=0.28, metal=1, wear=0.1, grain=60)


def screw(x, z, turn):
    lathe([(0, 0.036), (0.03, 0.032), (0.052, 0.018), (0.058, 0)], brass, (x, -0.095, z), (90, turn, 0), steps=32)
    box((0.086, 0.012, 0.006), iron, (x, -0.128, z), (90, turn, 0), bevel=0.001)


for n in range(1, 13):
    x, z = ((n - 1) % 4 - 1.5) * PITCH, (1 - (n - 1) // 4) * (PITCH - 0.03)
    # Nobody hangs twelve plates dead level.
    tilt = rng.uniform(-0.7, 0.7) if n != 7 else -3.2
    shape = rounded_square(SIZE, ROUND)
    glass = paint(label=f"plate-{n}", rough=0.14, coat=0.9, bump=0.0035, grain=2.4, wear=0.03)
    cutout(shape, [], 0.03, glass, (x, -0.045, z), (90, tilt, 0), bevel=0.026)
    cutout(rounded_square(SIZE - 0.05, ROUND), [], 0.05, iron, (x, 0.0, z), (90, tilt, 0))
    for side in (-1, 1):
        a = math.radians(tilt)
        sx, sz = side * (SIZE / 2 - 0.11), SIZE / 2 - 0.11
        screw(x + sx * math.cos(a) + sz * math.sin(a), z - sx * math.sin(a) + sz * math.cos(a), rng.uniform(0, 180))

# A stair between the sun and the wall; only its shadow is in the picture.
stair = [(-14, -12), (2.1, -12)]
for k in range(12):
    stair += [(2.1 - k * 0.62, -4.1 + k * 0.52), (2.1 - (k + 1) * 0.62, -4.1 + k * 0.52)]
stair += [(2.1 - 12 * 0.62, -4.1 + 12 * 0.52), (-14, 2.1)]
shade = cutout(stair, [], 0.2, iron, (-3.3, -2.2, 1.0), (90, 0, 0))
shade.visible_camera = shade.visible_glossy = False
render()
