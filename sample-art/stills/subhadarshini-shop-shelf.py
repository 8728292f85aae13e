"""Subhadarshini: five packs on a grocer's wooden shelf in the afternoon, so close that the eye opens; jars above, sacks below."""
from studio import *

start(sky="#FFEBD0", sky_power=0.5, samples=16)
camera((-1.5, -13.4, 2.6), (0.05, 0, 1.78), lens=58, fstop=0.55, focus=(0, -0.7, 1.7))
# The open front of the shop on the left, a bulb above.
lamp((-8, -7.5, 6.5), (0, 0, 1.6), 3.4, 2100, "#FFF1DC", height=6)
lamp((3.2, -2.4, 4.1), (1, 0, 1.4), 0.5, 90, "#FFC987")
lamp((8, -6, 2), (0, 0, 1.5), 3, 160, "#BFD2FF", height=4)

WOOD = paint("#8B5A33", rough=0.5, bump=0.012, grain=3.2, stretch=(0.5, 7, 7), wear=0.12)
DARK = paint("#5A3820", rough=0.6, bump=0.012, grain=3.2, stretch=(0.5, 7, 7), wear=0.08)
WALL = paint("#1F7A6D", rough=0.8, bump=0.006, grain=6)

sheet(40, 20, WALL, place=(0, 1.9, 4), turn=(90, 0, 0))
for z in (0.0, 4.55, -3.9):
    box((26, 2.9, 0.24), WOOD, (0, 0.35, z - 0.24), bevel=0.03)
# Its edge carries the prices.
box((11.6, 0.06, 0.6), [paint("#8E1F16", rough=0.36, coat=0.3), paint(label="rail", rough=0.36, coat=0.3)], (0.05, -1.14, -0.56), bevel=0.01, label_faces={"front": 1})
box((26, 0.05, 0.34), DARK, (0, -1.11, 4.28), bevel=0.01)
for x in (-7.6, 7.5):
    box((0.3, 2.9, 20), DARK, (x, 0.35, -9), bevel=0.03)


def bulge(u, v, seed):
    """How far a filled bag stands out: flat at its sealed ends, creased where these hold it."""
    ends = min(1, min(v, 1 - v) / 0.20)
    body = (math.sin(math.pi * min(max(u, 0), 1)) ** 0.55) * (ends ** 0.7)
    local = seed * 1.7
    crease = 0.045 * math.sin(u * 21 + local) * math.exp(-((min(v, 1 - v) - 0.085) / 0.05) ** 2)
    soft = 0.03 * math.sin(u * 5 + v * 7 + local) * math.sin(v * 9 - u * 3 + local * 2) * ends
    sag = 0.06 * math.sin(math.pi * v) * (1 - v)
    return body * (0.46 + sag) + crease + soft


def pack(index, x, y=0.0, turn=0.0, lean=-3.0, z=0.0, w=1.26, h=3.78):
    plastic = paint(label=f"film-{index}", rough=0.2, coat=0.35, bump=0.0012, grain=9)
    front = sheet(w, h, plastic, (x, y - 0.12, z + h / 2 * math.cos(math.radians(lean))), (90 + lean, 0, turn), cuts=64, bend=lambda u, v: bulge(u, v, index))
    # Its back, and so its sides.
    back = sheet(w, h, paint("#1C1730", rough=0.22, coat=0.3), (x, y - 0.12, z + h / 2 * math.cos(math.radians(lean))), (90 + lean, 0, turn), cuts=32, bend=lambda u, v: -bulge(u, v, index + 3) * 0.8)
    return front, back


PITCH = 1.335
for k in range(5):
    pack(k, (k - 2) * PITCH, 0.0 + (0.05, -0.03, 0.0, 0.03, -0.02)[k], turn=(0.8, -1.2, 0.4, 1.4, -0.9)[k])
# The rows behind, of which the tops are seen.
for k in range(5):
    pack(k, (k - 2) * PITCH + 0.06, 0.85, turn=(-1.5, 1, -0.6, 0.5, 1.8)[k], lean=-2)

GLASS = paint("#E9F2EC", rough=0.08, coat=1)
LID = paint("#C23B22", rough=0.35, coat=0.4)


def jar(x, fill, radius=0.62, z=0.0, height=1.9):
    """A tall glass jar, filled so high that only its shoulders are empty."""
    outline = [(0, 0), (radius, 0), (radius, height - 0.45), (radius * 0.82, height - 0.2), (radius * 0.82, height)]
    lathe(rounded(outline, 0.09), paint(fill, rough=0.12, coat=1, bump=0.05, grain=11), (x, 0.0, z))
    lathe(rounded([(0, 0.34), (radius * 0.86, 0.34), (radius * 0.9, 0.0), (0, 0)], 0.04), LID, (x, 0.0, z + height))


# Neighbours: jars at both sides, and the feet of more on the board above.
for x, fill in ((-4.35, "#D9A441"), (-5.75, "#7A3B16"), (4.4, "#E7D3A4"), (5.8, "#B5651D")):
    jar(x, fill, height=2.3)
for k in range(9):
    jar(-6.2 + k * 1.55, ("#C98E3A", "#EAD9B0", "#6B2F12", "#D4B24A")[k % 4], z=4.55, height=2.0)

# Below: sacks with their mouths rolled down, full of what the packs hold.
for x, fill, r in ((-4.4, "#F0E4C4", 1.5), (-0.9, "#E2B13A", 1.55), (2.6, "#6F7F3A", 1.5), (5.9, "#8C4B1F", 1.4)):
    lathe(rounded([(r * 0.9, -3), (r, -1.4), (r * 1.12, -0.16), (r * 1.08, 0.0), (r * 0.96, -0.12), (r * 0.92, -0.3)], 0.1),
          paint("#C8A877", rough=0.9, bump=0.02, grain=24), (x, -1.1, -1.32))
    lathe([(0, 0.35), (r * 0.5, 0.18), (r * 0.95, -0.2)], paint(fill, rough=0.7, bump=0.05, grain=17), (x, -1.1, -1.32))
render(exposure=1.05, contrast=0.16)
