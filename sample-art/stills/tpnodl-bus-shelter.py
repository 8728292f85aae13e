"""TPNODL: a bus shelter at dusk, just after rain; its lit poster and the strip in its roof lie in the wet road again."""
from studio import *

start(sky="#6F8AD6", sky_power=0.75, samples=18, bounces=5)
camera((-1.3, -15.5, 2.5), (0.35, 0, 2.75), lens=40, fstop=0.45, focus=(2.6, -0.6, 2.6))


def shining(label, strength):
    """A print with lamps behind it: what it reflects and what shines through have the same colours."""
    material = paint(label=label, rough=0.5)
    nodes = material.node_tree.nodes
    art = next(node for node in nodes if node.type == "TEX_IMAGE")
    shader = nodes["Principled BSDF"]
    material.node_tree.links.new(art.outputs["Color"], shader.inputs["Emission"])
    shader.inputs["Emission Strength"].default_value = strength
    return material


# Far behind: sky and houses.
sheet(84, 35, shining("horizon", 0.62), place=(0, 34, 11.6), turn=(90, 0, 0))

# The road is wet all over and lower in places, where it holds a sheet of water.
road = paint("#12151C", rough=0.13, wear=0.12, bump=0.008, grain=9)
sheet(120, 80, road, place=(0, -10, 0))
kerb = paint("#565B66", rough=0.34, wear=0.05, bump=0.004, grain=14)
paving = paint("#3D434F", rough=0.15, wear=0.1, bump=0.004, grain=10)
for k in range(-12, 13):
    box((1.58, 0.28, 0.34), kerb if k % 2 else paint("#C9B23A", rough=0.36, wear=0.05), (k * 1.6, -1.75, 0), bevel=0.03)
sheet(60, 9, paving, place=(0, 2.9, 0.3))
for k in range(-9, 10):
    box((0.02, 9, 0.012), paint("#1B1F28", rough=0.4), (k * 1.5 + 0.4, 2.9, 0.294), bevel=0)

steel = paint("#1B2A57", rough=0.33, metal=0.4, coat=0.5, wear=0.04, grain=20)
dark = paint("#0D1328", rough=0.36, coat=0.4)
# Posts, roof, the stop's name along its edge.
for x in (-4.6, -0.4, 4.35):
    box((0.16, 0.16, 4.9), steel, (x, 1.0, 0.3), bevel=0.02)
box((9.9, 2.5, 0.12), dark, (-0.1, 0.1, 5.2), bevel=0.03)
box((9.98, 0.09, 0.62), [dark, shining("fascia", 0.55)], (-0.1, -1.16, 4.86), bevel=0.008, label_faces={"front": 1})
# Lamps under the roof light the bench and the paving, nothing of the print.
box((7.4, 0.14, 0.04), paint("#FFE9C4", glow=3), (-1.1, 0.3, 5.12), bevel=0)
lamp((-1.9, 0.1, 5.05), (-1.9, 0, 0), 5.6, 420, "#FFDDA6", height=0.7)
lamp((2.6, 0.5, 5.05), (2.6, 0.5, 0), 2.6, 90, "#FFDDA6", height=0.5)

# Back: bars of a fence, so that the evening is seen through it.
for k in range(14):
    box((0.05, 0.05, 3.2), steel, (-4.4 + k * 0.42, 1.05, 0.9), bevel=0.01)
for z in (0.9, 2.5, 4.1):
    box((5.6, 0.06, 0.06), steel, (-1.7, 1.05, z), bevel=0.01)

# The bench, of slats.
wood = paint("#8A5A34", rough=0.36, bump=0.006, grain=6, stretch=(0.3, 6, 6), wear=0.05)
for k in range(4):
    box((4.6, 0.2, 0.08), wood, (-2.3, -0.05 + k * 0.26, 1.18), bevel=0.02)
for x in (-4.2, -0.5):
    box((0.1, 0.9, 0.9), dark, (x, 0.34, 0.3), bevel=0.02)

# The poster: a lit box between the posts.
box((3.36, 0.34, 4.16), dark, (2.35, -0.2, 0.52), bevel=0.05)
sheet(3.12, 3.9, shining("poster", 1.25), place=(2.35, -0.385, 2.6), turn=(90, 0, 0))
lamp((2.35, -0.75, 2.6), (2.35, -9, 0), 3.0, 130, "#BFD0FF", height=3.6).visible_glossy = False

# An umbrella somebody put down to dry: eight gores between ribs.
RIBS, R = 8, 1.12
points, faces = [(0, 0, 0.52)], []
for i in range(RIBS * 6):
    a, t = math.tau * i / (RIBS * 6), (i % 6) / 6
    sag = 0.10 * math.sin(math.pi * t)
    for k in range(1, 7):
        s = k / 6
        points.append((math.cos(a) * R * s * (1 - sag * s), math.sin(a) * R * s * (1 - sag * s), 0.52 * (1 - s ** 2) - sag * 0.35 * s))
ring = RIBS * 6
for i in range(ring):
    j = (i + 1) % ring
    faces.append((0, 1 + i * 6, 1 + j * 6))
    for k in range(5):
        faces.append((1 + i * 6 + k, 2 + i * 6 + k, 2 + j * 6 + k, 1 + j * 6 + k))
cloth = paint("#FFD21A", rough=0.42, sheen=0.3)
brolly = add(mesh_of(points, faces, "umbrella"), cloth, (-2.1, -0.95, 0.98), (62, 18, 10))
handle = [(0, 0, 0.6), (0, 0, -0.9), (0.02, 0, -1.0), (0.12, 0, -1.08), (0.22, 0, -1.02), (0.24, 0, -0.92)]
stick = cord(handle, 0.028, dark)
stick.parent = brolly

# What dripped from the roof stands in rings on the road.
for x, y in [(-3.4, -3.4), (-0.9, -4.6), (4.6, -3.1)]:
    for r in (0.16, 0.32, 0.5):
        lathe([(r - 0.02, 0.0), (r, 0.007), (r + 0.02, 0.0)], road, (x, y, 0.001), steps=64)
render(exposure=1.2, contrast=0.12)
