import { random } from '../../lib/random'
import { night, sky, white, yellow } from './book'

/** A row of houses with lit windows from x = 0 to `width`, its foot at `ground`; heights scale with `tall`. */
export function town(width: number, ground: number, tall = 1, seed = 12): string {
  const next = random(seed)
  let houses = ''
  for (let x = -20; x < width + 20; ) {
    const w = 62 + Math.floor(next() * 5) * 16
    const top = ground - (110 + next() * 150) * tall
    houses += `<rect x="${x}" y="${top}" width="${w + 1}" height="${ground - top}" fill="${night}"/>${roof(x, top, w, next())}`
    houses += windows(x, top, w, ground, next)
    x += w
  }
  return houses
}

function roof(x: number, y: number, w: number, kind: number): string {
  if (kind < 0.25) return `<path d="M${x} ${y}l${w / 2} -34l${w / 2} 34v2h${-w}z" fill="${night}"/>`
  if (kind < 0.45)
    return `<rect x="${x + w * 0.2}" y="${y - 30}" width="26" height="30" fill="${night}"/><rect x="${x + w * 0.2 - 6}" y="${y - 36}" width="38" height="8" fill="${night}"/>`
  if (kind < 0.6)
    return `<path d="M${x + w * 0.7} ${y}v-54m-16 14h32m-26 12h20" stroke="${night}" stroke-width="5"/>`
  return ''
}

function windows(x: number, y: number, w: number, ground: number, next: () => number): string {
  const across = Math.floor((w - 16) / 24)
  const inset = (w - (across * 24 - 10)) / 2
  let lit = ''
  for (let j = 0; y + 22 + j * 32 < ground; j++)
    for (let i = 0; i < across; i++) {
      const chance = next()
      if (chance <= 0.3) continue
      const fill = chance > 0.9 ? sky : chance > 0.84 ? white : yellow
      lit += `<rect x="${(x + inset + i * 24).toFixed(1)}" y="${(y + 22 + j * 32).toFixed(1)}" width="14" height="18" fill="${fill}"/>`
    }
  return lit
}
