"""Homefills: seven cartons with gables stand as a street at eight in the morning; someone has dropped the shopping."""
from mathutils import noise

from studio import *

HEIGHTS = [2.64, 3.25, 3.82, 2.92, 4.15, 3.07, 3.54]
ROOFS = ["#E5452A", "#0E5A3C", "#0E5A3C", "#E5452A", "#0E5A3C", "#E5452A", "#0E5A3C"]
# The half that turns away from the sun: a step darker than the gable, and still green or red.
SHADED = {"#E5452A": "#CF3E28", "#0E5A3C": "#0B5B38"}
DEPTH = 0.62


def matt(colour):
    """Neither gloss nor relief: nothing mirrors in it, so that it keeps its own colour in the shade."""
    material = paint(colour, rough=0.9)
    material.node_tree.nodes["Principled BSDF"].inputs["Specular"].default_value = 0
    return material


# Upright, for a phone, only mustard, chilli and cardamom stand there, so near that their names can be read.
PHONE = HEIGHT > WIDTH
SHOWN = [0, 2, 3] if PHONE else list(range(7))

GROUND = "#EE8CAB"

# Traced at twice the size, so that few samples do for each pixel.
start(sky="#E8E6FF", sky_power=0.55, samples=5)
if PHONE:
    camera((2.5, -14.2, 4.7), (0.16, -0.5, 1.6), lens=95, fstop=5.6, focus=(0, -0.5, 1))
else:
    camera((3.4, -17.2, 5.4), (0.1, -0.2, 1.6), lens=60, fstop=5.6, focus=(0, -0.5, 1))
sun((0.78, 0.6, -0.55), 3.5, "#FFE0AE", angle=1.2)
lamp((6, -6, 4), (0, 0, 1), 4, 160, "#FFE9F0")
sheet(80, 80, matt(GROUND), cuts=80,
      bend=lambda u, v: 0 if v < 0.56 else min((v - 0.56) ** 2 * 1400, 26))

cream = paint("#FFF3D0", rough=0.5)
for place, k in enumerate(SHOWN):
    height, roof = HEIGHTS[k], ROOFS[k]
    x, turn = (place - (len(SHOWN) - 1) / 2) * (1.42 if PHONE else 1.32), [4, -3, 2, -5, 3, -2, -7][k]
    y = [0.1, 0.0, 0.28, -0.22, 0.2, -0.1, 0.05][k]
    eaves = height - 0.36
    shape = [(-0.5, 0), (0.5, 0), (0.5, eaves), (0, height), (-0.5, eaves)]
    card = paint(label=f"front-{k + 1}", rough=0.38, coat=0.15, bump=0.0012, grain=30, wear=0.06)
    root = bpy.data.objects.new("house", None)
    root.location, root.rotation_euler = (x, y, 0.004), (0, 0, math.radians(turn))
    bpy.context.collection.objects.link(root)
    cutout(shape, [], DEPTH, card, (0, 0, 0), (90, 0, 0), bevel=0.008).parent = root
    # The roof is a folded sleeve of board over the gable, a little long at the eaves.
    boards = {-1: matt(roof), 1: matt(SHADED[roof])}
    length, slope = math.hypot(0.5, 0.36) + 0.06, math.degrees(math.atan2(0.36, 0.5))
    for side in (-1, 1):
        a = math.radians(slope)
        mid = (side * (length / 2) * math.cos(a), -DEPTH / 2 - 0.005, height + 0.02 - (length / 2) * math.sin(a))
        box((length, DEPTH + 0.05, 0.02), boards[side], mid, (0, side * slope, 0), bevel=0.005).parent = root
    box((0.05, DEPTH + 0.052, 0.03), cream, (0, -DEPTH / 2 - 0.005, height + 0.022), bevel=0.008).parent = root
    # The door is a window: clear film, bulging with what is behind it.
    tall = eaves * 0.66
    top = tall - 0.31
    door = [(-0.31, 0), (0.31, 0), (0.31, top)] + [(0.31 * math.cos(math.pi * i / 20), top + 0.31 * math.sin(math.pi * i / 20))
                                                 for i in range(1, 20)] + [(-0.31, top)]
    film = paint(label=f"door-{k + 1}", rough=0.1, coat=0.7, bump=0.006, grain=7)
    cutout(door, [], 0.012, film, (0, -DEPTH - 0.008, 0.17), (90, 0, 0), bevel=0.004).parent = root


def blob(colour, radius, rough, squash, seed, lump=0.2):
    bpy.ops.mesh.primitive_ico_sphere_add(subdivisions=3, radius=radius, location=(0, 0, -9))
    ball = bpy.context.object
    for v in ball.data.vertices:
        v.co *= 1 + lump * noise.noise(v.co / radius * 1.4 + Vector((seed, 0, 0)))
        v.co.x *= squash
    ball.data.materials.append(paint(colour, rough=rough))
    for face in ball.data.polygons:
        face.use_smooth = True
    return ball


seeds = [blob(c, 0.03, 0.35, 1, s) for s, c in enumerate(("#2A1A14", "#4A2A18", "#D79A2B"))]
puffs = [blob("#F7EBD6", 0.12, 0.9, 1.05, s, 0.5) for s in (4, 9, 13)]
pods = [blob(c, 0.055, 0.6, 2.1, s, 0.3) for s, c in enumerate(("#9DB85A", "#86A548"))]
for _ in range(150):
    copy(rng.choice(seeds), ((-1.3 if PHONE else -3.5) + rng.gauss(0, 0.55), -1.7 + rng.gauss(0, 0.3), 0.03), scale=rng.uniform(0.7, 1.1))
for _ in range(0 if PHONE else 9):
    copy(rng.choice(puffs), (1.35 + rng.gauss(0, 0.5), -2.0 + rng.gauss(0, 0.26), 0.11),
         [rng.uniform(0, 360) for _ in range(3)], rng.uniform(0.8, 1.2))
for _ in range(14):
    copy(rng.choice(pods), ((1.4 if PHONE else 0.2) + rng.gauss(0, 0.4), -1.75 + rng.gauss(0, 0.25), 0.055), (0, 0, rng.uniform(0, 360)), rng.uniform(0.8, 1.15))

skin, stem = paint("#B3150F", rough=0.22, coat=0.5, bump=0.004, grain=14), paint("#6E7F3A", rough=0.6)
for k in range(11):
    cx, cy, a, bow = (0.1 if PHONE else -1.35) + rng.gauss(0, 0.55), -2.0 + rng.gauss(0, 0.3), rng.uniform(0, 6.28), rng.uniform(-0.9, 0.9)
    path = [Vector((cx + math.cos(a + bow * t) * t * 0.8, cy + math.sin(a + bow * t) * t * 0.8, 0.062 + 0.02 * math.sin(t * 5 + k)))
            for t in (i / 12 for i in range(13))]
    pod = cord(path, 0.062, skin)
    for i, p in enumerate(pod.data.splines[0].points):
        t = i / 12
        p.radius = (0.75 + 0.3 * math.sin(min(1, t * 2.4) * math.pi / 2)) * (1 - t ** 2.6) + 0.03
    back = (path[0] - path[1]).normalized()
    cord([path[0] - back * 0.02, path[0] + back * 0.08, path[0] + back * 0.2 + Vector((0, 0, 0.05))], 0.016, stem)
# The low sun turns boards orange and pink red: the custard of the cartons has to be that of everything else.
render(balance=(1, 1.15, 1.22), contrast=0.35, finer=2, calm=GROUND)
