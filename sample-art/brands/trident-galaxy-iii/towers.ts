import { body, copper, lilac, starlight, violet } from './book'

export interface Site {
  /** Centre of the exposure; lit windows lie on circles round it, so that the trails run on through the towers. */
  x: number
  y: number
}

export interface Tower {
  x: number
  top: number
  foot: number
  width: number
  columns?: number
}

function hash(a: number, b: number): number {
  let h = (a * 374761393 + b * 668265263) | 0
  h = Math.imul(h ^ (h >>> 13), 1274126177)
  return ((h ^ (h >>> 16)) >>> 0) / 4294967296
}

/** A tower at night: dark body, copper capital and plinth, windows lit along the star trails. */
export function tower({ x, top, foot, width, columns = 9 }: Tower, axis: Site): string {
  const cell = (width - width * 0.084) / columns
  const [w, h, pitch] = [cell * 0.724, cell * 0.52, cell * 0.93]
  const serif = width * 0.18
  const cap = width * 0.21
  const windows: string[] = []
  for (let y = top + cap * 1.45; y < foot - cap * 1.2; y += pitch) {
    for (let c = 0; c < columns; c++) {
      const px = x - width / 2 + width * 0.042 + cell * (c + 0.5)
      const [dx, dy] = [px - axis.x, y + h / 2 - axis.y]
      const distance = (Math.hypot(dx, dy) / pitch) * 18
      const ring = Math.floor((distance + 4) / 18.2)
      const part = Math.floor((Math.atan2(dy, dx) + 3.2 + hash(ring, 9)) * (0.9 + distance / 420))
      const light = hash(ring + 11, part + 73)
      const fill =
        light > 0.87
          ? starlight
          : light > 0.67
            ? copper
            : light > 0.58
              ? lilac
              : light > 0.42
                ? violet
                : '#33184A'
      windows.push(
        `<rect x="${(px - w / 2).toFixed(1)}" y="${y.toFixed(1)}" width="${w.toFixed(1)}" height="${h.toFixed(1)}" fill="${fill}"/>`,
      )
    }
  }
  const slab = (y: number): string =>
    `<rect x="${x - width / 2 - serif}" y="${y}" width="${width + serif * 2}" height="${cap}" fill="${copper}"/>`
  return `<rect x="${x - width / 2}" y="${top}" width="${width}" height="${foot - top}" fill="${body}"/>${windows.join('')}${slab(top)}${slab(foot - cap)}`
}
