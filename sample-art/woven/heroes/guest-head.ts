import { ink, madder, paper, saffron, turmeric, vermilion } from '../dyes'
import { curve, ellipse, type Point, path, rhombus, stroke } from '../shapes'

/** Px that ink stands round every part: orange alone is lost on the light of the door. */
const contour = 7

const outline = (d: string): string =>
  `<path d="${d}" fill="${ink}" stroke="${ink}" stroke-width="${contour * 2}" stroke-linejoin="round"/>`
const outlined = (d: string, dye: string): string => outline(d) + path(d, dye)
const closed = (...points: Point[]): string => curve(points, true)

/** Both domes of the brow, the cheek and the chin. */
const skull = closed(
  [1108, 300],
  [1106, 246],
  [1134, 212],
  [1172, 214],
  [1196, 222],
  [1226, 238],
  [1252, 282],
  [1262, 340],
  [1240, 396],
  [1196, 424],
  [1150, 420],
  [1118, 376],
)

/** The trunk hangs down within the door, curls up and holds a flower. */
const trunk = closed(
  [1246, 286],
  [1268, 352],
  [1272, 420],
  [1264, 476],
  [1268, 500],
  [1288, 500],
  [1292, 462],
  [1318, 462],
  [1320, 506],
  [1298, 542],
  [1254, 546],
  [1222, 510],
  [1220, 452],
  [1204, 400],
  [1196, 330],
)

const ear = closed(
  [1126, 250],
  [1092, 238],
  [1044, 252],
  [1024, 300],
  [1034, 356],
  [1060, 404],
  [1084, 424],
  [1112, 396],
  [1132, 344],
  [1138, 290],
)

const innerEar = closed(
  [1104, 270],
  [1068, 272],
  [1050, 304],
  [1058, 350],
  [1082, 384],
  [1100, 352],
  [1112, 308],
)

/** It leaves the cheek and sweeps up in front of the trunk. */
const tusk =
  'M1176 378C1196 372 1210 384 1226 396C1252 410 1282 404 1304 372C1312 412 1276 446 1234 440C1204 434 1184 412 1176 378Z'

const flower = (x: number, y: number): string =>
  [
    [-15, 0],
    [15, 0],
    [0, -15],
    [0, 15],
  ]
    .map(([dx = 0, dy = 0]) => rhombus(x + dx, y + dy, 15, 15, saffron))
    .join('') + rhombus(x, y, 9, 9, madder)

/** The guest's head, in px of its picture: it looks into the room and brings a flower. */
export const guestHead = (): string =>
  outline(skull) +
  outline(trunk) +
  path(trunk, vermilion) +
  path(skull, vermilion) +
  outlined(tusk, paper) +
  stroke('M1150 398Q1160 420 1188 420', ink, 7) +
  outlined(ear, madder) +
  path(innerEar, saffron) +
  ellipse(1200, 300, 25, 21, ink) +
  ellipse(1200, 302, 19, 15, paper) +
  ellipse(1206, 302, 11, 13, ink) +
  rhombus(1166, 240, 16, 20, turmeric) +
  flower(1305, 430)
