import { indigo, ink, madder, paper, saffron, turmeric, vermilion } from '../dyes'
import { curve, ellipse, type Point, path, rect, rhombus, stroke } from '../shapes'

/** Px that ink stands round every part: orange alone is lost on the light of the door. */
const contour = 8

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
  [1244, 270],
  [1266, 340],
  [1272, 410],
  [1264, 466],
  [1266, 494],
  [1286, 496],
  [1289, 466],
  [1319, 466],
  [1321, 508],
  [1300, 544],
  [1254, 550],
  [1220, 518],
  [1214, 456],
  [1200, 400],
  [1190, 330],
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
  'M1176 356C1192 346 1208 350 1220 364C1240 384 1268 384 1298 360C1290 398 1256 416 1224 404C1200 394 1184 378 1176 356Z'

/** The flower of the cloth on its back. */
const flower = (x: number, y: number): string =>
  [
    [-16, 0],
    [16, 0],
    [0, -16],
    [0, 16],
  ]
    .map(([dx = 0, dy = 0]) => rhombus(x + dx, y + dy, 16, 16, indigo))
    .join('') + rhombus(x, y, 9, 9, saffron)

/** The guest's head, in px of its picture: it looks into the room and brings a flower. */
export const guestHead = (): string =>
  outline(skull) +
  outline(trunk) +
  path(trunk, vermilion) +
  path(skull, vermilion) +
  outlined(tusk, paper) +
  stroke('M1206 426Q1178 424 1154 390', ink, 8) +
  outlined(ear, madder) +
  path(innerEar, saffron) +
  ellipse(1204, 296, 27, 25, ink) +
  ellipse(1204, 298, 20, 18, paper) +
  ellipse(1210, 299, 12, 15, ink) +
  rect(1211, 289, 8, 8, paper) +
  rhombus(1160, 252, 20, 26, turmeric) +
  rhombus(1160, 252, 9, 12, madder) +
  flower(1303, 428)
