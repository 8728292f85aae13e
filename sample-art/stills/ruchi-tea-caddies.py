"""Ruchi Tea: five lacquered tins on a red counter, two stacks of two and before them an open one."""
from studio import *

SHADES = {2: "#4A1A0A", 11: "#7B4423", 17: "#8A4A1F", 22: "#B98552", 31: "#D8AE7A"}
RED = "#C0341D"

start(sky="#FFF6EA", sky_power=0.6, samples=14)
camera((0.1, -11.4, 5.0), (0.12, 0, 1.42), lens=62, fstop=8, focus=(0, -1.6, 1.4))
lamp((-5.5, -4.5, 6.5), (0, 0, 1.6), 3.2, 1150, "#FFF6EA", height=4.5)
lamp((6, -1.0, 4.2), (0, 0, 1.6), 1.2, 400, "#FFE6C8", height=5)
lamp((0, 5, 7), (0, 0, 1), 5, 300, "#FFF0E0")
# Counter and wall are one sweep of the same red, so nothing cuts the row of tins.
sheet(40, 40, paint("#B22A15", rough=0.55, bump=0.0015, grain=30, wear=0.08), cuts=80,
      bend=lambda u, v: 0 if v < 0.6 else (v - 0.6) ** 2 * 260)


def tin(number, x, y, turn, z=0.0, radius=0.78, height=1.75, lid=True):
    colour = SHADES[number]
    lacquer = paint(colour, rough=0.37, coat=0.7, bump=0.0005, grain=14, wear=0.05)
    bright = paint("#D9D2C6", rough=0.22, metal=1, wear=0.08, grain=40)
    r = radius
    wall = [(0, 0.0), (r - 0.03, 0), (r, 0.03), (r + 0.012, 0.05), (r, 0.075), (r, height - 0.3), (r - 0.03, height - 0.28),
            (r - 0.03, height), (r - 0.06, height), (r - 0.06, 0.05)]
    lathe(rounded(wall, 0.015), lacquer, (x, y, z), (0, 0, turn))
    # The seam of a soldered tin, at the back left where the light grazes it.
    box((0.05, 0.012, height - 0.42), lacquer, place=(
        x + math.cos(math.radians(200 + turn)) * r, y + math.sin(math.radians(200 + turn)) * r, z + 0.08),
        turn=(0, 0, 200 + turn + 90), bevel=0.004)
    half = 40
    lathe([(r + 0.006, 0.2), (r + 0.006, 0.2 + 2 * r * math.radians(half) * 10 / 9)],
          paint(label=f"chip-{number}", rough=0.55, bump=0.0006, grain=90), (x, y, z), (0, 0, turn - 90),
          arc=(-half, half), steps=48)
    cap = [(0, 0.30), (r - 0.09, 0.30), (r - 0.06, 0.33), (r - 0.02, 0.33), (r + 0.03, 0.30), (r + 0.035, 0.0), (r + 0.012, -0.012),
           (r + 0.012, 0.0), (r, 0.02), (r, 0.25), (0, 0.27)]
    dark = paint(colour, rough=0.36, coat=0.7, wear=0.05, grain=40)
    if lid:
        lathe(rounded(cap, 0.03), dark, (x, y, z + height - 0.28))
    else:
        lathe(rounded(cap, 0.03), dark, (x + 1.9, y - 0.38, 0.012))
        lathe([(r - 0.062, 0.04), (r - 0.062, height)], bright, (x, y, 0))
        heap((x, y, height - 0.22), r - 0.08, 900, 0.06)


LEAF = paint("#2B130A", rough=0.62)
TIP = paint("#5A3216", rough=0.6)


def leaf(material, seed):
    """A rolled tea leaf: a thin twisted strip."""
    local = random.Random(seed)
    spin, bow = local.uniform(2, 4), local.uniform(0.005, 0.02)
    points, faces = [], []
    for i in range(9):
        t = i / 8
        w, a = 0.011 * math.sin(math.pi * (0.1 + 0.8 * t)), spin * t
        for s in (-1, 1):
            points.append(((t - 0.5) * 0.11, s * w * math.cos(a), bow * math.sin(math.pi * t) + s * w * math.sin(a)))
    for i in range(8):
        faces.append((2 * i, 2 * i + 1, 2 * i + 3, 2 * i + 2))
    thing = add(mesh_of(points, faces, "leaf"), material, (0, 0, -5))
    thing.modifiers.new("thick", "SOLIDIFY").thickness = 0.007
    return thing


LEAVES = [leaf(LEAF if k < 5 else TIP, k) for k in range(7)]


def heap(centre, radius, count, rise):
    for _ in range(count):
        angle, out = rng.uniform(0, 6.283), radius * rng.random() ** 0.62
        top = rise * max(0, 1 - (out / radius) ** 1.4)
        z = centre[2] + 0.014 + rng.random() * top
        copy(rng.choice(LEAVES), (centre[0] + math.cos(angle) * out, centre[1] + math.sin(angle) * out, z),
             (rng.uniform(-25, 25), rng.uniform(-30, 30), rng.uniform(0, 360)), rng.uniform(0.7, 1.25))


tin(11, -1.5, 0.25, -8)
tin(2, -1.62, 0.2, -3, z=1.78)
tin(31, 1.5, 0.25, 8)
tin(22, 1.58, 0.28, 2, z=1.78)
tin(17, -0.1, -1.35, 3, lid=False)
heap((-1.75, -1.75, 0), 0.5, 620, 0.16)
heap((-1.7, -1.75, 0), 0.85, 70, 0)
render(contrast=0.2)
