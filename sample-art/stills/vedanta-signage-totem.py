"""Vedanta: a signpost of rammed earth at the edge of a bench, in low sun; grass has been set into its top."""
from studio import *

W, D, H = 2.25, 1.05, 6.0

start(sky="#CFE0F2", sky_power=0.55, samples=14)
camera((-3.6, -13.2, 2.7), (0.12, 0, 3.12), lens=56, fstop=0.32, focus=(0, -0.6, 3.4))
sun((0.86, 0.62, -0.52), 4.3, "#FFD9A2", angle=0.8)


def rammed(label):
    """Earth that was beaten down in courses: rough, with a fine tooth and soft dents."""
    earth = paint(label=label, rough=0.9, bump=0.012, grain=26)
    nodes, link = earth.node_tree.nodes, earth.node_tree.links.new
    fine = next(node for node in nodes if node.type == "BUMP")
    where = next(node for node in nodes if node.type == "TEX_COORD")
    flat, dents, relief = nodes.new("ShaderNodeMapping"), nodes.new("ShaderNodeTexNoise"), nodes.new("ShaderNodeBump")
    flat.inputs["Scale"].default_value = (1, 1, 2.6)
    dents.inputs["Scale"].default_value, dents.inputs["Detail"].default_value = 2.4, 5
    relief.inputs["Strength"].default_value, relief.inputs["Distance"].default_value = 1, 0.075
    link(where.outputs["Object"], flat.inputs["Vector"])
    link(flat.outputs["Vector"], dents.inputs["Vector"])
    link(dents.outputs["Fac"], relief.inputs["Height"])
    link(relief.outputs["Normal"], fine.inputs["Normal"])
    return earth


hills = paint(label="hills", rough=0.9)
art = next(node for node in hills.node_tree.nodes if node.type == "TEX_IMAGE")
hills.node_tree.links.new(art.outputs["Color"], hills.node_tree.nodes["Principled BSDF"].inputs["Emission"])
hills.node_tree.nodes["Principled BSDF"].inputs["Emission Strength"].default_value = 0.62
sheet(110, 41, hills, place=(12, 36, 12.0), turn=(90, 0, 0))

ground = paint("#C98452", rough=0.92, bump=0.03, grain=7)
sheet(90, 70, ground, place=(0, 10, 0), cuts=160,
      bend=lambda u, v: 0.05 * math.sin(u * 190 + 7 * v) * math.sin(v * 150) + 0.03 * math.sin(u * 410 + v * 330))

turn = 14
post = box((W, D, H), [rammed("side"), rammed("front")], (0, 0, -0.05), (0, 0, turn), bevel=0.05, label_faces={"front": 1})
foot = box((W + 0.5, D + 0.5, 0.16), paint("#6B5A50", rough=0.85, bump=0.01, grain=16), (0, 0, 0.0), (0, 0, turn), bevel=0.03)

# Grass: bent blades, denser at the rim, where it hangs over.
GREENS = [paint(c, rough=0.6) for c in ("#2E6B4A", "#3F8553", "#6DA653", "#8DB95C")]


def blade(seed):
    local = random.Random(seed)
    length, lean, w = local.uniform(0.35, 0.75), local.uniform(0.15, 0.75), 0.022
    points, faces = [], []
    for i in range(6):
        t = i / 5
        x, z = lean * length * t ** 2, length * (t - 0.35 * lean * t ** 2)
        for s in (-1, 1):
            points.append((x, s * w * (1 - t) ** 0.8, z))
    for i in range(5):
        faces.append((2 * i, 2 * i + 1, 2 * i + 3, 2 * i + 2))
    return add(mesh_of(points, faces, "blade"), GREENS[seed % 4], (0, 0, -9))


BLADES = [blade(k) for k in range(16)]
c, s = math.cos(math.radians(turn)), math.sin(math.radians(turn))


def plant(x, y, z, out, size=1.0):
    copy(rng.choice(BLADES), (x * c - y * s, x * s + y * c, z), (rng.uniform(-8, 8), rng.uniform(-8, 8), out + turn), rng.uniform(0.6, 1.2) * size)


for _ in range(1500):
    plant(rng.uniform(-W / 2, W / 2) * 0.97, rng.uniform(-D / 2, D / 2) * 0.94, H - 0.07, rng.uniform(0, 360))
for _ in range(260):
    x = rng.uniform(-W / 2, W / 2) * 0.96
    plant(x, -D / 2 + 0.04, H - 0.09, rng.uniform(-130, -50), 0.85)
    plant(-W / 2 + 0.04, rng.uniform(-D / 2, D / 2), H - 0.09, rng.uniform(140, 220), 0.85)
# Some of it came up at the foot by itself, and stones lie about.
for _ in range(420):
    a = rng.gauss(0, 1.0)
    copy(rng.choice(BLADES), (rng.choice((-1.7, 1.75, 3.6)) + a * 0.3, rng.gauss(-0.6, 0.4), 0), (0, 0, rng.uniform(0, 360)), rng.uniform(0.4, 0.9))
STONE = paint("#8C5638", rough=0.9, bump=0.02, grain=9)
pebble = lathe([(0, -0.5), (0.3, -0.42), (0.5, -0.1), (0.46, 0.2), (0.24, 0.4), (0, 0.44)], STONE, (0, 0, -9), steps=9)
for _ in range(240):
    copy(pebble, (rng.uniform(-8, 8), rng.uniform(-6, 7), 0.0), [rng.uniform(0, 360) for _ in range(3)],
         (rng.uniform(0.04, 0.3),) * 2 + (rng.uniform(0.04, 0.16),))
render(exposure=1.05, contrast=0.16)
