"""Homefills: seven cartons with gables stand as a street at eight in the morning; someone has dropped the shopping."""
import numpy as np

from homefills_spices import spill
from studio import *

SPICES = ["mustard", "turmeric", "chilli", "cardamom", "makhana", "coriander", "flaxseed"]
HEIGHTS = [2.64, 3.25, 3.82, 2.92, 4.15, 3.07, 3.54]
ROOFS = ["#E5452A", "#0E5A3C", "#0E5A3C", "#E5452A", "#0E5A3C", "#E5452A", "#0E5A3C"]
# The half that turns away from the sun: a step darker than the gable, and still green or red.
SHADED = {"#E5452A": "#CF3E28", "#0E5A3C": "#0B5B38"}
DEPTH = 0.62


def matt(colour):
    """Neither gloss nor relief: nothing mirrors in it, so that it keeps its own colour in the shade."""
    material = paint(colour, rough=0.9)
    material.node_tree.nodes["Principled BSDF"].inputs["Specular"].default_value = 0
    return material


# Upright, for a phone, only mustard, chilli and cardamom stand there, so near that their names can be read.
PHONE = HEIGHT > WIDTH
SHOWN = [0, 2, 3] if PHONE else list(range(7))

def even(colour):
    """A floor that looks alike from every side: paint turns paler the flatter the eye meets it."""
    material = matt(colour)
    nodes, links = material.node_tree.nodes, material.node_tree.links
    nodes.new("ShaderNodeBsdfDiffuse").inputs["Color"].default_value = rgb(colour)
    links.new(nodes["Diffuse BSDF"].outputs["BSDF"], nodes["Material Output"].inputs["Surface"])
    return material


GROUND, CORNER = "#F494AB", "#7A2148"


def contact(feet):
    """Where a carton meets the ground hardly any sky gets in: a floor whose colour darkens towards each foot.

    `feet` are (x, y, turn) of the back edges' middles. The few rays of this render would not find that shade by themselves.
    """
    wide, deep, fine = 12, 2.4, 100
    x, y = np.meshgrid((np.arange(wide * fine) + 0.5) / fine - wide / 2, (np.arange(deep * fine) + 0.5) / fine - 1.6)
    shade = np.zeros_like(x)
    for fx, fy, turn in feet:
        c, s = math.cos(math.radians(turn)), math.sin(math.radians(turn))
        along, across = (x - fx) * c + (y - fy) * s, (y - fy) * c - (x - fx) * s + DEPTH / 2
        # Twice as deep before and behind as at the sides: the camera looks so low that depth is hardly seen.
        off = np.hypot(np.maximum(abs(along) - 0.5, 0), np.maximum(abs(across) - DEPTH / 2, 0) / 2.2)
        shade = np.maximum(shade, 0.66 * np.exp(-off / 0.045) + 0.34 * np.exp(-(off / 0.2) ** 2))
    near, far = np.array(rgb(CORNER)), np.array(rgb(GROUND))
    picture = bpy.data.images.new("contact", x.shape[1], x.shape[0], float_buffer=True)
    picture.colorspace_settings.name = "Non-Color"
    picture.pixels.foreach_set((far + (near - far) * shade[..., None]).astype(np.float32).ravel())
    floor = even(GROUND)
    art = floor.node_tree.nodes.new("ShaderNodeTexImage")
    art.image, art.extension = picture, "EXTEND"
    floor.node_tree.links.new(art.outputs["Color"], floor.node_tree.nodes["Diffuse BSDF"].inputs["Color"])
    sheet(wide, deep, floor, (0, deep / 2 - 1.6, 0.002))


# Traced at twice the size, so that few samples do for each pixel.
start(sky="#E8E6FF", sky_power=0.5, samples=5)
if PHONE:
    camera((2.5, -14.2, 4.7), (0.16, -0.5, 1.6), lens=95, fstop=5.6, focus=(0, -0.5, 1))
else:
    camera((3.4, -17.2, 5.4), (0.1, -0.2, 1.6), lens=60, fstop=5.6, focus=(0, -0.5, 1))
# So far from the front that no roof throws the tip of its shadow on to the front beside it: it would look like a scratch.
sun((0.72, 0.68, -0.55), 3.9, "#FFE0AE", angle=1.2)
# A second sun, not a lamp, lightens the flanks: a lamp shades the pink off so slowly that encoders cut it into squares.
# For the same reason the floor runs level to the horizon, which lies above the picture.
sun((-0.65, 0.65, -0.43), 0.4, "#FFE9DC").data.use_shadow = False
sheet(600, 600, even(GROUND))

cream = paint("#FFF3D0", rough=0.5)
feet, stands = [], []
for place, k in enumerate(SHOWN):
    height, roof = HEIGHTS[k], ROOFS[k]
    x, turn = (place - (len(SHOWN) - 1) / 2) * (1.42 if PHONE else 1.32), [4, -3, 2, -5, 3, -2, -4][k]
    y = [0.1, 0.0, 0.18, -0.14, 0.08, -0.06, 0.0][k]
    feet.append((x, y, turn))
    stands.append((x, SPICES[k]))
    eaves = height - 0.36
    shape = [(-0.5, 0), (0.5, 0), (0.5, eaves), (0, height), (-0.5, eaves)]
    card = paint(label=f"front-{k + 1}", rough=0.38, coat=0.15, bump=0.0012, grain=30, wear=0.06)
    root = bpy.data.objects.new("house", None)
    root.location, root.rotation_euler = (x, y, 0.004), (0, 0, math.radians(turn))
    bpy.context.collection.objects.link(root)
    cutout(shape, [], DEPTH, card, (0, 0, 0), (90, 0, 0), bevel=0.008).parent = root
    # The roof is a folded sleeve of board over the gable, a little long at the eaves.
    boards = {-1: matt(roof), 1: matt(SHADED[roof])}
    length, slope = math.hypot(0.5, 0.36) + 0.06, math.degrees(math.atan2(0.36, 0.5))
    for side in (-1, 1):
        a = math.radians(slope)
        mid = (side * (length / 2) * math.cos(a), -DEPTH / 2 - 0.005, height + 0.02 - (length / 2) * math.sin(a))
        box((length, DEPTH + 0.05, 0.02), boards[side], mid, (0, side * slope, 0), bevel=0.005).parent = root
    box((0.05, DEPTH + 0.052, 0.03), cream, (0, -DEPTH / 2 - 0.005, height + 0.022), bevel=0.008).parent = root
    # The door is a window: clear film, bulging with what is behind it.
    tall = eaves * 0.66
    top = tall - 0.31
    door = [(-0.31, 0), (0.31, 0), (0.31, top)] + [(0.31 * math.cos(math.pi * i / 20), top + 0.31 * math.sin(math.pi * i / 20))
                                                 for i in range(1, 20)] + [(-0.31, top)]
    film = paint(label=f"door-{k + 1}", rough=0.1, coat=0.7, bump=0.006, grain=7)
    cutout(door, [], 0.012, film, (0, -DEPTH - 0.008, 0.17), (90, 0, 0), bevel=0.004).parent = root


contact(feet)
# Each carton has spilt some of what is in it, where the camera, which stands to the right, sees it before the carton.
for x, spice in stands:
    spill(spice, (x * 0.93 + 0.24, -1.8))
# The low sun turns boards orange and pink red: the custard of the cartons has to be that of everything else.
render(balance=(1, 1.15, 1.22), contrast=0.35, finer=2, calm=GROUND)
