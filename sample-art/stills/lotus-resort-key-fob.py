"""Lotus: a fob sawn from an oar, its rope and its key on rippled sand; low sun from the upper left, as the tide goes out."""
import re

from mathutils import noise

from studio import *

U = 0.004  # a pixel of the layout, 1350 x 1800, y downwards
TURN = math.radians(-24)
FOB, KEY, KEY_TURN = (0.12, 0.42), (-1.36, -1.72), math.radians(32)
BLADE = """M-64 -560C-64 -600 64 -600 64 -560C72 -470 190 -400 214 -250C236 -60 222 260 190 470C184 520 150 540 100 546L-100 546
C-150 540 -184 520 -190 470C-222 260 -236 -60 -214 -250C-190 -400 -72 -470 -64 -560"""

start(sky="#CFE0FF", sky_power=0.42, samples=14)
camera((0.1, -5.0, 11.6), (0.02, 0.02, 0.1), lens=57, fstop=0.6, focus=(0.0, -0.3, 0.3))
sun((0.72, -0.56, -0.56), 4.3, "#FFEBCB", angle=1.2)
# A pale cloud stands where the flat of the key mirrors it.
lamp((-2.1, 0.1, 9), (-1.1, -2.2, 0.1), 2.6, 170, "#FFF6E6")


def turned(x, y, place, angle):
    return (place[0] + x * math.cos(angle) - y * math.sin(angle), place[1] + x * math.sin(angle) + y * math.cos(angle))


def local(x, y, place, angle):
    return turned(x - place[0], y - place[1], (0, 0), -angle)


def ripples(x, y):
    """The ebb leaves ripples with a long back and a steep front, which run into each other."""
    warp = 0.62 * noise.noise((x * 0.33, y * 0.33, 2)) + 0.13 * noise.noise((x * 1.1, y * 0.9, 9))
    f = -(y * 0.94 + x * 0.33 + warp) / 0.66 % 1
    back = f / 0.66 if f < 0.66 else (1 - f) / 0.34
    height = 0.5 - 0.5 * math.cos(math.pi * back)
    swell = 1 + 0.35 * noise.noise((x * 0.5, y * 0.5, 5))
    return 0.165 * swell * height ** 1.15 - 0.05 + 0.016 * noise.noise((x * 3.4, y * 3.4, 4)) + 0.006 * noise.noise((x * 11, y * 11, 6))


def sand(x, y):
    """The ripples, pressed flat where the fob and the key lie, with a little heaped round them."""
    z = ripples(x, y)
    u, v = local(x, y, FOB, TURN)
    away = math.hypot(max(0, abs(u) - 0.72), max(0, abs(v - 0.05) - 2.05))
    pressed = max(0, 1 - away / 0.16)
    z = z * (1 - pressed) - 0.07 * pressed
    u, v = local(x, y, KEY, KEY_TURN)
    away = math.hypot(u, max(0, -1.8 - v) + max(0, v))
    return min(z, 0.035 + 0.09 * away + 0.6 * max(0, away - 0.15))


def pulled(material, kind):
    return next(n for n in material.node_tree.nodes if n.type == kind)


def speckled():
    """Sand: pale and tawny grains, here and there a dark one."""
    grains = paint("#E6C58E", rough=0.9, bump=0.012, grain=70)
    tree = grains.node_tree
    where, fine, wide = (tree.nodes.new(f"ShaderNode{k}") for k in ("TexCoord", "TexNoise", "TexNoise"))
    ramp, mix = tree.nodes.new("ShaderNodeValToRGB"), tree.nodes.new("ShaderNodeMixRGB")
    fine.inputs["Scale"].default_value, fine.inputs["Detail"].default_value = 95, 2
    wide.inputs["Scale"].default_value, wide.inputs["Detail"].default_value = 0.9, 3
    stops = ramp.color_ramp.elements
    stops[0].position, stops[0].color = 0.22, rgb("#80643F")
    stops[1].position, stops[1].color = 0.74, rgb("#FFF6DC")
    for at, colour in ((0.33, "#D3AC76"), (0.5, "#EDD2A2")):
        stops.new(at).color = rgb(colour)
    mix.blend_type, mix.inputs["Color2"].default_value = "MULTIPLY", rgb("#EBD6B6")
    tree.links.new(where.outputs["Object"], fine.inputs["Vector"])
    tree.links.new(where.outputs["Object"], wide.inputs["Vector"])
    tree.links.new(fine.outputs["Fac"], ramp.inputs["Fac"])
    tree.links.new(ramp.outputs["Color"], mix.inputs["Color1"])
    tree.links.new(wide.outputs["Fac"], mix.inputs["Fac"])
    tree.links.new(mix.outputs["Color"], pulled(grains, "BSDF_PRINCIPLED").inputs["Base Color"])
    return grains


beach = speckled()
sheet(11, 14, beach, (0, 0.8, 0), cuts=440, bend=lambda u, v: sand((u - 0.5) * 11, (v - 0.5) * 14 + 0.8))


def weathered():
    """Old paint on old wood: it has flaked along the grain, most at the rim, and the words are burnt through it."""
    board = paint(label="paint", rough=0.5)
    tree = board.node_tree
    new, link = tree.nodes.new, tree.links.new
    shader, coat = pulled(board, "BSDF_PRINCIPLED"), pulled(board, "TEX_IMAGE")

    def wave(scale, stretch, detail=4):
        where, size, grain = new("ShaderNodeTexCoord"), new("ShaderNodeMapping"), new("ShaderNodeTexNoise")
        size.inputs["Scale"].default_value = stretch
        grain.inputs["Scale"].default_value, grain.inputs["Detail"].default_value = scale, detail
        link(where.outputs["Object"], size.inputs["Vector"])
        link(size.outputs["Vector"], grain.inputs["Vector"])
        return grain.outputs["Fac"]

    def sum_of(kind, a, b):
        node = new("ShaderNodeMath")
        node.operation = kind
        for slot, value in zip(node.inputs, (a, b)):
            if isinstance(value, (int, float)):
                slot.default_value = value
            else:
                link(value, slot)
        return node.outputs[0]

    def ramp_of(value, *stops):
        ramp = new("ShaderNodeValToRGB")
        elements = ramp.color_ramp.elements
        for k, (at, colour) in enumerate(stops):
            stop = elements[k] if k < 2 else elements.new(at)
            stop.position, stop.color = at, rgb(colour)
        link(value, ramp.inputs["Fac"])
        return ramp.outputs["Color"]

    def blend(share, a, b):
        node = new("ShaderNodeMixRGB")
        link(share, node.inputs["Fac"])
        for slot, value in zip(("Color1", "Color2"), (a, b)):
            if isinstance(value, str):
                node.inputs[slot].default_value = rgb(value)
            else:
                link(value, node.inputs[slot])
        return node.outputs["Color"]

    marks, parts = new("ShaderNodeTexImage"), new("ShaderNodeSeparateColor")
    marks.image, marks.extension = picture("marks"), "EXTEND"
    marks.image.colorspace_settings.name = "Non-Color"
    link(marks.outputs["Color"], parts.inputs["Color"])
    burnt, soft, worn = parts.outputs
    fibre = wave(7, (2.2, 0.16, 2.2), 6)
    flakes = sum_of("ADD", sum_of("MULTIPLY", wave(3.4, (1.5, 0.42, 1.5), 5), 0.62), sum_of("MULTIPLY", fibre, 0.38))
    bare = ramp_of(sum_of("ADD", flakes, sum_of("MULTIPLY", sum_of("SUBTRACT", worn, 0.38), 0.34)),
                   (0.585, "#000000"), (0.6, "#FFFFFF"))
    wood = ramp_of(fibre, (0.3, "#6B4426"), (0.7, "#D0A070"), (0.5, "#A87648"))
    painted = blend(wave(5, (0.9, 0.2, 0.9)), coat.outputs["Color"], blend(sum_of("MULTIPLY", fibre, 0.22), coat.outputs["Color"], "#FFF6E4"))
    link(blend(burnt, blend(bare, painted, wood), "#2A160E"), shader.inputs["Base Color"])
    height = sum_of("SUBTRACT", sum_of("SUBTRACT", sum_of("MULTIPLY", fibre, 0.3), sum_of("MULTIPLY", bare, 0.28)), soft)
    relief = new("ShaderNodeBump")
    relief.inputs["Strength"].default_value, relief.inputs["Distance"].default_value = 1, 0.03
    link(height, relief.inputs["Height"])
    link(relief.outputs["Normal"], shader.inputs["Normal"])
    rough = new("ShaderNodeMapRange")
    rough.inputs["To Min"].default_value, rough.inputs["To Max"].default_value = 0.42, 0.9
    link(bare, rough.inputs["Value"])
    link(rough.outputs["Result"], shader.inputs["Roughness"])
    return board


def outlined(path):
    numbers = [(kind, [float(n) for n in re.findall(r"-?\d+", rest)]) for kind, rest in re.findall(r"([MLC])([^MLC]+)", path)]
    points = []
    for kind, n in numbers:
        if kind != "C":
            points.append((n[0], n[1]))
            continue
        x, y = points[-1]
        for k in range(1, 33):
            t = k / 32
            a, b, c, d = (1 - t) ** 3, 3 * (1 - t) ** 2 * t, 3 * (1 - t) * t * t, t ** 3
            points.append((a * x + b * n[0] + c * n[2] + d * n[4], a * y + b * n[1] + c * n[3] + d * n[5]))
    return [(x * U, -y * U) for x, y in points[:-1]]


hole = [(math.cos(k / 40 * math.tau) * 0.125, 2.0 + math.sin(k / 40 * math.tau) * 0.125) for k in range(40)]
THICK = 0.24
cutout(outlined(BLADE), [hole], THICK, weathered(), (*FOB, 0.02), (0, 0, math.degrees(TURN)), bevel=0.045)
hx, hy = turned(0, 2.0, FOB, TURN)

# The key: bow, shank with collars, bit.
brass = paint("#F2B850", rough=0.2, metal=1, bump=0.0012, grain=9, wear=0.05)
frame = bpy.data.objects.new("key", None)
bpy.context.collection.objects.link(frame)
frame.location, frame.rotation_euler = (*KEY, 0.12), (0.012, 0, KEY_TURN)
bow = [(0.26 + 0.09 * (1 + math.cos(a)), 0.085 * math.sin(a)) for a in (k / 24 * math.tau for k in range(25))]
shank = [(0, 1.9), (0.05, 1.89), (0.075, 1.85), (0.075, 0.66), (0.13, 0.65), (0.13, 0.6), (0.09, 0.58), (0.09, 0.54), (0.13, 0.52), (0.13, 0.47), (0.07, 0.44),
         (0.06, 0.36), (0, 0.36)]
bit = [(0.05, -1.42), (0.05, -1.8), (0.38, -1.8), (0.38, -1.68), (0.28, -1.68), (0.28, -1.62), (0.38, -1.62), (0.38, -1.42), (0.22, -1.42), (0.22, -1.5), (0.16, -1.5), (0.16, -1.42)]
for part in (lathe(bow, brass, steps=96), lathe(rounded(shank, 0.02), brass, turn=(90, 0, 0), steps=48),
             cutout(bit, [], 0.07, brass, (0, 0, -0.035), bevel=0.008)):
    part.parent = frame

# One rope: out of the eyelet, over the blade, down to the key, through its bow and back under the blade.
R = 0.078
cotton = paint("#F3E9D4", rough=0.9, bump=0.004, grain=60)


def lain(a, b, c, d, sign, count=15):
    points = []
    for k in range(1, count):
        t = k / count
        x, y = (((1 - t) ** 3 * a[i] + 3 * (1 - t) ** 2 * t * b[i] + 3 * (1 - t) * t * t * c[i] + t ** 3 * d[i]) for i in (0, 1))
        u, v = local(x, y, FOB, TURN)
        on = max(0, min(1, (0.66 - abs(u)) / 0.3)) if sign > 0 and v > 1.2 else 0
        points.append((x, y, (sand(x, y) + R - 0.012) * (1 - on) + (THICK + 0.03 + R) * on))
    return points


kx, ky = KEY
over = lain((hx, hy), (hx - 1.6, hy + 0.78), (-2.9, 0.4), (kx - 0.13, ky + 0.36), 1)
back = lain((hx - 0.1, hy - 0.3), (hx - 1.3, hy + 0.25), (-2.42, 0.2), (kx + 0.0, ky + 0.5), -1)
rope([(hx + 0.02, hy - 0.01, 0.02), (hx - 0.02, hy, THICK), *over, (kx - 0.12, ky + 0.35, 0.275), (kx - 0.07, ky + 0.17, 0.18),
      (kx - 0.01, ky + 0.12, 0.02), (kx + 0.0, ky + 0.3, -0.06), (kx + 0.0, ky + 0.48, 0.03), *back[::-1]], R, cotton)

# Tarred twine holds both parts of the rope together above the key.
a, b = Vector(over[-3]), Vector(back[-3])
middle, across = (a + b) / 2, (b - a)
along = (Vector(over[-2]) - Vector(over[-4])).normalized()
span, across = across.length / 2 + R + 0.015, (across - along * across.dot(along)).normalized()
up = across.cross(along)
cord([middle + along * (k / 24 - 4.5) * 0.036 + across * math.cos(k / 24 * math.tau) * span + up * math.sin(k / 24 * math.tau) * (R + 0.015) for k in range(24 * 9)],
     0.019, paint("#0B6F79", rough=0.7, bump=0.002, grain=80), smooth=False)

# Sand that blew on to the blade, and crumbs of shell.
crumb = lathe([(0, 0.012), (0.009, 0.006), (0.01, 0), (0, -0.004)], beach, (0, 0, -9), steps=7)
for _ in range(420):
    v = -2.15 + 4.2 * rng.random() ** 2.6
    u = rng.uniform(-0.72, 0.72) * (1 if v < 1.2 else 0.4)
    if -1.75 < v < 0.5 and abs(u) < 0.62:
        continue
    copy(crumb, (*turned(u, v, FOB, TURN), THICK + 0.022), (0, 0, rng.uniform(0, 360)), rng.uniform(0.5, 1.5))
for _ in range(900):
    x, y = rng.uniform(-4, 4), rng.uniform(-5, 6)
    copy(crumb, (x, y, sand(x, y) + 0.002), (rng.uniform(-30, 30), 0, rng.uniform(0, 360)), rng.uniform(0.6, 1.9))
render()
