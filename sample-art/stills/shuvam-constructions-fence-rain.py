"""Shuvam: the site's fence in the rain; marigolds along its top, five brass bobs on strings, and the lane under water."""
from studio import *

start(sky="#C4CFD6", sky_power=0.95, samples=14)
camera((-2.0, -15.6, 2.35), (-0.1, 0, 2.75), lens=43, fstop=0.8, focus=(0, -0.3, 2.8))
lamp((-9, -9, 12), (0, 0, 2), 9, 2100, "#E9F1F6", height=7)
# A warm window from over the lane: only brass and water show it.
lamp((6.5, -9, 5), (0, 0, 2.4), 2.4, 130, "#FFC98A", height=2.4)

# A sky of one cloud, and the house that is being built, in the haze.
haze = paint("#B9C5CB", rough=1, glow=0.55)
sheet(120, 60, haze, place=(0, 40, 20), turn=(90, 0, 0))
FAR = paint("#9AA8AE", rough=0.9)
NEAR = paint("#85817C", rough=0.9)
for k in range(4):
    box((7.2, 3, 0.26), FAR, (5.4, 11, 5.2 + k * 1.75), bevel=0.02)
    for x in (2.2, 4.3, 6.5, 8.6):
        box((0.3, 0.3, 1.75), FAR, (x, 10, 5.2 + k * 1.75 - 1.6), bevel=0.02)
for k in range(7):
    box((0.07, 0.07, 9), NEAR, (1.3 + k * 1.35, 8.9, 4), bevel=0)
for z in (6.3, 8.0, 9.8):
    box((9, 0.07, 0.07), NEAR, (5.3, 8.9, z), bevel=0)
box((0.34, 0.34, 15), FAR, (-6.2, 12, 0), bevel=0)
box((10.5, 0.3, 0.34), FAR, (-4.2, 12, 11.6), bevel=0)
cord([(-0.6, 12, 11.6), (-0.6, 12, 9.0)], 0.025, NEAR, smooth=False)
box((0.9, 0.5, 0.4), paint("#B0705C", rough=0.9), (-0.6, 12, 8.6), bevel=0.02)

# The fence.
WET = dict(rough=0.19, wear=0.05, coat=0.5)
box((15.6, 0.14, 4.33), [paint("#19584E", **WET), paint(label="boards", bump=0.004, grain=4, **WET)], (0, 0, 0.5), bevel=0.02, label_faces={"front": 1})
timber = paint("#5B4030", rough=0.36, wear=0.05, bump=0.01, grain=5, stretch=(6, 6, 0.4))
for x in (-7.7, -4.6, -1.55, 1.5, 4.6, 7.7):
    box((0.24, 0.24, 5.2), timber, (x, 0.22, 0), bevel=0.02)
box((15.9, 0.3, 0.16), timber, (0, 0.05, 4.83), bevel=0.02)
for x in (-11.7, 11.7):
    box((7.2, 0.14, 4.33), paint("#19584E", **WET), (x, 0, 0.5), bevel=0.02)

# Marigolds: a ball of petals, threaded.
TONES = [paint(c, rough=0.6, subsurface=0.1) for c in ("#F28C0F", "#FFB61E", "#E8620F")]


def head(seed):
    local = random.Random(seed)
    points, faces = [], []
    for i in range(90):
        t = (i + 0.5) / 90
        z, a = 1 - 2 * t, i * 2.39996
        r = math.sqrt(max(0, 1 - z * z))
        out = Vector((math.cos(a) * r, math.sin(a) * r, z * 0.8))
        side = out.cross(Vector((0, 0, 1)))
        side = side.normalized() if side.length > 0.01 else Vector((1, 0, 0))
        up = out.cross(side).normalized()
        w, reach = local.uniform(0.20, 0.3), local.uniform(0.88, 1.1)
        first = len(points)
        for across, along in ((-w * 0.5, 0.55), (w * 0.5, 0.55), (w, reach), (0, reach * 1.08), (-w, reach)):
            points.append((out * along + side * across + up * local.uniform(-0.05, 0.05)) * 0.17)
        faces.append(tuple(range(first, first + 5)))
    thing = add(mesh_of(points, faces, "marigold"), TONES[seed % 3], (0, 0, -9), smooth=False)
    return thing


HEADS = [head(k) for k in range(6)]


def flower(x, y, z, size=1.0):
    copy(rng.choice(HEADS), (x, y, z), [rng.uniform(0, 360) for _ in range(3)], size * rng.uniform(0.9, 1.1))


POSTS = (-6.15, -3.05, 0.0, 3.05, 6.15)
edges = [-9.2, *POSTS, 9.2]
for a, b in zip(edges, edges[1:]):
    for k in range(14):
        t = k / 14
        flower(a + (b - a) * t, -0.2, 4.86 - 0.62 * (1 - (2 * t - 1) ** 2))

brass = paint("#D9A441", rough=0.17, metal=1, wear=0.05, grain=30)
string = paint("#E9DFC8", rough=0.7)
BOB = rounded([(0, -0.62), (0.05, -0.55), (0.21, -0.06), (0.235, 0.06), (0.22, 0.16), (0.1, 0.2), (0.075, 0.28), (0.1, 0.33), (0.06, 0.37), (0, 0.37)], 0.03)
for x, low in zip(POSTS, (1.35, 1.15, 1.35, 1.15, 1.35)):
    for k in range(3):
        flower(x, -0.24, 4.72 - k * 0.25, 0.95)
    cord([(x, -0.34, 4.1), (x, -0.34, low + 0.36)], 0.016, string, smooth=False)
    lathe(BOB, brass, (x, -0.34, low), steps=64)

# The lane: earth under a hand of water, kerb stones, and rings where drops fall.
water = paint("#3B3A36", rough=0.06, wear=0.03, bump=0.010, grain=5, coat=0.6)
sheet(120, 90, water, place=(0, -20, 0.0))
mud = paint("#5E4A3A", rough=0.5, bump=0.03, grain=5)
sheet(60, 2.4, mud, place=(0, -0.6, 0.03), cuts=150,
      bend=lambda u, v: 0.11 * v - 0.03 + 0.035 * math.sin(u * 300) * math.sin(v * 9 + u * 120))
for _ in range(46):
    x, y, size = rng.uniform(-8, 8), rng.uniform(-9.5, -2.2), rng.uniform(0.6, 1.5)
    for r in (0.12, 0.25, 0.39):
        lathe([(r * size - 0.02, 0.0), (r * size, 0.009), (r * size + 0.02, 0.0)], water, (x, y, 0.001), steps=40)
# Marigold heads that the wind took.
for x, y in ((-3.9, -3.1), (-3.3, -3.6), (2.3, -2.9), (5.2, -4.2)):
    flower(x, y, 0.06)

# Rain: threads of light, as plumb as the strings.
drop = paint("#F4FAFF", rough=0.1, glow=0.32)
thread = lathe([(0.0026, 0), (0.0034, 0.5), (0.0026, 1)], drop, (0, 0, -9), steps=5)
for _ in range(420):
    y = rng.uniform(-8.5, 1.5)
    spread = (y + 17) * 0.46
    copy(thread, (rng.uniform(-spread, spread) - 0.6, y, rng.uniform(-0.2, 8.5)), (0, 0, 0), (1, 1, rng.uniform(0.35, 0.9)))
render(exposure=1.0, contrast=0.2)
