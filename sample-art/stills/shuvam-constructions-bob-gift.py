"""Shuvam: the brass bob lies in woodwool in its box; lid, card and a few marigolds round it; morning sun from the left."""
from mathutils import noise

from studio import *

MARIGOLD, FLAME, LEAF, CREAM, UMBER = "#FFAE12", "#EE5A0C", "#19584E", "#FFF3DC", "#2B1512"
UNIT = 1 / 315  # a pixel of the brick paper
W, D, H, WALL = 126 * 8 * UNIT, 58 * 26 * UNIT, 58 * 6 * UNIT, 0.12
TILE = (1260 * UNIT, 580 * UNIT)

start(sky="#E4ECFF", sky_power=0.4, samples=16)
camera((-0.34, -8.58, 10.5), (-0.66, -0.72, 0.2), lens=46, fstop=0.8, focus=(0.3, -1.0, 0.9))
sun((0.62, -0.3, -0.8), 2.7, "#FFEFD6", angle=1.6)
# Brass shows what stands round it: a long window on the left, a narrow one on the right.
lamp((-4.5, 1.5, 4.5), (0.3, 0, 0.8), 1.2, 100, "#FFF4E4", height=5)
lamp((5.5, 1.0, 4.0), (0.3, 0, 0.8), 0.5, 60, "#FFEFD6", height=5)
lamp((-1.2, -4.6, 9.5), (0.3, 0, 0.8), 4.6, 350, "#FFFAF0", height=4.2)

sheet(60, 60, paint("#FBB01C", rough=0.7, bump=0.0012, grain=30))


def stand(x, y, turn):
    frame = bpy.data.objects.new("frame", None)
    bpy.context.collection.objects.link(frame)
    frame.location, frame.rotation_euler = (x, y, 0), (0, 0, math.radians(turn))

    def put(thing):
        thing.parent = frame
        return thing
    return put


def printed(label):
    paper = paint(label=label, rough=0.62, bump=0.0012, grain=45)
    next(n for n in paper.node_tree.nodes if n.type == "TEX_IMAGE").extension = "REPEAT"
    return paper


def papered(w, d, h, materials, wall=0.0):
    """A box papered all round, so that the bricks meet at the corners: open with a `wall`, a lid without."""
    def ring(inset, z):
        x, y = w / 2 - inset, d / 2 - inset
        return [(-x, -y, z), (x, -y, z), (x, y, z), (-x, y, z)]
    points = ring(0, 0) + ring(0, h) + (ring(wall, h) + ring(wall, wall) if wall else [])
    along = [0, w, w + d, 2 * w + d, 2 * (w + d)]
    faces, uvs, which = [], [], []
    for k in range(4):
        n, a, b = (k + 1) % 4, along[k], along[k + 1]
        faces.append((k, n, n + 4, k + 4))
        uvs.append([(a, 0), (b, 0), (b, h), (a, h)])
        which.append(0)
        if wall:
            faces += [(k + 4, n + 4, n + 8, k + 8), (k + 8, n + 8, n + 12, k + 12)]
            uvs += [[(a, h), (b, h), (b - wall, h + wall), (a + wall, h + wall)], [(0, 0)] * 4]
            which += [0, 1]
    faces.append((12, 13, 14, 15) if wall else (4, 5, 6, 7))
    uvs.append([(0, 0), (TILE[0], 0), TILE, (0, TILE[1])])
    which.append(1)
    mesh = mesh_of(points, faces, "papered")
    grid = mesh.uv_layers.new()
    for face in mesh.polygons:
        face.material_index = which[face.index]
        for corner, (u, v) in zip(face.loop_indices, uvs[face.index]):
            grid.data[corner].uv = (u / TILE[0], v / TILE[1])
    return add(mesh, materials, bevel=0.014)


def petal_heads(radius, tones, seed):
    """A marigold: frilled petals on the spiral that real ones grow on, the inner ones upright and close."""
    points, faces, which = [], [], []
    turn = random.Random(seed)
    count = 150
    for i in range(count):
        t = (i + 0.5) / count
        around, lean = i * 2.39996, 0.08 + 1.5 * t ** 0.62
        out = Vector((math.cos(around), math.sin(around), 0))
        across, up = Vector((-out.y, out.x, 0)), Vector((0, 0, 1))
        length, width = radius * (0.52 + 0.3 * t) * turn.uniform(0.9, 1.08), radius * (0.2 + 0.16 * t)
        foot = out * radius * 0.3 * t + up * radius * (0.28 - 0.2 * t)
        first, tone = len(points), (0 if t < 0.3 else 1) if turn.random() < 0.75 else 2
        for a in range(5):
            v = a / 4
            bent = lean + 0.75 * v * v * t - 0.5 * (1 - t) * v
            way = out * math.sin(bent) + up * math.cos(bent)
            nail = out * math.cos(bent) - up * math.sin(bent)
            for b in range(5):
                u = b / 2 - 1
                frill = radius * 0.06 * v * v * math.sin(u * 5 + turn.uniform(-0.6, 0.6))
                spread = width * (0.25 + 0.95 * v ** 0.7) * (1 if v < 1 else 0.86)
                points.append(foot + way * length * v * (1 - 0.12 * u * u * v) + across * u * spread * 0.62
                              + nail * (frill - radius * 0.05 * u * u * v))
        for a in range(4):
            for b in range(4):
                at = first + a * 5 + b
                faces.append((at, at + 1, at + 6, at + 5))
                which.append(tone)
    mesh = mesh_of(points, faces, "marigold")
    for face in mesh.polygons:
        face.material_index = which[face.index]
    return add(mesh, [paint(c, rough=0.6, glow=0.1) for c in tones], (0, 0, -9))


ORANGE = petal_heads(0.5, ["#E04A06", FLAME, "#F77A1C"], 3)
YELLOW = petal_heads(0.5, ["#F79A08", MARIGOLD, "#FFC63C"], 8)

# The box and its lining.
into = stand(0.72, 0.05, -4)
bricks = printed("bricks")
into(papered(W, D, H, [bricks, paint(LEAF, rough=0.75, bump=0.001, grain=40)], WALL))


def bed(x, y):
    """How high the woodwool lies at a place in the box: pressed down under the bob, heaped at its sides and at the walls."""
    dent = 0.34 * math.exp(-(x * x * 1.5 + (y + 0.1) ** 2 * 0.5)) + 0.16 * math.exp(-x * x * 5 - (y + 1.75) ** 2 * 3)
    edge = max(abs(x) / (W / 2 - WALL), abs(y) / (D / 2 - WALL))
    return 0.64 + 0.16 * edge ** 4 + 0.1 * noise.noise((x * 1.1, y * 1.1, 4)) - dent


def woodwool(count, seed):
    """Shavings of pale wood: long flat ribbons that curl, each within the straight walls of the box."""
    turn = random.Random(seed)
    points, faces, which = [], [], []
    left, low = W / 2 - WALL - 0.03, D / 2 - WALL - 0.03
    for k in range(count):
        x, y = turn.uniform(-left, left), turn.uniform(-low, low)
        # The last ribbons lie on top; the first fill the ground.
        depth = (k + 1) / count
        way, curl = turn.uniform(0, math.tau), turn.gauss(0, 2.6)
        half, phase, tilt = turn.uniform(0.012, 0.022), turn.uniform(0, math.tau), turn.uniform(-0.7, 0.7)
        steps, step = turn.randint(26, 60), 0.042
        first, tone = len(points), turn.choice((0, 0, 1, 1, 2))
        for i in range(steps):
            way += (curl + turn.gauss(0, 1.6)) * step
            curl += turn.gauss(0, 0.35)
            x, y = x + math.cos(way) * step, y + math.sin(way) * step
            # At a wall a ribbon turns back along it.
            if abs(x) > left or abs(y) > low:
                way += 0.5 if curl > 0 else -0.5
                x, y = max(-left, min(left, x)), max(-low, min(low, y))
            z = WALL + 0.02 + (bed(x, y) - WALL) * (0.25 + 0.75 * depth) + 0.05 * math.sin(phase + i * 0.3)
            lean = tilt + 0.5 * math.sin(phase + i * 0.17)
            side = Vector((-math.sin(way) * math.cos(lean), math.cos(way) * math.cos(lean), math.sin(lean))) * half
            for s in (-1, 1):
                at = Vector((x, y, z)) + side * s
                points.append((max(-left - 0.02, min(left + 0.02, at.x)), max(-low - 0.02, min(low + 0.02, at.y)), at.z))
        for i in range(steps - 1):
            at = first + i * 2
            faces.append((at, at + 1, at + 3, at + 2))
            which.append(tone)
    mesh = mesh_of(points, faces, "woodwool")
    for face in mesh.polygons:
        face.material_index = which[face.index]
    return add(mesh, [paint(c, rough=0.7) for c in ("#F8D48A", "#FFE6AE", "#DDA95A")])


into(woodwool(1500, 12))
into(sheet(W - 2 * WALL - 0.01, D - 2 * WALL - 0.01, paint("#A8742F", rough=0.9), (0, 0, WALL + 0.03)))

# The bob, turned from bar: body, shoulder, waist, knurled cap; tip of steel.
brass = paint("#EFB04C", rough=0.19, metal=1, bump=0.0012, grain=1, stretch=(0.4, 0.4, 90), wear=0.04)
body = [(0.1, 0.34)] + [(0.1 + 0.6 * math.sin(t / 24 * math.pi / 2) ** 0.92, 0.34 + 1.5 * t / 24) for t in range(1, 25)]
body += [(0.7, 1.9), (0.66, 1.92), (0.66, 1.96), (0.7, 1.98), (0.69, 2.08), (0.5, 2.2), (0.3, 2.26), (0.26, 2.34), (0.26, 2.4)]
LYING, TIP = (-75, 0, 0), (-0.02, -1.72, 0.46)
into(lathe(rounded(body, 0.02), brass, TIP, LYING, steps=160))
into(lathe(rounded([(0, 0), (0.012, 0.012), (0.1, 0.335), (0.1, 0.36)], 0.006), paint("#B8BCC2", rough=0.2, metal=1), TIP, LYING, steps=64))
cap = [(0.2, 2.38), (0.33, 2.4), (0.35, 2.43), (0.35, 2.465), (0.35, 2.48), (0.35, 2.67), (0.35, 2.685), (0.35, 2.72), (0.33, 2.75), (0.12, 2.78), (0.06, 2.78), (0.05, 2.74)]
knurl = into(lathe(rounded(cap, 0.008), brass, TIP, LYING, steps=400))
for v in knurl.data.vertices:
    r, z = math.hypot(v.co.x, v.co.y), v.co.z
    if r > 0.34 and 2.472 < z < 2.678:
        a = math.atan2(v.co.y, v.co.x)
        cut = 1 - 0.045 * (1 + math.cos(50 * a)) / 2
        v.co.x, v.co.y = v.co.x * cut, v.co.y * cut

# Cotton cord from the cap, knotted under the flowers, coiled, and out over the rim.
cotton = paint("#5A2A1C", rough=0.9, bump=0.002, grain=70)
head = (-0.02, 0.96, 1.16)
before = len(bpy.data.objects)
rope([(head[0], 0.9, 1.17), (0.0, 1.3, 1.1), (0.5, 1.7, 1.06), (0.95, 1.4, 1.04), (0.98, 0.95, 1.02), (0.66, 0.8, 1.02), (0.2, 1.3, 1.06),
      (-0.5, 1.85, 1.04), (-1.0, 1.55, 1.04), (-0.95, 1.0, 1.02), (-0.4, 1.1, 1.06), (0.3, 1.85, 1.1), (0.95, 1.8, 1.12),
      (1.36, 1.62, 1.16), (1.57, 1.55, 1.16), (1.69, 1.5, 1.02), (1.72, 1.46, 0.5), (1.78, 1.4, 0.12), (2.0, 1.25, 0.045),
      (2.4, 1.2, 0.045), (2.7, 1.5, 0.045), (2.5, 1.85, 0.045), (2.2, 1.7, 0.045)], 0.045, cotton)
for thing in [o for o in bpy.data.objects if o.name.startswith("cord")]:
    into(thing)
into(copy(ORANGE, (0.0, 1.24, 1.16), (18, 0, 0), 0.98))
into(copy(YELLOW, (-0.52, 1.5, 1.02), (10, -22, 40), 0.66))
into(copy(YELLOW, (0.5, 1.46, 1.02), (8, 24, 10), 0.64))

# The lid, with its roundel and name as boards of their own.
lid = stand(-3.12, -0.02, 5)
LW, LD, LH = 126 * 8.2 * UNIT, 58 * 26.6 * UNIT, 58 * 2 * UNIT
lid(papered(LW, LD, LH, [bricks, printed("lid")]))
disc = [(math.cos(k / 96 * math.tau) * 0.86, math.sin(k / 96 * math.tau) * 0.86) for k in range(96)]
lid(cutout(disc, [], 0.035, paint(label="roundel", rough=0.65, bump=0.001, grain=40), (0, 0.72, LH), bevel=0.006))
lid(box((2.25, 0.81, 0.035), [paint(CREAM, rough=0.7), paint(label="name", rough=0.65, bump=0.001, grain=40)], (0, -0.98, LH),
        bevel=0.006, label_faces={"top": 1}))

# The card leans against the front wall: nearly square to the camera there, it can be read.
CARD, FOOT = 2.05, 1.05
CARD_D, lean = CARD * 990 / 1200, math.atan2(H, FOOT)
into(sheet(CARD, CARD_D, paint(label="card", rough=0.75, bump=0.0015, grain=40),
           (1.2, -D / 2 - FOOT + CARD_D / 2 * math.cos(lean) - 0.01, CARD_D / 2 * math.sin(lean) + 0.02), (math.degrees(lean), 0, 0),
           cuts=24, thick=0.018, bend=lambda u, v: 0.08 * v * (v - 0.88) + 0.04 * (u - 0.5) ** 2))


def leaf(length, x, y, z, turn):
    points, faces = [], []
    for i in range(31):
        t = i / 30
        half = length * 0.13 * math.sin(math.pi * t ** 0.8) ** 0.9
        for j in range(9):
            s = j / 4 - 1
            points.append((s * half, t * length, 0.1 * length * math.sin(math.pi * t) * 0.5 + 0.25 * half * abs(s) ** 0.7
                           + 0.014 * math.sin(t * 40 + abs(s) * 5) * abs(s)))
    for i in range(30):
        faces += [(i * 9 + j, i * 9 + j + 1, i * 9 + j + 10, i * 9 + j + 9) for j in range(8)]
    add(mesh_of(points, faces, "leaf"), paint("#22703F", rough=0.32, coat=0.25, bump=0.002, grain=14), (x, y, z), (0, 0, turn))


def settle(thing):
    """Lets a flower down until its wide petals lie on the ground: on the round of its underside it would seem to hover."""
    bpy.context.view_layer.update()
    at = [thing.matrix_world @ v.co for v in thing.data.vertices]
    reach = [math.hypot(p.x - thing.location.x, p.y - thing.location.y) for p in at]
    thing.location.z -= min(p.z for p, r in zip(at, reach) if r > 0.86 * max(reach)) + 0.02


leaf(1.1, 3.05, 2.3, 0.02, -84)
leaf(1.15, 3.1, 2.25, 0.03, -128)
for flower, x, y, tilt, size in [(ORANGE, 3.0, 2.4, (14, 8, 0), 1.05), (YELLOW, 3.2, 0.3, (-16, 12, 60), 0.74),
                                 (ORANGE, -1.3, -2.95, (12, -12, 20), 0.86), (YELLOW, -0.5, -3.2, (-14, 16, 60), 0.58)]:
    settle(copy(flower, (x, y, 0), tilt, size))
render(exposure=0.9)
