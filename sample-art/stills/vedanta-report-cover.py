"""Vedanta: the report's cover, seven boards with one hole that narrows, and loose ore round a pool at its foot; low raking sun."""
from mathutils import noise

from studio import *

BOARDS = ["#FFF3DC", "#E2AF73", "#DB9256", "#CF7440", "#BF5A33", "#A8452B", "#6B2A1F"]
ORE = ["#54190F", "#6B2A1F", "#8A3423", "#3A120E"]
U, W, H, THICK = 0.004, 820, 1130, 0.075
TURN = 17

start(sky="#CFE0F2", sky_power=0.42, samples=20)
camera((0.55, -6.1, 6.2), (0.12, 0.02, 0.05), lens=49, fstop=5.6, focus=(0, -0.6, 0.4))
sun((0.86, -0.42, -0.62), 4.4, "#FFE3B8", angle=1.6)
lamp((-5, 3, 3), (0, 0, 0.3), 3, 60, "#FFD9A0")

# A table of raw, sawn laterite: grain from coarse to fine.
sheet(40, 40, paint("#B4572F", rough=0.85, bump=0.012, grain=7, wear=0.1))


def contour(x, y, radius, rough, steps=260):
    points = []
    for i in range(steps):
        a = i / steps * math.tau
        n = noise.fractal((math.cos(a) * 1.1 + radius * 0.0016, math.sin(a) * 1.1, 3.7), 1, 2, 4)
        points.append(((x + math.cos(a) * radius * (1 + rough * n) - W / 2) * U,
                       (H / 2 - y - math.sin(a) * radius * (1 + rough * n)) * U))
    return points


frame = bpy.data.objects.new("frame", None)
bpy.context.collection.objects.link(frame)
frame.rotation_euler = (0, 0, math.radians(TURN))


def laid(thing):
    thing.parent = frame
    return thing


# Pages and back cover below the boards: hundreds of edges, drawn as a stack of leaves that do not quite agree.
page = paint("#EFE0C2", rough=0.8)
for k in range(16):
    laid(box((W * U - 0.05 + rng.uniform(-0.012, 0.012), H * U - 0.05 + rng.uniform(-0.012, 0.012), 0.011), page,
             (rng.uniform(-0.008, 0.008), rng.uniform(-0.008, 0.008), 0.05 + k * 0.0118), bevel=0.002))
laid(box((W * U, H * U, 0.05), paint("#3A120E", rough=0.6, bump=0.001, grain=40), bevel=0.008))
FOOT = 0.24
laid(box((W * U - 0.01, H * U - 0.01, 0.03), paint("#3A120E", rough=0.9, bump=0.02, grain=12), (0, 0, FOOT - 0.002), bevel=0.006))

corner = 0.03
outline = [(-W * U / 2, -H * U / 2), (W * U / 2, -H * U / 2), (W * U / 2, H * U / 2), (-W * U / 2, H * U / 2)]
for i, colour in enumerate(BOARDS):
    radius = 350 - i * 36
    hole = contour(424 + i * 7, 548 + i * 6, radius, 0.24)
    finish = paint(colour, rough=0.72, bump=0.0012, grain=55, label="cover" if i == 0 else None)
    edge = 0.006 * math.sin(i * 2.3)
    shape = [(x + edge, y - edge * 0.6) for x, y in outline]
    laid(cutout(shape, [hole], THICK * 0.96, finish, (0, 0, FOOT + 0.028 + (len(BOARDS) - 1 - i) * THICK)))

# The foot of the pit: a pool with loose ore round it.
pool = paint("#1FA39E", rough=0.06, coat=0.6)
laid(lathe([(0, 0.006), (0.15, 0.006), (0.17, 0)], pool, ((466 - W / 2) * U - 0.05, (H / 2 - 584) * U, FOOT + 0.03), steps=40)).scale = (1.25, 0.8, 1)


def stone(colour, seed):
    bpy.ops.mesh.primitive_ico_sphere_add(subdivisions=3, radius=0.05, location=(0, 0, -9))
    ball = bpy.context.object
    for v in ball.data.vertices:
        v.co *= 1 + 0.28 * noise.noise(v.co * 34 + Vector((seed, 0, 0)))
        v.co.z *= 0.8
    ball.data.materials.append(paint(colour, rough=0.85))
    for face in ball.data.polygons:
        face.use_smooth = True
    return ball


stones = [stone(c, s) for s, c in enumerate(ORE)]
cx, cy = (466 - W / 2) * U, (H / 2 - 584) * U
for _ in range(190):
    a, out = rng.uniform(0, math.tau), 0.66 * rng.random() ** 0.5
    x, y = math.cos(a) * out, math.sin(a) * out
    if (x + 0.05) ** 2 / 0.055 + y ** 2 / 0.028 < 1:
        continue
    size = rng.uniform(0.55, 1.15)
    laid(copy(rng.choice(stones), (cx + x, cy + y, FOOT + 0.03 + 0.045 * size), (0, 0, rng.uniform(0, 360)), size))
render()
