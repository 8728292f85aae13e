"""Ruchi Tea: a cup from straight above, tea at shade 17 beside its chip; sun through the bars of one window."""
from studio import *

start(sky="#DCE6F5", sky_power=0.62)
camera((0, -0.001, 9.4), (0, 0, 0), lens=70, fstop=6.3, focus=(0, 0, 0.62))
sun((0.62, -0.4, -0.74), 3.3, "#FFE2B4", angle=0.8)
table = paint("#E9D5B2", rough=0.7, bump=0.004, grain=3.2, stretch=(0.25, 3, 1), wear=0.1)
sheet(20, 20, table)

china = paint("#FFFAF0", rough=0.12, coat=0.5, bump=0.0006, grain=4)
saucer = [(0, 0.07), (0.5, 0.07), (0.52, 0.0), (0.62, 0.0), (0.66, 0.08), (1.05, 0.12), (1.42, 0.25), (1.46, 0.27), (1.45, 0.3), (1.4, 0.295),
          (1.02, 0.18), (0.74, 0.135), (0.72, 0.15), (0.66, 0.15), (0.64, 0.12), (0, 0.12)]
X, Y = -0.12, 0.16
lathe(rounded(saucer, 0.03), china, (X, Y, 0), steps=180)
# A red line near the rim, drawn by hand on the wheel.
lathe([(1.335, 0.2732), (1.375, 0.2862)], paint("#C0341D", rough=0.14, coat=0.5), (X, Y, 0.0045), steps=180)
cup = [(0, 0.2), (0.4, 0.2), (0.42, 0.13), (0.5, 0.13), (0.54, 0.22), (0.76, 0.5), (0.9, 0.86), (0.945, 1.06), (0.935, 1.085), (0.905, 1.075),
       (0.86, 0.86), (0.72, 0.52), (0.5, 0.28), (0, 0.26)]
lathe(rounded(cup, 0.03), china, (X, Y, 0), steps=180)
a = math.radians(-38)
out = Vector((math.cos(a), math.sin(a), 0))
up = Vector((0, 0, 1))
path = [out * 0.78 + up * 0.55, out * 0.98 + up * 0.5, out * 1.2 + up * 0.6, out * 1.3 + up * 0.8, out * 1.2 + up * 0.97,
        out * 1.02 + up * 0.98, out * 0.86 + up * 0.92]
cord([(p.x + X, p.y + Y, p.z) for p in path], 0.06, china)

circle = [(math.cos(t * math.tau / 160) * 0.876, math.sin(t * math.tau / 160) * 0.876) for t in range(160)]
tea = paint(label="tea", rough=0.035, bump=0.0015, grain=1.6)
cutout(circle, [], 0.01, tea, (X, Y, 0.865))
rim = paint("#D79A55", rough=0.05)
lathe([(0.84, 0.874), (0.868, 0.878), (0.88, 0.895)], rim, (X, Y, 0), steps=160)
bubble = paint("#C98E52", rough=0.04, coat=0.8)
for x, y, r in [(0.5, -0.44, 0.035), (0.56, -0.38, 0.02), (0.45, -0.5, 0.018), (0.6, -0.32, 0.014), (0.4, -0.54, 0.012), (-0.62, 0.2, 0.016)]:
    lathe([(0, r * 0.7), (r * 0.6, r * 0.55), (r * 0.95, r * 0.2), (r, 0)], bubble, (X + x, Y + y, 0.873), steps=24)

# Its chip off the shade card lies under the saucer; the corner has been handled.
sheet(1.5, 1.667, paint(label="chip", rough=0.6, bump=0.0006, grain=80), (1.2, -1.3, 0.012), (0, 0, -14),
      bend=lambda u, v: 0.12 * max(0, u + (1 - v) - 1.55) ** 2 * 4, cuts=24, thick=0.012)

biscuit = paint("#C98A45", rough=0.85, bump=0.01, grain=14)
hole = paint("#7A4A1E", rough=0.9)
edge = []
for k in range(160):
    t = k / 160 * math.tau
    r = 1 / max(abs(math.cos(t)) / 0.4, abs(math.sin(t)) / 0.29)
    r *= 1 + 0.022 * math.cos(t * 40)
    edge.append((math.cos(t) * min(r, 0.45), math.sin(t) * min(r, 0.45)))
cutout(edge, [], 0.07, biscuit, (-1.02, 0.86, 0.235), (8, 9, 40), bevel=0.014)
for i in range(4):
    for j in range(3):
        c, s = math.cos(math.radians(40)), math.sin(math.radians(40))
        x, y = (i - 1.5) * 0.16, (j - 1) * 0.15
        lathe([(0, 0), (0.014, 0)], hole, (-1.02 + x * c - y * s, 0.86 + x * s + y * c, 0.323 + 0.14 * y - 0.155 * x), (8, 9, 0), steps=12)

# The window: a frame with a cross of bars, outside the picture, between the sun and the table.
bars = paint("#3A2416")
panes = [[(-3 + i * 2.35, -3 + j * 2.35), (-0.85 + i * 2.35, -3 + j * 2.35), (-0.85 + i * 2.35, -0.85 + j * 2.35), (-3 + i * 2.35, -0.85 + j * 2.35)]
         for i in range(2) for j in range(2)]
frame = cutout([(-14, -14), (14, -14), (14, 14), (-14, 14)], panes, 0.1, bars, (-4.8, 4.0, 6.6), (0, 0, 8))
frame.visible_camera = frame.visible_glossy = frame.visible_diffuse = False
render()
