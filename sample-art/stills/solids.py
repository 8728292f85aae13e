"""Solids of the stills: boxes, sheets, turned and cut shapes, cords. Imported through `studio`."""
import math

import bpy
from mathutils import Matrix, Vector


def add(mesh, material, place=(0, 0, 0), turn=(0, 0, 0), smooth=True, bevel=0.0, segments=3):
    """Puts a mesh on the stage; `turn` in degrees; `bevel` rounds its edges, since no real edge is sharp."""
    thing = bpy.data.objects.new(mesh.name, mesh)
    thing.location, thing.rotation_euler = place, [math.radians(t) for t in turn]
    bpy.context.collection.objects.link(thing)
    for one in material if isinstance(material, (list, tuple)) else [material]:
        mesh.materials.append(one)
    for face in mesh.polygons:
        face.use_smooth = smooth
    mesh.use_auto_smooth, mesh.auto_smooth_angle = True, math.radians(38)
    if bevel:
        edge = thing.modifiers.new("bevel", "BEVEL")
        edge.width, edge.segments, edge.limit_method, edge.harden_normals = bevel, segments, "ANGLE", True
    return thing


def mesh_of(points, faces, name="solid"):
    mesh = bpy.data.meshes.new(name)
    mesh.from_pydata([tuple(p) for p in points], [], faces)
    mesh.update()
    return mesh


def box(size, material, place=(0, 0, 0), turn=(0, 0, 0), bevel=0.02, label_faces=None):
    """A box standing on `place`. `label_faces` maps a face (front, back, left, right, top) to a material index."""
    x, y, z = size[0] / 2, size[1] / 2, size[2]
    points = [(-x, -y, 0), (x, -y, 0), (x, y, 0), (-x, y, 0), (-x, -y, z), (x, -y, z), (x, y, z), (-x, y, z)]
    names = ["front", "right", "back", "left", "top", "bottom"]
    faces = [(0, 1, 5, 4), (1, 2, 6, 5), (2, 3, 7, 6), (3, 0, 4, 7), (4, 5, 6, 7), (3, 2, 1, 0)]
    mesh = mesh_of(points, faces, "box")
    grid = mesh.uv_layers.new()
    for face in mesh.polygons:
        for corner, uv in zip(face.loop_indices, [(0, 0), (1, 0), (1, 1), (0, 1)]):
            grid.data[corner].uv = uv
        face.material_index = (label_faces or {}).get(names[face.index], 0)
    return add(mesh, material, place, turn, smooth=True, bevel=bevel)


def sheet(width, depth, material, place=(0, 0, 0), turn=(0, 0, 0), bend=None, cuts=1, thick=0.0):
    """A flat piece with its label upright; `bend(u, v)` gives the height at a point, both from 0 to 1."""
    points, faces, uvs = [], [], []
    for j in range(cuts + 1):
        for i in range(cuts + 1):
            u, v = i / cuts, j / cuts
            points.append(((u - 0.5) * width, (v - 0.5) * depth, bend(u, v) if bend else 0))
            uvs.append((u, v))
    row = cuts + 1
    for j in range(cuts):
        for i in range(cuts):
            faces.append((j * row + i, j * row + i + 1, (j + 1) * row + i + 1, (j + 1) * row + i))
    mesh = mesh_of(points, faces, "sheet")
    grid = mesh.uv_layers.new()
    for loop in mesh.loops:
        grid.data[loop.index].uv = uvs[loop.vertex_index]
    thing = add(mesh, material, place, turn)
    if thick:
        body = thing.modifiers.new("thick", "SOLIDIFY")
        body.thickness, body.offset = thick, -1
    return thing


def lathe(profile, material, place=(0, 0, 0), turn=(0, 0, 0), steps=128, arc=(0, 360), bevel=0.0):
    """Turns (radius, height) points round the z axis; u of the label runs round, v up the profile's height."""
    whole = abs(arc[1] - arc[0]) >= 360
    count = steps if whole else steps + 1
    low, high = min(p[1] for p in profile), max(p[1] for p in profile)
    points, uvs = [], []
    for i in range(count):
        angle = math.radians(arc[0] + (arc[1] - arc[0]) * i / steps)
        for r, z in profile:
            points.append((math.cos(angle) * r, math.sin(angle) * r, z))
            uvs.append((i / steps, (z - low) / max(1e-6, high - low)))
    n = len(profile)
    faces = [(i * n + k, (i + 1) % count * n + k, (i + 1) % count * n + k + 1, i * n + k + 1)
             for i in range(steps) for k in range(n - 1)]
    mesh = mesh_of(points, faces, "lathe")
    grid = mesh.uv_layers.new()
    for loop in mesh.loops:
        grid.data[loop.index].uv = uvs[loop.vertex_index]
    return add(mesh, material, place, turn, bevel=bevel)


def cutout(outline, holes, thick, material, place=(0, 0, 0), turn=(0, 0, 0), bevel=0.0):
    """A board cut along a closed outline, with holes; its top lies at `thick`, its label covers its bounding box."""
    curve = bpy.data.curves.new("cutout", "CURVE")
    curve.dimensions, curve.fill_mode, curve.extrude, curve.bevel_depth = "2D", "BOTH", thick / 2, bevel
    curve.bevel_resolution = 2
    for loop in [outline, *holes]:
        line = curve.splines.new("POLY")
        line.points.add(len(loop) - 1)
        for at, p in zip(line.points, loop):
            at.co = (p[0], p[1], 0, 1)
        line.use_cyclic_u = True
    once = bpy.data.objects.new("once", curve)
    bpy.context.collection.objects.link(once)
    bpy.context.view_layer.update()
    mesh = bpy.data.meshes.new_from_object(once.evaluated_get(bpy.context.evaluated_depsgraph_get()))
    bpy.data.objects.remove(once)
    mesh.materials.clear()
    mesh.transform(Matrix.Translation((0, 0, thick / 2)))
    left, low = min(p[0] for p in outline), min(p[1] for p in outline)
    wide, high = max(p[0] for p in outline) - left, max(p[1] for p in outline) - low
    grid = mesh.uv_layers[0] if mesh.uv_layers else mesh.uv_layers.new()
    for loop in mesh.loops:
        x, y, _ = mesh.vertices[loop.vertex_index].co
        grid.data[loop.index].uv = ((x - left) / wide, (y - low) / high)
    return add(mesh, material, place, turn)


def rounded(corners, radius=0.05, steps=5):
    """A profile with its inner corners rounded, for `lathe`."""
    out = [corners[0]]
    for a, b, c in zip(corners, corners[1:], corners[2:]):
        va, vc = Vector(a) - Vector(b), Vector(c) - Vector(b)
        reach = min(radius, va.length * 0.45, vc.length * 0.45)
        p, q = Vector(b) + va.normalized() * reach, Vector(b) + vc.normalized() * reach
        for k in range(steps + 1):
            t = k / steps
            out.append(tuple(p * (1 - t) ** 2 + Vector(b) * 2 * t * (1 - t) + q * t ** 2))
    return out + [corners[-1]]


def cord(points, radius, material, smooth=True, closed=False):
    """A round cord through points."""
    curve = bpy.data.curves.new("cord", "CURVE")
    curve.dimensions, curve.bevel_depth, curve.bevel_resolution, curve.use_fill_caps = "3D", radius, 4, True
    if smooth:
        line = curve.splines.new("NURBS")
        line.points.add(len(points) - 1)
        for at, p in zip(line.points, points):
            at.co = (*p, 1)
        line.use_endpoint_u, line.order_u, line.resolution_u, line.use_cyclic_u = True, 4, 6, closed
    else:
        line = curve.splines.new("POLY")
        line.points.add(len(points) - 1)
        for at, p in zip(line.points, points):
            at.co = (*p, 1)
        line.use_cyclic_u = closed
    thing = bpy.data.objects.new("cord", curve)
    curve.materials.append(material)
    bpy.context.collection.objects.link(thing)
    return thing


def copy(thing, place, turn=(0, 0, 0), scale=1.0):
    """The same object once more, without its own mesh."""
    twin = thing.copy()
    twin.location, twin.rotation_euler = place, [math.radians(t) for t in turn]
    twin.scale = (scale,) * 3 if isinstance(scale, (int, float)) else scale
    bpy.context.collection.objects.link(twin)
    return twin


def curved(points, step):
    """Points at even steps along a smooth curve through `points`."""
    at = [Vector(p) for p in points]
    at = [at[0] * 2 - at[1], *at, at[-1] * 2 - at[-2]]
    fine = []
    for a, b, c, d in zip(at, at[1:], at[2:], at[3:]):
        for k in range(40):
            t = k / 40
            fine.append(0.5 * (2 * b + (c - a) * t + (2 * a - 5 * b + 4 * c - d) * t ** 2 + (3 * b - a - 3 * c + d) * t ** 3))
    fine.append(at[-2])
    out, due, walked = [fine[0]], step, 0.0
    for a, b in zip(fine, fine[1:]):
        length = (b - a).length
        while length and due <= walked + length:
            out.append(a.lerp(b, (due - walked) / length))
            due += step
        walked += length
    return out


def rope(points, radius, material, strands=3, lay=6.0):
    """Laid rope along a curve through `points`; a strand turns once in `lay` radii."""
    line = curved(points, radius * 0.4)
    ways = [(b - a).normalized() for a, b in zip(line, line[1:])]
    ways.append(ways[-1])
    side = ways[0].orthogonal().normalized()
    sides = []
    for way in ways:
        # The side is carried along the curve, else the rope would twist where the curve turns.
        side = (side - way * side.dot(way)).normalized()
        sides.append(side)
    for k in range(strands):
        strand = []
        for i, (p, way, across) in enumerate(zip(line, ways, sides)):
            a = math.tau * (k / strands + i * 0.4 / lay)
            strand.append(p + (across * math.cos(a) + way.cross(across) * math.sin(a)) * radius * 0.5)
        cord(strand, radius * 0.54, material, smooth=False)
