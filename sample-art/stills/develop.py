"""Renders the scene and develops it: cleans the light of noise, maps tones as the three.js pictures do, writes a PNG.

Debian's Blender has no denoiser. This one divides the picture by the surface colours first, so that labels stay as
sharp as they were printed, and smooths only the light that is left (edge-avoiding wavelets, guided by the normals).
"""
import os
import tempfile

import bpy
import numpy as np

PASSES = {"image": "Image", "albedo": "Denoising Albedo", "normal": "Denoising Normal"}


def develop(scene, out, width, height, exposure, balance, contrast, finer=1, calm=None, bloom=0):
    """`finer` traces that many pixels for one, each way: fine edges stay straight. `calm` is the linear colour of a
    surface out of focus: its light is smoothed once more, since encoders turn its faint noise into blotches. `bloom` is how much what is
    brighter than white shines over its edges, as it does in a lens."""
    width, height = width * finer, height * finer
    layer = scene.view_layers[0]
    layer.cycles.denoising_store_passes = True
    scene.render.resolution_x, scene.render.resolution_y, scene.render.resolution_percentage = width, height, 100
    scene.use_nodes = True
    tree = scene.node_tree
    tree.nodes.clear()
    source = tree.nodes.new("CompositorNodeRLayers")
    with tempfile.TemporaryDirectory() as folder:
        sink = tree.nodes.new("CompositorNodeOutputFile")
        sink.base_path, sink.format.file_format, sink.format.color_depth = folder, "OPEN_EXR", "32"
        sink.file_slots.clear()
        for name, output in PASSES.items():
            sink.file_slots.new(name)
            tree.links.new(source.outputs[output], sink.inputs[name])
        bpy.ops.render.render()
        image, albedo, normal = (read(folder, name, width, height) for name in PASSES)
    # Where a surface is black or nothing at all, its colour must not divide.
    base = np.maximum(albedo, 0.04)
    light = smooth(image / base, normal, specks=finer > 1)
    if calm:
        plain = (np.abs(albedo - np.array(calm[:3], np.float32)).max(axis=2) < 0.03).astype(np.float32)
        light = smooth(light, normal, levels=5, strength=0.16, decay=1, within=plain, specks=finer > 1)
    lit = light * base * exposure
    if bloom:
        lit += bloom * halo(lit, width)
    done = graded(tones(lit), balance, contrast)
    # Averaged after the tones: a bright pixel must not outshine the three beside it on an edge.
    done = done.reshape(height // finer, finer, width // finer, finer, 3).mean(axis=(1, 3))
    write(out, done, 0.003 if calm else 0.006)


def read(folder, name, width, height):
    file = next(f for f in sorted(os.listdir(folder)) if f.startswith(name))
    picture = bpy.data.images.load(os.path.join(folder, file))
    picture.colorspace_settings.name = "Non-Color"
    pixels = np.empty(width * height * 4, dtype=np.float32)
    picture.pixels.foreach_get(pixels)
    return pixels.reshape(height, width, 4)[:, :, :3]


def smooth(light, normal, levels=3, strength=0.6, decay=0.5, within=None, specks=False):
    """Where `within` is given, only pixels marked there change, and only by each other. With `specks`
    edges are looked for in the mean of three by three: a lone speck must not pass for an edge, and be kept."""
    weights = (0.375, 0.25, 0.0625)
    height, width = light.shape[:2]
    for level in range(levels):
        step, sigma = 2 ** level, strength * decay ** level
        # Differences are judged on a logarithm: noise is larger where it is bright.
        bright = light.mean(axis=2)
        if specks:
            around = np.pad(bright, 1, mode="edge")
            around = sum(around[:, k:k + light.shape[1]] for k in range(3))
            bright = sum(around[k:k + light.shape[0]] for k in range(3)) / 9
        key = np.log(bright + 0.03)
        reach = 2 * step
        lights, normals = (np.pad(a, ((reach, reach), (reach, reach), (0, 0)), mode="edge") for a in (light, normal))
        keys = np.pad(key, reach, mode="edge")
        marks = None if within is None else np.pad(within, reach, mode="edge")
        total, sums = np.full(key.shape, 1e-8, np.float32), np.zeros_like(light)
        for dy in range(-2, 3):
            for dx in range(-2, 3):
                y, x = reach + dy * step, reach + dx * step
                part = (slice(y, y + height), slice(x, x + width))
                turned = np.einsum("ijk,ijk->ij", normals[part], normal)
                np.maximum(turned, 0, out=turned)
                for _ in range(4):
                    turned *= turned
                near = np.exp(-np.abs(keys[part] - key) / sigma)
                w = weights[abs(dy)] * weights[abs(dx)] * near * (turned + 1e-4)
                if marks is not None:
                    w *= marks[part]
                total += w
                sums += lights[part] * w[:, :, None]
        fresh = sums / total[:, :, None]
        light = fresh if within is None else np.where(within[:, :, None] > 0, fresh, light)
    return light


def halo(c, width):
    """The glare round what is brighter than white: boxes of three sizes, run three times each, are near a bell."""
    bright = np.minimum(np.maximum(c - 0.9, 0), 2)
    total = np.zeros_like(c)
    for share, size in ((0.5, 0.004), (0.3, 0.014), (0.2, 0.045)):
        blurred, reach = bright, max(1, round(width * size))
        for _ in range(3):
            for axis in (0, 1):
                wide = np.pad(blurred, [(reach + 1, reach) if a == axis else (0, 0) for a in range(3)])
                sums = np.cumsum(wide, axis=axis, dtype=np.float64)
                upper, lower = np.split(sums, [2 * reach + 1], axis=axis)[1], np.split(sums, [-2 * reach - 1], axis=axis)[0]
                blurred = ((upper - lower) / (2 * reach + 1)).astype(np.float32)
        total += share * blurred
    return total


def tones(c):
    """Khronos PBR neutral: brand colours stay themselves, only highlights are rolled off."""
    low = c.min(axis=2, keepdims=True)
    c = c - np.where(low < 0.08, low - 6.25 * low * low, 0.04)
    start, pale = 0.8 - 0.04, 0.15
    peak = c.max(axis=2, keepdims=True)
    rolled = 1 - (1 - start) ** 2 / (np.maximum(peak, start) + 1 - 2 * start)
    bright = c * rolled / np.maximum(peak, 1e-6)
    share = 1 - 1 / (pale * (peak - rolled) + 1)
    c = np.where(peak < start, c, bright * (1 - share) + rolled * share)
    return np.where(c <= 0.0031308, c * 12.92, 1.055 * np.maximum(c, 1e-8) ** (1 / 2.4) - 0.055)


def graded(c, balance, contrast):
    c = np.clip(c * np.array(balance, np.float32), 0, 1)
    return c + (c * c * (3 - 2 * c) - c) * contrast


def write(out, c, grain_size):
    height, width = c.shape[:2]
    # A fine grain keeps soft gradients from banding in eight bits.
    grain = np.random.default_rng(7).normal(0, grain_size, (height, width, 1))
    pixels = np.ones((height, width, 4), np.float32)
    pixels[:, :, :3] = np.clip(c + grain, 0, 1)
    picture = bpy.data.images.new("still", width, height)
    picture.pixels.foreach_set(pixels.ravel())
    picture.filepath_raw, picture.file_format = out, "PNG"
    picture.save()
