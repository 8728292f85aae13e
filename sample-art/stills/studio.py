"""Shared studio of the ray-traced stills: scene, camera, light, materials, simple solids.

A scene is a file of its own that calls these helpers and ends with `render()`. Lengths are decimetres, z is up.
"""
import math
import os
import random
import sys

import bpy
from mathutils import Vector

from solids import add, box, copy, cord, curved, cutout, lathe, mesh_of, rope, rounded, sheet  # noqa: F401 (for the scenes)

ARGS = sys.argv[sys.argv.index("--") + 1:]
OUT, LABELS, WIDTH, HEIGHT = ARGS[0], ARGS[1], int(ARGS[2]), int(ARGS[3])
SCALE = float(os.environ.get("STILL_SCALE", "1"))
SAMPLES = os.environ.get("STILL_SAMPLES")
rng = random.Random(7)


def rgb(colour):
    """'#RRGGBB' as the linear values that Cycles works in."""
    parts = [int(colour[i:i + 2], 16) / 255 for i in (1, 3, 5)]
    return tuple(p / 12.92 if p <= 0.04045 else ((p + 0.055) / 1.055) ** 2.4 for p in parts) + (1,)


def start(sky="#FFFFFF", sky_power=0.35, samples=11, bounces=4):
    """An empty stage lit by an even sky; a fixed seed makes every run the same."""
    bpy.ops.wm.read_factory_settings(use_empty=True)
    scene = bpy.context.scene
    scene.render.engine = "CYCLES"
    cycles = scene.cycles
    cycles.device, cycles.seed = "CPU", 7
    cycles.samples = int(SAMPLES or samples)
    cycles.use_adaptive_sampling, cycles.adaptive_threshold, cycles.adaptive_min_samples = True, 0.08, 8
    cycles.use_denoising = False
    cycles.max_bounces, cycles.diffuse_bounces, cycles.glossy_bounces = bounces, 2, 3
    cycles.transmission_bounces, cycles.transparent_max_bounces = bounces, 8
    # Bright single samples cannot be averaged away in a short render.
    cycles.sample_clamp_indirect, cycles.sample_clamp_direct = 2.5, 8
    cycles.blur_glossy, cycles.caustics_reflective, cycles.caustics_refractive = 1.0, False, False
    cycles.pixel_filter_type, cycles.filter_width = "BLACKMAN_HARRIS", 1.5
    world = bpy.data.worlds.new("sky")
    world.use_nodes = True
    scene.world = world
    ground = world.node_tree.nodes["Background"]
    ground.inputs[0].default_value, ground.inputs[1].default_value = rgb(sky), sky_power
    return scene


def camera(place, target, lens=70, fstop=None, focus=None, roll=0):
    data = bpy.data.cameras.new("camera")
    data.lens = lens
    if fstop:
        data.dof.use_dof, data.dof.aperture_fstop = True, fstop
        data.dof.focus_distance = (Vector(focus or target) - Vector(place)).length
    eye = bpy.data.objects.new("camera", data)
    eye.location = place
    eye.rotation_euler = (Vector(target) - Vector(place)).to_track_quat("-Z", "Y").to_euler()
    eye.rotation_euler.rotate_axis("Z", math.radians(roll))
    bpy.context.collection.objects.link(eye)
    bpy.context.scene.camera = eye
    return eye


def lamp(place, target, size, power, colour="#FFFFFF", height=None):
    """A soft box; `size` is its width."""
    data = bpy.data.lights.new("lamp", "AREA")
    data.energy, data.color, data.size = power, rgb(colour)[:3], size
    if height:
        data.shape, data.size_y = "RECTANGLE", height
    box = bpy.data.objects.new("lamp", data)
    box.location = place
    box.rotation_euler = (Vector(target) - Vector(place)).to_track_quat("-Z", "Y").to_euler()
    bpy.context.collection.objects.link(box)
    return box


def sun(direction, power, colour="#FFFFFF", angle=2.0):
    data = bpy.data.lights.new("sun", "SUN")
    data.energy, data.color, data.angle = power, rgb(colour)[:3], math.radians(angle)
    one = bpy.data.objects.new("sun", data)
    one.rotation_euler = Vector(direction).to_track_quat("-Z", "Y").to_euler()
    bpy.context.collection.objects.link(one)
    return one


def picture(name):
    return bpy.data.images.load(os.path.join(LABELS, f"{name}.png"), check_existing=True)


def paint(colour="#FFFFFF", rough=0.5, metal=0.0, coat=0.0, label=None, bump=0.0, grain=60.0, stretch=(1, 1, 1),
          wear=0.0, sheen=0.0, glow=0.0, subsurface=0.0, coords="Object"):
    """A material: a colour or a label, with roughness that varies (`wear`) and a fine relief (`bump`).

    Keep `rough` ± `wear` on one side of 0.274: there Cycles changes what it counts as surface colour, and `develop`
    would draw the border.
    """
    material = bpy.data.materials.new("paint")
    material.use_nodes = True
    nodes, links = material.node_tree.nodes, material.node_tree.links
    shader = nodes["Principled BSDF"]
    shader.inputs["Base Color"].default_value = rgb(colour)
    shader.inputs["Roughness"].default_value = rough
    shader.inputs["Metallic"].default_value = metal
    shader.inputs["Clearcoat"].default_value = coat
    shader.inputs["Clearcoat Roughness"].default_value = 0.08
    shader.inputs["Sheen"].default_value = sheen
    if subsurface:
        shader.inputs["Subsurface"].default_value = subsurface
        shader.inputs["Subsurface Color"].default_value = rgb(colour)
        shader.inputs["Subsurface Radius"].default_value = (0.12, 0.06, 0.03)
    if glow:
        shader.inputs["Emission"].default_value = rgb(colour)
        shader.inputs["Emission Strength"].default_value = glow
    if label:
        art = nodes.new("ShaderNodeTexImage")
        art.image, art.interpolation, art.extension = picture(label), "Cubic", "EXTEND"
        links.new(art.outputs["Color"], shader.inputs["Base Color"])
    if bump or wear:
        where, scale = nodes.new("ShaderNodeTexCoord"), nodes.new("ShaderNodeMapping")
        scale.inputs["Scale"].default_value = stretch
        links.new(where.outputs[coords], scale.inputs["Vector"])
        noise = nodes.new("ShaderNodeTexNoise")
        noise.inputs["Scale"].default_value, noise.inputs["Detail"].default_value = grain, 4
        links.new(scale.outputs["Vector"], noise.inputs["Vector"])
        if bump:
            relief = nodes.new("ShaderNodeBump")
            relief.inputs["Strength"].default_value, relief.inputs["Distance"].default_value = 1, bump
            links.new(noise.outputs["Fac"], relief.inputs["Height"])
            links.new(relief.outputs["Normal"], shader.inputs["Normal"])
        if wear:
            coarse, spread = nodes.new("ShaderNodeTexNoise"), nodes.new("ShaderNodeMapRange")
            coarse.inputs["Scale"].default_value, coarse.inputs["Detail"].default_value = grain / 12, 5
            links.new(scale.outputs["Vector"], coarse.inputs["Vector"])
            spread.inputs["From Min"].default_value, spread.inputs["From Max"].default_value = 0.2, 0.8
            spread.inputs["To Min"].default_value = max(0.02, rough - wear)
            spread.inputs["To Max"].default_value = rough + wear
            links.new(coarse.outputs["Fac"], spread.inputs["Value"])
            links.new(spread.outputs["Result"], shader.inputs["Roughness"])
    return material


def render(exposure=1.0, balance=(1, 1, 1), contrast=0, finer=1, calm=None, bloom=0):
    """`balance` takes a cast off the finished picture, channel by channel; `contrast` (0 to 1) bends its tones into an S.
    `finer`, `calm` (a colour) and `bloom` are explained in `develop`."""
    from develop import develop
    size = round(WIDTH * SCALE), round(HEIGHT * SCALE)
    develop(bpy.context.scene, OUT, *size, exposure, balance, contrast, finer, calm and rgb(calm), bloom)
