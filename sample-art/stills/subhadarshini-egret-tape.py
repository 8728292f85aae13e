"""Subhadarshini: a carton on a night-blue floor, closed with egret tape that runs over its edge; the roll stands by."""
from studio import *

MUSTARD, NIGHT, VERMILION, KRAFT = "#FFC629", "#1C1730", "#E4402A", "#B98A58"
W, D, H, BOARD = 4.2, 4.2, 3.3, 0.06
BAND, LAID = 0.95, 0.95 / 150 * 980
TURN = -39

start(sky="#DCE4FF", sky_power=0.34, samples=16)
camera((0.3, -13.6, 8.6), (0.16, -0.35, 1.26), lens=66, fstop=0.7, focus=(0, -2.6, 2.4))
# A window on the left for the face with the words, a smaller one behind that draws the gloss of the tape.
lamp((-7.5, -6.5, 8.5), (-0.5, 0, 1.5), 3.2, 1900, "#FFF3DF", height=4)
lamp((3.5, 7.0, 7.5), (0, 0, 3), 4, 210, "#FFEBD0", height=2)
lamp((8.5, -5.0, 3.5), (1, -1, 1), 2.5, 260, "#C9D2FF", height=3)
sheet(80, 80, paint("#352C52", rough=0.55, bump=0.0015, grain=24, wear=0.08))

frame = bpy.data.objects.new("frame", None)
bpy.context.collection.objects.link(frame)
frame.rotation_euler = (0, 0, math.radians(TURN))


def put(thing):
    thing.parent = frame
    return thing


def board(label=None, across=(1, 1, 0)):
    """Corrugated board: under the print, its flutes show faintly."""
    card = paint(MUSTARD, label=label, rough=0.6)
    nodes, link = card.node_tree.nodes, card.node_tree.links.new
    where, size, flutes, fibre, both, relief = (nodes.new(f"ShaderNode{k}") for k in ("TexCoord", "Mapping", "TexWave", "TexNoise", "Math", "Bump"))
    size.inputs["Scale"].default_value = across
    flutes.bands_direction, flutes.inputs["Scale"].default_value, flutes.inputs["Distortion"].default_value = "DIAGONAL", 5.2, 0.25
    fibre.inputs["Scale"].default_value, fibre.inputs["Detail"].default_value = 22, 4
    both.operation, both.inputs[2].default_value = "MULTIPLY_ADD", 0
    both.inputs[1].default_value = 0.55
    relief.inputs["Strength"].default_value, relief.inputs["Distance"].default_value = 1, 0.006
    link(where.outputs["Object"], size.inputs["Vector"])
    link(size.outputs["Vector"], flutes.inputs["Vector"])
    link(where.outputs["Object"], fibre.inputs["Vector"])
    link(fibre.outputs["Fac"], both.inputs[0])
    link(flutes.outputs["Fac"], both.inputs[2])
    link(both.outputs[0], relief.inputs["Height"])
    link(relief.outputs["Normal"], nodes["Principled BSDF"].inputs["Normal"])
    return card


plain = board(across=(0, 2, 0))
put(box((W, D, H), [board(), board("front"), board("side")], bevel=0.035, label_faces={"front": 1, "right": 2}))
# Two flaps; at their cut ends the flutes lie open between the liners.
kraft = paint(KRAFT, rough=0.85, bump=0.004, grain=30)
for side in (-1, 1):
    put(box((W - 0.012, D / 2 - 0.012, BOARD), [plain, kraft], (0, side * (D / 4 + 0.004), H + 0.002), bevel=0.014, label_faces={"left": 1, "right": 1}))
dark = paint("#4A3018", rough=0.9)
for k in range(42):
    for side in (-1, 1):
        y = side * (0.07 + k * 0.048)
        put(box((0.006, 0.03, 0.026), dark, (W / 2 - 0.006, y, H + 0.018), bevel=0))


def taped(across=28, along=900):
    """The tape follows top, edge and side; it dips into the slit, puckers at the edge, and its torn end lifts."""
    r, top = 0.03, H + BOARD + 0.013
    points, faces, uvs = [], [], []
    for i in range(along + 1):
        for j in range(across + 1):
            v = j / across
            y = (v - 0.5) * BAND
            s = LAID * i / along
            if i == along:
                # The cutter of the roll leaves teeth.
                s += 0.045 * (j % 2) - 0.03
            flat = W - r
            bend = r * math.pi / 2
            ripple = 0.003 * math.sin(y * 17 + 2 * math.sin(s * 3)) * math.sin(s * 2.3 + 1)
            dip = 0.007 * math.exp(-(y / 0.035) ** 2)
            if s < flat:
                p = (-W / 2 + s, y, top + ripple - dip)
            elif s < flat + bend:
                a = (s - flat) / r
                p = (W / 2 - r + math.sin(a) * r + 0.006, y, top - r + math.cos(a) * r + ripple - dip * (1 - a / 1.6))
            else:
                down = s - flat - bend
                end = max(0, (down - (LAID - flat - bend) + 0.34) / 0.34)
                lift = 0.1 * end ** 2 * (0.25 + v) + 0.006 * math.sin(y * 9 + down * 5) * min(1, down * 3)
                p = (W / 2 + 0.012 + abs(lift), y, top - r - down)
            points.append(p)
            uvs.append((min(1, s / LAID), v))
    row = across + 1
    for i in range(along):
        faces += [(i * row + j, (i + 1) * row + j, (i + 1) * row + j + 1, i * row + j + 1) for j in range(across)]
    mesh = mesh_of(points, faces, "tape")
    grid = mesh.uv_layers.new()
    for loop in mesh.loops:
        grid.data[loop.index].uv = uvs[loop.vertex_index]
    return add(mesh, paint(label="tape", rough=0.2, coat=0.25, bump=0.003, grain=2.2, wear=0.05))


put(taped())

# The roll: printed film on a core of card; the wound layers show as rings on its side.
OUT, IN = 0.95, 0.6
spot = (2.36, -3.3, 0.0)
lathe([(OUT, 0.012), (OUT, BAND - 0.012)], paint(label="roll", rough=0.2, coat=0.25, bump=0.0015, grain=2, wear=0.05), spot, (0, 0, 182), steps=160)
wound = [(OUT, BAND - 0.012)]
for k in range(46):
    radius = OUT - 0.004 - k * (OUT - IN - 0.09) / 46
    wound += [(radius, BAND - 0.004 + rng.uniform(-0.006, 0.006)), (radius - 0.003, BAND - 0.012)]
lathe(wound, paint("#C9301C", rough=0.3, coat=0.2), spot, steps=160)
lathe(rounded([(IN + 0.09, BAND - 0.02), (IN + 0.088, BAND + 0.006), (IN, BAND + 0.006), (IN, 0.01), (IN + 0.09, 0)], 0.006),
      paint("#C79A66", rough=0.85, bump=0.004, grain=30), spot, steps=120)
render()
