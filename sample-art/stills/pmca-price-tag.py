"""PMCA: a paper tag on its thread under a sewn fringe of felt, with stitches and mirrors; sun rakes in from the upper left."""
from studio import *

SCARLET, TURMERIC, KAJAL, LEAF, UNDYED, BLUE = "#D71F2B", "#FFC31F", "#17131A", "#0B8457", "#FFF8E8", "#1F4FC4"
U = 0.004  # a pixel of the layout, 1350 x 1800, y downwards

start(sky="#E6ECFF", sky_power=0.5)
camera((0, -1.15, 11.2), (0, 0.0, 0.1), lens=54, fstop=7, focus=(0, -0.4, 0.25))
sun((0.7, -0.5, -0.62), 3.7, "#FFE6BE", angle=1.3)


def at(x, y):
    return (x - 675) * U, (900 - y) * U


def felt(colour):
    return paint(colour, rough=0.95, sheen=0.35, bump=0.012, grain=26)


FELT = {c: felt(c) for c in (TURMERIC, KAJAL, LEAF, UNDYED, BLUE, SCARLET)}
sheet(16, 16, paint("#C31A26", rough=0.95, sheen=0.3, bump=0.006, grain=46), cuts=120,
      bend=lambda u, v: 0.05 * math.sin(u * 23 + 3 * v) * math.sin(v * 9 + 1) - 0.06)

capsule = lathe(rounded([(0, -0.05), (0.013, -0.048), (0.017, -0.03), (0.017, 0.03), (0.013, 0.048), (0, 0.05)], 0.01),
                paint(UNDYED, rough=0.7, bump=0.003, grain=80), (0, 0, -9), steps=10)
threads = {UNDYED: capsule}
for colour in (SCARLET, KAJAL, TURMERIC):
    twin = copy(capsule, (0, 0, -9))
    twin.data = capsule.data.copy()
    twin.data.materials[0] = paint(colour, rough=0.7, bump=0.003, grain=80)
    threads[colour] = twin


def stitches(line, colour, z, gap=0.158, closed=False):
    """A running stitch: short, each a little off, because a hand made it."""
    line = line + line[:1] if closed else line
    walked, due = 0.0, gap / 2
    for (x0, y0), (x1, y1) in zip(line, line[1:]):
        length = math.hypot(x1 - x0, y1 - y0)
        while length and due <= walked + length:
            t = (due - walked) / length
            angle = math.degrees(math.atan2(y1 - y0, x1 - x0)) + rng.uniform(-5, 5)
            copy(threads[colour], (x0 + (x1 - x0) * t, y0 + (y1 - y0) * t, z), (90 + rng.uniform(-3, 3), 0, angle + 90), rng.uniform(0.9, 1.08))
            due += gap
        walked += length


def shrunk(shape, share):
    cx, cy = sum(p[0] for p in shape) / len(shape), sum(p[1] for p in shape) / len(shape)
    return [(cx + (x - cx) * share, cy + (y - cy) * share) for x, y in shape]


def mirror(x, y, radius, colour, z):
    lathe([(0, 0.016), (radius * 0.96, 0.014), (radius, 0)], paint("#DCE6EC", rough=0.03, metal=1), (x, y, z), steps=48)
    for k in range(26):
        a = k / 26 * math.tau
        copy(threads[colour], (x + math.cos(a) * radius, y + math.sin(a) * radius, z + 0.014),
             (90, 0, math.degrees(a) + 90 + rng.uniform(-6, 6)), (1.1, 1.1, 0.95))


# A ring of petals on the ground cloth.
for k in range(22):
    a = math.radians(k * 360 / 22)
    petal = []
    for i in range(41):
        t = i / 40 * 2
        v = t if t <= 1 else 2 - t
        w = 90 * math.sin(math.pi * min(1, v ** 0.8)) ** 0.8 * (1 if t <= 1 else -1) * 0.5
        r = 600 + 250 * v
        petal.append((w * math.cos(a) + r * math.sin(a), -w * math.sin(a) + r * math.cos(a)))
    cx, cy = at(675, 1230)
    shape = [(cx + x * U, cy + y * U) for x, y in petal[:-1]]
    colour = [TURMERIC, UNDYED, KAJAL][k % 3]
    cutout(shape, [], 0.02, FELT[colour], (0, 0, 0.0), bevel=0.008)
    stitches(shrunk(shape, 0.72), SCARLET if colour != KAJAL else UNDYED, 0.03, gap=0.17, closed=True)

# The fringe: six tongues under a toothed rail.
for i, colour in enumerate([KAJAL, UNDYED, BLUE, TURMERIC, UNDYED, LEAF]):
    left, step = -21 + i * 232, 226
    tongue = [at(left, 100), at(left, 366)] + [
        at(left + step / 2 - math.cos(math.pi * t / 24) * step / 2, 366 + math.sin(math.pi * t / 24) * 118) for t in range(1, 24)
    ] + [at(left + step, 366), at(left + step, 100)]
    lift = 0.1 + 0.03 * math.sin(i * 2.1)
    cutout(tongue, [], 0.035, FELT[colour], (0, 0, lift), (rng.uniform(-0.6, 0.6), rng.uniform(-0.5, 0.5), rng.uniform(-0.5, 0.5)), bevel=0.012)
    thread = SCARLET if colour in (UNDYED, TURMERIC) else UNDYED
    stitches(shrunk(tongue, 0.86), thread, lift + 0.055)
    mirror(*at(left + step / 2, 376), 0.145, thread, lift + 0.05)
rail = [at(-120, -60), at(1480, -60), at(1480, 196), at(-120, 196)]
cutout(rail, [], 0.04, FELT[LEAF], (0, 0, 0.17), bevel=0.012)
for k in range(15):
    x = -128 + k * 110
    for tip, foot, colour in ((40, 152, UNDYED), (152, 40, KAJAL)):
        off = 0 if colour == UNDYED else 55
        cutout([at(x + off - 52, foot), at(x + off + 52, foot), at(x + off, tip)], [], 0.016, FELT[colour], (0, 0, 0.215), bevel=0.006)
for y in (22, 174):
    stitches([at(-20, y), at(1370, y)], UNDYED, 0.225)

# The tag: heavy paper, its foot a tongue; its seam is real thread.
shape = [at(300, 620), at(360, 560), at(990, 560), at(1050, 620), at(1050, 1340)] + [
    at(675 + math.cos(math.pi * t / 40) * 375, 1340 + math.sin(math.pi * t / 40) * 375) for t in range(1, 40)] + [at(300, 1340)]
shape.reverse()
hx, hy = at(675, 640)
hole = [(hx + math.cos(t / 32 * math.tau) * 0.11, hy + math.sin(t / 32 * math.tau) * 0.11) for t in range(32)]
tag = cutout(shape, [hole], 0.022, paint(label="tag", rough=0.78, bump=0.0022, grain=60), (0, 0, 0.2), bevel=0.005)
brass = paint("#C99B45", rough=0.18, metal=1, wear=0.08, grain=50)
lathe(rounded([(0.1, 0), (0.11, 0.03), (0.16, 0.028), (0.175, 0)], 0.012), brass, (hx, hy, 0.222), steps=48)
stitches(shrunk(shape, 0.945), KAJAL, 0.231, closed=True)
silk = paint(TURMERIC, rough=0.55, bump=0.004, grain=70, sheen=0.3)
for side in (-1, 1):
    cord([(hx + side * 0.02, hy - 0.02, 0.18), (hx + side * 0.05, hy + 0.06, 0.3), (hx + side * 0.13, hy + 0.36, 0.3), (hx - side * 0.1, hy + 0.75, 0.27),
          (hx + side * 0.1, hy + 1.15, 0.28), (hx + side * 0.06, hy + 1.6, 0.25), (hx + side * 0.05, hy + 2.0, 0.18)], 0.022, silk)
render()
