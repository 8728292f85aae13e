"""Ruchi Tea: five lacquered tins in a loose row on a red counter, seen from a little above; the middle one is open."""
from studio import *

SHADES = {2: "#4A1A0A", 11: "#7B4423", 17: "#8A4A1F", 22: "#B98552", 31: "#D8AE7A"}
RED = "#C0341D"

start(sky="#FFF0DC", sky_power=0.5, samples=14)
camera((0.4, -10.2, 4.6), (0.16, 0, 0.84), lens=48, fstop=5.6, focus=(0, -1.6, 1.0))
lamp((-5.5, -2.5, 6.5), (0, 0, 0.8), 3.2, 1000, "#FFF1DC", height=4.5)
lamp((6, 1.5, 3.6), (0, 0, 1), 1.0, 330, "#FFD9B0", height=5)
lamp((0, 5, 6), (0, 0, 1), 5, 330, "#FFE9D0")
# Counter and wall are one sweep of the same red, so nothing cuts the row of tins.
sheet(40, 40, paint("#A82410", rough=0.55, bump=0.0015, grain=30, wear=0.08), cuts=80,
      bend=lambda u, v: 0 if v < 0.6 else (v - 0.6) ** 2 * 260)


def tin(number, x, y, turn, radius=0.78, height=1.75, lid=True):
    colour = SHADES[number]
    lacquer = paint(colour, rough=0.37, coat=0.4, bump=0.0005, grain=14, wear=0.05)
    bright = paint("#D9D2C6", rough=0.22, metal=1, wear=0.08, grain=40)
    r = radius
    wall = [(0, 0.0), (r - 0.03, 0), (r, 0.03), (r + 0.012, 0.05), (r, 0.075), (r, height - 0.3), (r - 0.03, height - 0.28),
            (r - 0.03, height), (r - 0.06, height), (r - 0.06, 0.05)]
    lathe(rounded(wall, 0.015), lacquer, (x, y, 0), (0, 0, turn))
    # The seam of a soldered tin, at the back left where the light grazes it.
    box((0.05, 0.012, height - 0.42), lacquer, place=(
        x + math.cos(math.radians(200 + turn)) * r, y + math.sin(math.radians(200 + turn)) * r, 0.08),
        turn=(0, 0, 200 + turn + 90), bevel=0.004)
    half = 39
    lathe([(r + 0.006, 0.22), (r + 0.006, 0.22 + 2 * r * math.radians(half) * 10 / 9)],
          paint(label=f"chip-{number}", rough=0.55, bump=0.0006, grain=90), (x, y, 0), (0, 0, turn - 90),
          arc=(-half, half), steps=48)
    cap = [(0, 0.30), (r - 0.09, 0.30), (r - 0.06, 0.33), (r - 0.02, 0.33), (r + 0.03, 0.30), (r + 0.035, 0.0), (r + 0.012, -0.012),
           (r + 0.012, 0.0), (r, 0.02), (r, 0.25), (0, 0.27)]
    dark = paint(colour, rough=0.36, coat=0.45, wear=0.05, grain=40)
    if lid:
        lathe(rounded(cap, 0.03), dark, (x, y, height - 0.28))
    else:
        lathe(rounded(cap, 0.03), dark, (x + 1.62, y + 0.12, 0.012))
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


tin(2, -3.0, 0.1, -14)
tin(11, -1.62, 1.75, 4, height=1.72)
tin(17, -0.12, -1.3, 6, lid=False)
tin(22, 1.4, 1.5, -8, height=1.72)
tin(31, 3.0, 0.45, 14)
heap((2.55, -1.75, 0), 0.62, 800, 0.16)
heap((2.4, -1.7, 0), 1.15, 90, 0)
render()
