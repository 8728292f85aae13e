import { bent, type Chapter } from './chapter'
import { Filigree, type Point, spiral } from './filigree'

/** A limb round a bent bone from shoulder or hip over the joint to hand or foot: a closed outline that tapers. */
function limb([ax, ay]: Point, [jx, jy]: Point, [bx, by]: Point, from: number, to: number): string {
  const sides: [string[], string[]] = [[], []]
  for (let i = 0; i <= 16; i++) {
    const t = i / 16
    const u = 1 - t
    // The curve passes the joint itself, at half way.
    const [cx, cy] = [2 * jx - (ax + bx) / 2, 2 * jy - (ay + by) / 2]
    const [px, py] = [u * u * ax + 2 * u * t * cx + t * t * bx, u * u * ay + 2 * u * t * cy + t * t * by]
    const [dx, dy] = [u * (cx - ax) + t * (bx - cx), u * (cy - ay) + t * (by - cy)]
    const half = (from + (to - from) * t) / Math.hypot(dx, dy)
    sides[0].push(`${(px - dy * half).toFixed(1)},${(py + dx * half).toFixed(1)}`)
    sides[1].unshift(`${(px + dy * half).toFixed(1)},${(py - dx * half).toFixed(1)}`)
  }
  return `M${[...sides[0], ...sides[1]].join('L')}Z`
}

const rungs = [-164, -110, -56, -2, 52, 106, 160]

/** The climber from the back to the front, each a closed form that hides what it covers. */
const leftLeg = limb([-15, 34], [-46, 90], [-36, 146], 18, 12)
const rightLeg = limb([15, 34], [60, 70], [46, 116], 18, 12)
const leftArm = limb([-34, -56], [-84, -62], [-66, -108], 15, 11)
const rightArm = limb([34, -56], [80, -98], [64, -160], 15, 11)
const boots =
  'M-53,136C-56,148 -60,154 -58,160L-20,160C-18,152 -20,142 -23,136ZM32,108L60,116C62,128 62,138 58,146L22,134C26,124 30,118 32,108Z'
const vest =
  'M-22,-78C-36,-74 -48,-68 -50,-54C-46,-24 -34,2 -32,30C-12,36 12,36 32,30C34,2 46,-24 50,-54C48,-68 36,-74 22,-78Z'
const hips = 'M-32,28C-12,34 12,34 32,28L32,46C12,54 -12,54 -32,46Z'
const helmet =
  'M-33,-90C-36,-146 36,-146 33,-90C42,-88 42,-80 33,-79C12,-74 -12,-74 -33,-79C-42,-80 -42,-88 -33,-90Z'

/** A climber from behind: two hands and one foot hold, the other foot is on its way. The ladder runs on over the page’s edge. */
export const climber: Chapter = (x, y) => {
  const ladder = new Filigree()
  for (const side of [-1, 1])
    ladder.thick += bent(`M${side * 86},-200L${side * 86},184M${side * 104},-200L${side * 104},184`, x, y)
  for (const v of rungs) {
    ladder.thick += bent(`M-86,${v}L86,${v}`, x, y)
    for (const u of [-95, 95]) ladder.granule(x + u, y + v, 4.6)
  }
  const form = (outline: string) => {
    const wires = new Filigree()
    wires.thick = bent(outline, x, y)
    return { wires, solid: wires.thick }
  }
  const forms = [boots, leftLeg, rightLeg, leftArm, rightArm, hips, vest, helmet].map(form)
  const body = new Filigree()
  // The harness: two straps that cross on the back and end in scrolls, a ring where the rope is hooked in.
  body.thin += bent(
    'M-34,-74C-26,-40 -8,-24 0,-20C8,-24 26,-40 34,-74M-31,24C-26,2 -8,-16 0,-20C8,-16 26,2 31,24',
    x,
    y,
  )
  body.ring(x, y - 20, 9).granule(x, y - 20, 4)
  for (const side of [-1, 1])
    body.thin += spiral(x + side * 30, y - 24, 11, side < 0 ? Math.PI : 0, 1.6, side)
  body.thin += spiral(x, y + 12, 11, Math.PI / 2, 1.6, 1) + spiral(x, y - 55, 11, -Math.PI / 2, 1.6, 1)
  for (const u of [-18, 0, 18]) body.granule(x + u, y + 40, 3.4)
  body.thin += bent(
    'M0,-131L0,-92M-17,-127C-22,-116 -22,-104 -20,-92M17,-127C22,-116 22,-104 20,-92M-33,-89C-12,-84 12,-84 33,-89',
    x,
    y,
  )
  // The three points that hold are wound tight.
  const fist = (u: number, v: number, sense: number) => {
    const wires = new Filigree().spiral(x + u, y + v, 19, Math.PI / 2, 1.8, sense).granule(x + u, y + v, 5)
    return { wires, solid: new Filigree().ring(x + u, y + v, 19).thick }
  }
  return {
    wires: body,
    layers: [{ wires: ladder }, ...forms, fist(-67, -112, 1), fist(64, -164, -1)],
  }
}
