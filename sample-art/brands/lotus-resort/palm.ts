import { disc, round } from './book'

type Point = readonly [x: number, y: number]

/** One frond: a rib that arches over and leaflets that hang from it on both sides, as path data. */
function frond([x, y]: Point, [tx, ty]: Point, lift: number): string {
  const [mx, my] = [x + (tx - x) * 0.5, Math.min(y, ty) - lift]
  const rib = (t: number): Point => [
    (1 - t) ** 2 * x + 2 * (1 - t) * t * mx + t * t * tx,
    (1 - t) ** 2 * y + 2 * (1 - t) * t * my + t * t * ty,
  ]
  const length = Math.hypot(tx - x, ty - y)
  let path = `M${round(x)} ${round(y - 6)}Q${round(mx)} ${round(my - 7)} ${round(tx)} ${round(ty)}Q${round(mx)} ${round(my + 7)} ${round(x)} ${round(y + 6)}Z`
  for (let i = 0; i < 15; i += 1) {
    const t = 0.16 + (i / 14) * 0.82
    const [px, py] = rib(t)
    const [ax, ay] = rib(Math.max(0, t - 0.02))
    const along = Math.atan2(py - ay, px - ax)
    const reach = length * 0.34 * Math.sin(Math.PI * (0.16 + t * 0.72)) + 12
    for (const side of [-1, 1]) {
      const turn = along + side * (0.86 - t * 0.36)
      // Leaflets are heavy: the outer half of each bends to the ground.
      const [ex, ey] = [px + Math.cos(turn) * reach, py + Math.sin(turn) * reach + reach * 0.34]
      const [nx, ny] = [-Math.sin(turn) * 8, Math.cos(turn) * 8]
      const [cx, cy] = [px + Math.cos(turn) * reach * 0.5, py + Math.sin(turn) * reach * 0.5]
      path += `M${round(px)} ${round(py)}Q${round(cx + nx)} ${round(cy + ny)} ${round(ex)} ${round(ey)}Q${round(cx - nx)} ${round(cy - ny)} ${round(px)} ${round(py)}Z`
    }
  }
  return path
}

interface Palm {
  /** Fronds and trunk, to print or to knock out. */
  whole: string
  /** The rings of the trunk, to be cut out of it. */
  rings: string
  nuts: string
}

/** A coconut palm from its foot to its crown; `side` 1 leans to the right. */
export function palm(foot: Point, crown: Point, side: number): Palm {
  const [[fx, fy], [cx, cy]] = [foot, crown]
  const bend = fx - side * 26
  const at = (t: number): Point => [
    (1 - t) ** 2 * fx + 2 * (1 - t) * t * bend + t * t * cx,
    fy + (cy - fy) * t,
  ]
  const half = (t: number): number => 19 + 13 * (1 - t) + 22 * Math.max(0, 0.1 - t) * 10
  const edge = (way: number): Point[] =>
    Array.from({ length: 25 }, (_, i) => {
      const [px, py] = at(i / 24)
      return [px + way * half(i / 24), py]
    })
  const trunk = [...edge(-1), ...edge(1).reverse()]
    .map(([px, py], i) => `${i ? 'L' : 'M'}${round(px)} ${round(py)}`)
    .join('')
  const rings = Array.from({ length: 13 }, (_, i) => {
    const t = 0.08 + i * 0.068
    const [px, py] = at(t)
    const h = half(t)
    return `M${round(px - h - 3)} ${round(py - 5)}Q${round(px)} ${round(py + 9)} ${round(px + h + 3)} ${round(py - 5)}`
  }).join('')
  const tips: readonly (readonly [dx: number, dy: number, lift: number])[] = [
    [-176, 96, 66],
    [-168, -8, 58],
    [-104, -104, 24],
    [18, -142, 4],
    [120, -92, 28],
    [176, 6, 56],
    [136, 124, 64],
    [-92, 172, 62],
    [84, 178, 58],
  ]
  const fronds = tips.map(([dx, dy, lift]) => frond(crown, [cx + dx * side, cy + dy], lift)).join('')
  const nuts = [disc(cx - 26, cy + 30, 21), disc(cx + 22, cy + 36, 22), disc(cx - 3, cy + 52, 20)].join('')
  return { whole: `<path d="${trunk}Z"/><path d="${fronds}"/>`, rings, nuts }
}
