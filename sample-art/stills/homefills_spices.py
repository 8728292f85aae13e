"""Homefills: what has been spilt before the cartons, each spice with a skin and a shape of its own."""
from mathutils import noise

from studio import *

# What lies there already, as (x, y, radius): nothing is put into anything else.
taken = []


def dull(colour, bump=0.0, grain=60.0, flakes=None):
    """A skin without any gloss; `flakes` is the colour of the husk that sticks to it here and there."""
    material = paint(colour, rough=0.95, bump=bump, grain=grain)
    nodes, links = material.node_tree.nodes, material.node_tree.links
    shader = nodes["Principled BSDF"]
    shader.inputs["Specular"].default_value = 0.05
    if flakes:
        where, spots, ramp = nodes.new("ShaderNodeTexCoord"), nodes.new("ShaderNodeTexNoise"), nodes.new("ShaderNodeValToRGB")
        spots.inputs["Scale"].default_value, spots.inputs["Detail"].default_value = 15, 2
        ramp.color_ramp.elements[0].position, ramp.color_ramp.elements[0].color = 0.635, rgb(colour)
        ramp.color_ramp.elements[1].position, ramp.color_ramp.elements[1].color = 0.665, rgb(flakes)
        links.new(where.outputs["Object"], spots.inputs["Vector"])
        links.new(spots.outputs["Fac"], ramp.inputs["Fac"])
        links.new(ramp.outputs["Color"], shader.inputs["Base Color"])
    return material


def grown(shape, skin, detail=4):
    """A ball whose surface lies where `shape` says for each direction; it waits below the ground to be copied."""
    bpy.ops.mesh.primitive_ico_sphere_add(subdivisions=detail, radius=1, location=(0, 0, -9))
    ball = bpy.context.object
    for v in ball.data.vertices:
        v.co = shape(v.co.normalized())
    ball.data.materials.append(skin)
    for face in ball.data.polygons:
        face.use_smooth = True
    return ball


def lump(radius, seed):
    return lambda d: d * radius * (1 + 0.2 * noise.noise(d * 1.4 + Vector((seed, 0, 0))))


def coriander(d):
    """Ribs run from pole to pole; the stalk has left a tip."""
    r = 0.058 * (1 + 0.05 * math.cos(9 * math.atan2(d.y, d.x)) * (1 - d.z ** 2))
    return Vector((d.x * r, d.y * r, d.z * r * 1.14 + (0.016 if d.z > 0.99 else 0)))


def flax(d):
    """Flat, and pointed at one end."""
    return Vector((d.x * 0.098, d.y * 0.05 * (1 - 0.42 * d.x), d.z * 0.022))


def cardamom(d):
    """Three-sided, finely furrowed, drawn out to both tips."""
    a = math.atan2(d.z, d.y)
    r = 0.068 * (1 + 0.13 * math.cos(3 * a) + 0.055 * math.cos(15 * a))
    return Vector((0.125 * (d.x + 0.24 * d.x ** 5), d.y * r, d.z * r))


def puffed(seed):
    """Burst open by heat: cushions large and small with creases between them."""
    def shape(d):
        here = d * 1.25 + Vector((seed, 0, 0))
        large = 0.5 - noise.voronoi(here)[0][0]
        small = 0.4 - noise.voronoi(d * 3.4 + Vector((0, seed, 0)))[0][0]
        return d * 0.135 * (1 + 0.42 * large + 0.16 * small + 0.035 * noise.noise(d * 13))
    return shape


def free(points, radius):
    return all((x - p[0]) ** 2 + (y - p[1]) ** 2 > (radius + r) ** 2 for p in points for x, y, r in taken)


def spot(centre, radius, spread):
    """A free place near `centre`; where none is found the pile is big enough."""
    for _ in range(60):
        dx, dy = rng.gauss(0, spread), rng.gauss(0, 0.27)
        p = centre[0] + dx, centre[1] + dy
        if abs(dx) < 0.72 and abs(dy) < 0.55 and free([p], radius):
            taken.append((*p, radius))
            return p
    return None


def strew(kinds, count, centre, radius, high, spread=0.34, lies=True):
    """Copies of `kinds` round `centre`; what `lies` is only turned on its flat side."""
    for _ in range(count):
        p = spot(centre, radius, spread)
        if p:
            turn = (0, 0, rng.uniform(0, 360)) if lies else [rng.uniform(0, 360) for _ in range(3)]
            copy(rng.choice(kinds), (*p, high), turn, rng.uniform(0.85, 1.12))


def lay(count, centre, length, radius, build, stem=0.0):
    """Long things, bent a little, side by side; `build` gets the points along each. A `stem` needs room before the first."""
    for k in range(count):
        for _ in range(200):
            cx, cy = centre[0] + rng.gauss(0, 0.32), centre[1] + rng.gauss(0, 0.3)
            a, bow = rng.uniform(0, math.tau), rng.uniform(-0.7, 0.7)
            path = [Vector((cx + math.cos(a + bow * t) * t * length, cy + math.sin(a + bow * t) * t * length, radius))
                    for t in (i / 24 - 0.5 for i in range(25))]
            inside = all(abs(p.x - centre[0]) < 0.8 and abs(p.y - centre[1]) < 0.62 for p in path)
            back = (path[0] - path[2]).normalized()
            room = [path[0] + back * stem * t for t in (1, 0.5)] if stem else []
            if inside and free(path[::3] + room, radius):
                taken.extend((p.x, p.y, radius) for p in path[::2] + room)
                build(path, k)
                break


def chillies(count, centre):
    skin, stem = paint("#B3150F", rough=0.22, coat=0.5, bump=0.004, grain=14), paint("#6E7F3A", rough=0.6)

    def build(path, k):
        line = [p + Vector((0, 0, 0.02 * (1 + math.sin(i / 5 + k)))) for i, p in enumerate(path)]
        pod = cord(line, 0.066, skin)
        for i, p in enumerate(pod.data.splines[0].points):
            t = i / 24
            p.radius = (0.75 + 0.3 * math.sin(min(1, t * 2.4) * math.pi / 2)) * (1 - t ** 2.6) + 0.03
        back = (line[0] - line[2]).normalized()
        cord([line[0] - back * 0.02, line[0] + back * 0.08, line[0] + back * 0.2 + Vector((0, 0, 0.05))], 0.016, stem)

    lay(count, centre, 0.78, 0.066, build, stem=0.2)


def turmeric(count, centre):
    """Fingers of the rhizome: ringed, blunt, with the stump of a branch."""
    skin, cut = dull("#B86A12", bump=0.006, grain=26), dull("#E58A0C")

    def build(path, k):
        def finger(line, thick):
            last = len(line) - 1
            root = cord(line, thick, skin)
            for i, p in enumerate(root.data.splines[0].points):
                blunt = min(1, 0.62 + i * 0.16, 0.5 + (last - i) * 0.17)
                # Swollen between a few knuckles, where a fine ring remains.
                p.radius = blunt * (1 + 0.13 * abs(math.sin(i * 0.42 + k)) - (0.06 if i % 4 == 0 else 0))
            return line[-1], (line[-1] - line[-2]).normalized()

        finger(path, 0.085)
        at, side = path[9 + k % 5], 1 if k % 2 else -1
        way = (path[12] - path[10]).normalized()
        branch = (way.cross(Vector((0, 0, side))) + way * 0.7 + Vector((0, 0, 0.35))).normalized()
        tip, ahead = finger([at + branch * 0.024 * i for i in range(9)], 0.064)
        disc = lathe([(0.0001, 0.004), (0.034, 0.002), (0.036, -0.01)], cut, tip, steps=24)
        disc.rotation_euler = ahead.to_track_quat("Z", "Y").to_euler()

    lay(count, centre, 0.6, 0.09, build)


def spill(spice, centre):
    """A small heap of one spice round `centre`."""
    if spice == "mustard":
        kinds = [grown(lump(0.032, s), paint(c, rough=0.35), 3) for s, c in enumerate(("#2A1A14", "#4A2A18", "#D79A2B"))]
        strew(kinds, 130, centre, 0.034, 0.031, lies=False)
    elif spice == "turmeric":
        turmeric(7, centre)
    elif spice == "chilli":
        chillies(9, centre)
    elif spice == "cardamom":
        strew([grown(cardamom, dull(c, 0.004, 40), 5) for c in ("#98AA5A", "#84984E")], 20, centre, 0.115, 0.068)
    elif spice == "makhana":
        kinds = [grown(puffed(s), dull("#D9CBB2", 0.006, 34, flakes="#8A5A34"), 5) for s in (4.2, 9.7, 13.1, 21.4)]
        strew(kinds, 11, centre, 0.13, 0.128, lies=False)
    elif spice == "coriander":
        kinds = [grown(coriander, dull(c), 5) for c in ("#A5793C", "#B98C4C")]
        strew(kinds, 58, centre, 0.06, 0.058, lies=False)
    else:
        strew([grown(flax, paint(c, rough=0.34, coat=0.2)) for c in ("#6E2D12", "#87401C")], 120, centre, 0.055, 0.022)
