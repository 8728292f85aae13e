"""PPL: three woven bags stand before a dealer's shop in the morning, filled and sewn shut; the stock lies stacked behind them."""
from mathutils import noise

from studio import *

start(sky="#DCE9FA", sky_power=0.6, samples=14)
camera((-2.5, -13.8, 3.0), (0.02, 0, 2.28), lens=52, fstop=0.7, focus=(0, -0.9, 2))
sun((0.78, 0.8, -0.62), 3.9, "#FFE3B4", angle=0.9)

# A limewashed wall with a line lettered on it, and a floor of earth.
plaster = paint(label="wall", rough=0.88, bump=0.012, grain=5)
sheet(19.2, 5.6, plaster, place=(0.35, 2.7, 5.35), turn=(90, 0, 0))
sheet(60, 2.6, paint("#E9DFC6", rough=0.88, bump=0.012, grain=5), place=(0, 2.705, 1.3), turn=(90, 0, 0))
sheet(60, 1.0, paint("#1F7A3D", rough=0.75, bump=0.01, grain=6), place=(0, 2.695, 0.5), turn=(90, 0, 0))
sheet(80, 60, paint("#B98655", rough=0.92, bump=0.03, grain=6), place=(0, -10, 0), cuts=120,
      bend=lambda u, v: 0.03 * math.sin(u * 260) * math.sin(v * 210))


def woven(label=None, colour="#E8E2D2"):
    """Cloth of flat plastic tapes, over and under."""
    cloth = paint(colour, label=label, rough=0.46, coat=0.12)
    nodes, link = cloth.node_tree.nodes, cloth.node_tree.links.new
    where, size, relief = (nodes.new(f"ShaderNode{kind}") for kind in ("TexCoord", "Mapping", "Bump"))
    check = nodes.new("ShaderNodeTexChecker")
    size.inputs["Scale"].default_value = (34, 34, 34)
    check.inputs["Scale"].default_value = 1
    relief.inputs["Strength"].default_value, relief.inputs["Distance"].default_value = 0.5, 0.012
    link(where.outputs["Object"], size.inputs["Vector"])
    link(size.outputs["Vector"], check.inputs["Vector"])
    link(check.outputs["Fac"], relief.inputs["Height"])
    link(relief.outputs["Normal"], nodes["Principled BSDF"].inputs["Normal"])
    return cloth


def sack(material, w=2.5, h=4.05, deep=1.35, seed=0, ears=True):
    """A filled bag: a box whose sides were pushed out from within, slack under the seam, creased at the corners."""
    n, m = 46, 62
    points, faces, uvs, which = [], [], [], []
    for j in range(m + 1):
        v = j / m
        # Round in the belly, flat at the seam, gathered a little at the foot.
        thick = deep * (min(1, (1 - v) / 0.34) ** 0.62) * (0.86 + 0.14 * min(1, v / 0.08)) + 0.05
        wide = w * (0.955 + 0.075 * math.sin(math.pi * min(1, v * 1.12)) - 0.02 * v)
        for i in range(2 * n):
            a = math.tau * i / (2 * n)
            c, s = math.cos(a), math.sin(a)
            squared = lambda t, power: math.copysign(abs(t) ** power, t)
            x, y = wide / 2 * squared(c, 0.42), -thick / 2 * squared(s, 0.62)
            at = Vector((x * 1.5 + seed * 9, y * 1.5, v * 5.2))
            slack = 0.055 + 0.10 * math.exp(-((v - 0.83) / 0.11) ** 2) + 0.05 * math.exp(-(v / 0.1) ** 2)
            lump = noise.fractal(at, 1.0, 2.0, 3) * slack
            fold = 0.04 * math.sin(x * 9 + seed * 3 + v * 6) * math.exp(-((v - 0.86) / 0.09) ** 2)
            points.append((x + lump * 0.35 * squared(c, 1), y - (lump + fold) * (1 if s > 0 else -1), v * h + 0.05 * lump))
            uvs.append((min(1, max(0, 0.5 + x / wide)), v))
    ring = 2 * n
    for j in range(m):
        for i in range(ring):
            k = (i + 1) % ring
            faces.append((j * ring + i, j * ring + k, (j + 1) * ring + k, (j + 1) * ring + i))
    faces.append(tuple(reversed(range(ring))))
    mesh = mesh_of(points, faces, "sack")
    grid = mesh.uv_layers.new()
    for loop in mesh.loops:
        grid.data[loop.index].uv = uvs[loop.vertex_index]
    thing = add(mesh, material)
    return thing


TAPES = {"leaves": "#2457C5", "roots": "#EF6C2A", "grain": "#E0AC00"}
frames = []
for k, (name, tape) in enumerate(TAPES.items()):
    frame = bpy.data.objects.new("frame", None)
    bpy.context.collection.objects.link(frame)
    frame.location, frame.rotation_euler = ((k - 1) * 2.98, (-0.7, -0.95, -0.72)[k], 0), [math.radians(t) for t in (-3, (-0.8, 0.6, 1.4)[k], (3, -2, -6)[k])]
    sack(woven(name), seed=k + 1).parent = frame
    # The hem: folded tape, and the thread that closes the bag.
    hem = sheet(2.26, 0.26, paint(tape, rough=0.5), (0, -0.14, 4.0), (88, 0, 0), cuts=30, bend=lambda u, v: 0.035 * math.sin(u * 17 + k * 2))
    hem.parent = frame
    stitch = paint("#FFFDF3", rough=0.7)
    for i in range(21):
        one = box((0.075, 0.02, 0.03), stitch, (-1.06 + i * 0.106, -0.165 - 0.035 * math.sin((i / 20) * 17 + k * 2), 3.985), bevel=0.006)
        one.parent = frame
    tail = cord([(1.06, -0.17, 4.0), (1.3, -0.18, 3.98), (1.42, -0.14, 3.8), (1.4, -0.16, 3.5)], 0.014, stitch)
    tail.parent = frame

# Behind: the stock, lying, its backs plain; one stack at the right reaches up to the lettering.
plain = [woven(colour=c) for c in ("#DCE6F7", "#FBE3D2", "#FCF0C2")]
lying = [sack(cloth, seed=7 + k) for k, cloth in enumerate(plain)]
for thing in lying:
    thing.location = (0, 0, -20)
for row in range(2):
    for col in range(5):
        if (row, col) in ((1, 0), (1, 4)):
            continue
        copy(lying[(row + col) % 3], (-8.0 + col * 4.2 + row * 0.5, 1.75 + rng.uniform(-0.1, 0.1), 0.62 + row * 1.06),
             (rng.uniform(-3, 3), 90 + rng.uniform(-2, 2), rng.uniform(-3, 3)), (0.92, 1, 0.98))
# What was spilt, in the three colours of the nutrients.
for tone, x in (("#2457C5", -2.2), ("#EF6C2A", 0.5), ("#F5C518", 3.1)):
    grain = paint(tone, rough=0.4, coat=0.3)
    bead = lathe([(0, -0.045), (0.032, -0.032), (0.045, 0), (0.032, 0.032), (0, 0.045)], grain, (0, 0, -9), steps=12)
    for _ in range(46):
        copy(bead, (x + rng.gauss(0, 0.45), -2.1 + rng.gauss(0, 0.28), 0.05), scale=rng.uniform(0.7, 1.1))
render(exposure=1.05, contrast=0.14)
