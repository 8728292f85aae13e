"""Hi Meal: the one shop still open at two. Its sign is bent of five noodles of light; cups wait behind the tiled counter,
and the rider has put box and helmet on the bench."""
from studio import *

WALL = "#5E0F22"
start(sky="#26305E", sky_power=0.55, samples=10, bounces=5)
camera((-0.9, -15.4, 2.9), (-0.2, 0, 3.02), lens=38.5)

# The wall, with the opening of the shop in it.
LEFT, RIGHT, SILL, TOP = -1.3, 5.5, 2.05, 5.15
wall = paint(WALL, rough=0.62, bump=0.012, grain=3.5)
for x0, x1, z0, z1 in ((-16, LEFT, 0, 12), (RIGHT, 16, 0, 12), (LEFT, RIGHT, TOP, 12)):
    box((x1 - x0, 0.4, z1 - z0), wall, ((x0 + x1) / 2, 0.2, z0), bevel=0)
plinth = paint("#2E0711", rough=0.5, bump=0.01, grain=5)
for x0, x1 in ((-16, LEFT - 0.05), (RIGHT + 0.05, 16)):
    box((x1 - x0, 0.08, 0.9), plinth, ((x0 + x1) / 2, -0.03, 0), bevel=0.02)

# The street: slabs, wet, with joints that hold water.
slab = paint("#5B434A", rough=0.15, wear=0.1, bump=0.006, grain=7)
sheet(60, 40, paint("#0E0A10", rough=0.08), place=(0, -19, -0.02))
for i in range(-7, 8):
    for j in range(8):
        box((1.56, 1.56, 0.1), slab, (i * 1.6 + (0.8 if j % 2 else 0), -0.9 - j * 1.6, -0.1 + rng.uniform(-0.008, 0.008)),
            (rng.uniform(-0.25, 0.25), rng.uniform(-0.25, 0.25), 0), bevel=0.03)

# Inside.
MID, WIDE = (LEFT + RIGHT) / 2, RIGHT - LEFT
inside = paint("#F2B233", rough=0.6)
sheet(WIDE + 2, 5, inside, place=(MID, 2.6, 3.6), turn=(90, 0, 0))
box((0.1, 2.4, 4), inside, (LEFT - 0.06, 1.5, 1.6), bevel=0)
box((0.1, 2.4, 4), inside, (RIGHT + 0.06, 1.5, 1.6), bevel=0)
box((WIDE + 1, 2.4, 0.1), paint("#FFE9B8", rough=0.7), (MID, 1.5, 5.6), bevel=0)
lamp((MID, 0.9, 5.5), (MID, 1.7, 2.5), 6.2, 220, "#FFDFA6", height=0.8)
# A street lamp, somewhere behind us.
lamp((-5, -14, 10), (1, 0, 2.5), 6, 1500, "#8C9BE8", height=4)
frame = paint("#0B5F38", rough=0.34, coat=0.4)
for x in (LEFT, RIGHT):
    box((0.2, 0.56, TOP - SILL), frame, (x, 0.2, SILL), bevel=0.02)
box((WIDE + 0.2, 0.56, 0.2), frame, (MID, 0.2, TOP - 0.1), bevel=0.02)

LABELLED = [paint(label=f"cup-{k}", rough=0.33, coat=0.25) for k in range(4)]
LIDS = [paint(c, rough=0.34, coat=0.3) for c in ("#FFF4D6", "#7A0B1E", "#0F8A4C", "#FFD23A")]
RIM = paint("#FFF4D6", rough=0.36)


def made(k):
    """One cup with its lid; the copies stand about the shop."""
    body = lathe([(0.295, 0.0), (0.40, 0.94)], LABELLED[k], (0, 0, -20), steps=64)
    rim = lathe(rounded([(0.385, 0.93), (0.425, 0.93), (0.425, 0.975), (0.385, 0.975)], 0.015), RIM, (0, 0, -20), steps=64)
    lid = lathe(rounded([(0.43, 0.955), (0.435, 1.0), (0.40, 1.012), (0, 1.005)], 0.012), LIDS[k], (0, 0, -20), steps=64)
    return body, rim, lid


CUPS = [made(k) for k in range(4)]


def cup(k, x, y, z, turn=None, lid=True):
    turned = rng.uniform(-14, 14) if turn is None else turn
    for part in CUPS[k][:3 if lid else 2]:
        copy(part, (x, y, z), (0, 0, turned))


board = paint("#7A2E12", rough=0.4, coat=0.2, bump=0.006, grain=5, stretch=(0.4, 6, 6))
for row, z in enumerate((2.36, 3.72)):
    box((WIDE - 0.1, 0.95, 0.09), board, (MID, 2.05, z - 0.09), bevel=0.01)
    for i in range(7):
        if (row, i) == (1, 4):
            continue  # the rider's
        cup((i + row * 2) % 4, LEFT + 0.66 + i * 0.93, 2.0, z)

# The clock hangs in the gap of the shelf, on the upper board's wall.
face = paint(label="clock", rough=0.4)
DIAL = LEFT + 0.66 + 4 * 0.93
cutout([(0.46 * math.cos(a * math.tau / 72), 0.46 * math.sin(a * math.tau / 72)) for a in range(72)], [], 0.06, face, (DIAL, 2.5, 4.26), (90, 0, 0))
lathe(rounded([(0.44, 0), (0.53, 0), (0.53, 0.14), (0.45, 0.14), (0.44, 0.05)], 0.02), paint("#7A0B1E", rough=0.35, coat=0.4), (DIAL, 2.56, 4.26), (90, 0, 0), steps=72)

# The counter: tiles in front, a steel top.
steel = paint("#C9CCD0", rough=0.19, metal=1, wear=0.05, grain=14)
box((WIDE + 0.3, 0.5, SILL), [plinth, paint(label="tiles", rough=0.16, coat=0.6, bump=0.002, grain=4)], (MID, -0.06, 0), bevel=0, label_faces={"front": 1})
box((WIDE + 0.6, 1.5, 0.12), steel, (MID, -0.12, SILL), bevel=0.04)
Z = SILL + 0.12
# A pyramid of six at the left end, and what is being eaten.
for row, count in ((0, 3), (1, 2), (2, 1)):
    for i in range(count):
        cup((0, 2, 1, 3, 0, 2, 3, 1, 0)[row * 3 + i], -0.52 + i * 0.9 + row * 0.45, -0.25, Z + row * 1.02)
NOODLE = paint("#FFCB4A", rough=0.34, coat=0.3, subsurface=0.2)
SPOT = (4.15, -0.5)
cup(0, *SPOT, Z, turn=4, lid=False)
lathe([(0, 0.86), (0.392, 0.86)], paint("#D9480F", rough=0.12, coat=0.5), (*SPOT, Z), steps=48)
for i in range(16):
    a, r = rng.uniform(0, math.tau), rng.uniform(0.12, 0.3)
    path = [(SPOT[0] + r * math.cos(a + t) * (1 - 0.1 * t), SPOT[1] + r * math.sin(a + t), Z + 0.86 + 0.10 * math.sin(t * 1.4 + i) + 0.05) for t in (0, 0.7, 1.4, 2.1, 2.8)]
    cord(path, 0.032, NOODLE)
lathe([(0, 0.08), (0.1, 0.07), (0.14, 0.0)], paint("#F59A12", rough=0.14, coat=0.6), (SPOT[0] + 0.06, SPOT[1] - 0.1, Z + 1.0), steps=40)
red = paint("#B3161F", rough=0.2, coat=0.6)
for k, dx in enumerate((0.0, 0.16)):
    cord([(SPOT[0] + 0.1 + dx, SPOT[1], Z + 0.8), (SPOT[0] + 0.95 + dx * 1.6, SPOT[1] + 0.12, Z + 1.75)], 0.032, red, smooth=False)
# Its lid, laid aside.
copy(CUPS[0][2], (3.3, -0.62, Z - 0.92), (0, 0, 0))
# A kettle.
enamel = paint("#F7E8C2", rough=0.17, coat=0.6)
lathe(rounded([(0, 0), (0.52, 0), (0.6, 0.1), (0.56, 0.55), (0.34, 0.82), (0.2, 0.86), (0.2, 0.92), (0.06, 0.96), (0.06, 1.04), (0, 1.06)], 0.06), enamel, (2.05, 0.3, Z), steps=72)
cord([(2.58, 0.3, Z + 0.34), (2.82, 0.3, Z + 0.5), (2.92, 0.3, Z + 0.86)], 0.06, enamel)
cord([(1.62, 0.3, Z + 0.66), (1.6, 0.3, Z + 1.2), (2.05, 0.3, Z + 1.42), (2.5, 0.3, Z + 1.2), (2.46, 0.3, Z + 0.66)], 0.035, paint("#17120F", rough=0.5))

# The awning.
cloth = paint(label="awning", rough=0.7)
pitch = math.degrees(math.atan2(0.85, 1.9))
sheet(WIDE + 1.0, 2.08, cloth, place=(MID, -0.95, 6.0), turn=(pitch, 0, 0), cuts=80, bend=lambda u, v: 0.035 * abs(math.sin(u * math.pi * 10)) * (1 - v))
sheet(WIDE + 1.0, 0.52, paint(label="valance", rough=0.7), place=(MID, -1.91, 5.33), turn=(90, 0, 0), cuts=60, bend=lambda u, v: 0.03 * math.sin(u * 40) * (1 - v))
for x in (LEFT - 0.4, RIGHT + 0.4):
    cord([(x, 0, 5.2), (x, -1.88, 5.55)], 0.03, frame, smooth=False)
under = lamp((MID, -1.72, 5.1), (MID, 0, 1.9), 5.6, 560, "#FFD596", height=0.5)
under.visible_camera = under.visible_glossy = False


# The sign: noodles of light.
def tube(colour, strength):
    material = paint(colour, rough=0.4, glow=strength)
    material.cycles.sample_as_light = False
    return material


YELLOW, WHITE, ORANGE = tube("#FFC61E", 2.6), tube("#FFF1CF", 1.5), tube("#FFA200", 0.62)
ROSE, GREEN = tube("#FF2433", 0.8), tube("#1FD06E", 1.3)
NEON = (-5.4, -0.22, 4.14)


def neon(points, material, radius=0.034):
    """A tube bent along (x, z) points; it throws its light through lamps, which are free of noise."""
    thing = cord([(NEON[0] + x, NEON[1], NEON[2] + z) for x, z in points], radius, material, smooth=False)
    thing.visible_diffuse = False
    return thing


def arc(x, z, r, begin, end, steps=40, squash=1.0):
    return [(x + r * math.cos(math.radians(begin + (end - begin) * i / steps)), z + r * squash * math.sin(math.radians(begin + (end - begin) * i / steps))) for i in range(steps + 1)]


STEP, FOOT = 0.118, 0.0
for k in range(-2, 3):
    at, tip = k * STEP, (0.02, 0.12, 0.05, 0.14, 0.0)[k + 2]
    neon([(at, FOOT), (at, 2.75 + tip)], YELLOW)
    radius = 0.62 - at
    bend = [p for p in arc(0.62, 1.06, radius, 180, 0) if p[0] > 2 * STEP + 0.09]
    neon([*bend, (1.24 - at, FOOT)], YELLOW)
    neon([(2.05 + at, FOOT), (2.05 + at, 1.5 + tip)], YELLOW)
neon(arc(2.05, 2.22, 0.36, 0, 360, 60), WHITE, 0.04)
for r in (0.16, 0.08):
    neon(arc(2.05, 2.22, r, 0, 360, 40), ORANGE, 0.045)
# The bowl and its grin.
CENTRE = 1.02
neon([(CENTRE - 1.95, -0.16), (CENTRE + 1.95, -0.16)], GREEN, 0.05)
neon([(CENTRE - 1.86, -0.3), *arc(CENTRE, -0.3, 1.86, 180, 360, 60, squash=0.78), (CENTRE + 1.86, -0.3)], WHITE, 0.045)
for side in (-1, 1):
    neon(arc(CENTRE + side * 0.62, -0.78, 0.22, 0, 180), ROSE, 0.042)
neon(arc(CENTRE, -0.82, 0.3, 190, 350), ROSE, 0.042)
# What they light: the wall, the bench, the street.
for (x, z), size, power, colour in (((0.9, 1.3), 2.6, 170, "#FFC04A"), ((1.0, -0.8), 2.8, 90, "#FFD9B0")):
    glow = lamp((NEON[0] + x, -0.55, NEON[2] + z), (NEON[0] + x, 0, NEON[2] + z), size, power, colour, height=1.6)
    glow.visible_camera = glow.visible_glossy = False
down = lamp((NEON[0] + 1, -0.4, NEON[2] - 0.4), (NEON[0] + 1.2, -2.6, 0), 2.6, 800, "#FFB845", height=1.6)
down.visible_camera = down.visible_glossy = False
# Holders, and the lead up to it.
glass = paint("#1B0A10", rough=0.4)
box((0.5, 0.2, 0.32), glass, (NEON[0] - 0.9, -0.1, NEON[2] + 2.6), bevel=0.03)
cord([(NEON[0] - 0.9, -0.05, NEON[2] + 2.9), (NEON[0] - 0.9, -0.05, 9)], 0.03, glass, smooth=False)
cord([(NEON[0] - 0.66, -0.1, NEON[2] + 2.7), (NEON[0] - 0.4, -0.12, NEON[2] + 2.62), (NEON[0] - 0.24, -0.2, NEON[2] + 2.75)], 0.02, glass)

# The bench, and what the rider put there.
wood = paint("#8A4A22", rough=0.36, bump=0.006, grain=6, stretch=(0.3, 6, 6), wear=0.05)
for k in range(3):
    box((3.9, 0.3, 0.09), wood, (-4.5, -1.35 + k * 0.34, 0.92), bevel=0.02)
for x in (-6.1, -2.9):
    box((0.12, 0.9, 0.92), glass, (x, -1.0, 0), bevel=0.02)
box((1.26, 1.0, 1.26), [paint("#C81D23", rough=0.36, coat=0.2), paint(label="box", rough=0.36, coat=0.2)], (-5.3, -1.0, 1.01), (0, 0, 6), bevel=0.06, label_faces={"front": 1})
dome = [(0.56 * math.cos(t), 0.52 * math.sin(t)) for t in [math.pi / 2 * k / 16 for k in range(17)]]
shell = paint("#FFF4D6", rough=0.17, coat=0.7)
lathe(rounded([(0.5, 0.0), (0.57, 0.02), *dome[1:]], 0.01), shell, (-3.45, -1.0, 1.02), (0, 0, 0))
lathe([(0.3 * math.cos(t), 0.16 * math.sin(t)) for t in [math.pi / 2 * k / 12 for k in range(13)]], paint("#FFA714", rough=0.13, coat=0.8), (-3.42, -1.17, 1.47), (22, 0, 0))
cord([(-3.9, -1.2, 1.05), (-3.7, -1.45, 0.98), (-3.2, -1.45, 0.98), (-3.0, -1.2, 1.05)], 0.03, glass)

# Stools of tomato plastic.
plastic = paint("#D3222A", rough=0.34, coat=0.3)
for x, y in ((1.2, -1.75), (3.6, -1.9)):
    lathe(rounded([(0, 1.16), (0.42, 1.16), (0.46, 1.1), (0.47, 1.0), (0.43, 0.98)], 0.03), plastic, (x, y, 0))
    for a in (40, 140, 220, 320):
        c, s = math.cos(math.radians(a)), math.sin(math.radians(a))
        cord([(x + 0.33 * c, y + 0.33 * s, 1.1), (x + 0.5 * c, y + 0.5 * s, 0)], 0.055, plastic, smooth=False)
    cord([(x + 0.44 * math.cos(t * math.tau / 24), y + 0.44 * math.sin(t * math.tau / 24), 0.42) for t in range(25)], 0.03, plastic)

# A poster, pasted.
sheet(1.32, 1.76, paint(label="poster-oye", rough=0.6), place=(6.55, -0.03, 3.1), turn=(90, 1.5, 0), cuts=12, bend=lambda u, v: 0.012 * math.sin(u * 9 + v * 4))
lamp((9, -7, 6), (5, 0, 3), 2.2, 130, "#8FA6FF", height=2.2)
render(exposure=1.15, contrast=0.12, bloom=0.35, finer=2, calm=WALL)
