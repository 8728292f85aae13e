import { random } from '../../lib/random'
import { bricks, cream, tilak } from './book'

const next = random(11)
const wobble = (): number => (next() - 0.5) * 5

/** One brick cut by hand: no corner is quite square. */
export function brickAt(
  x: number,
  y: number,
  w: number,
  h: number,
  fill: string = bricks[Math.floor(next() * bricks.length)] ?? bricks[0],
): string {
  const corner = (a: number, b: number): string => `${(a + wobble()).toFixed(1)} ${(b + wobble()).toFixed(1)}`
  return `<g filter="url(#mid)"><path d="M${corner(x, y)}L${corner(x + w, y)}L${corner(x + w, y + h)}L${corner(x, y + h)}Z" fill="${fill}"/></g>`
}

/** The brick of the ceremony: lime-washed, with the red mark. Its top left corner at (x, y). */
export function firstBrick(x: number, y: number, w: number, h: number): string {
  const [cx, cy, r] = [x + w / 2, y + h / 2, h * 0.2]
  return `${brickAt(x, y, w, h, cream)}<g fill="none" stroke="${tilak}" stroke-width="${r * 0.48}"><circle cx="${cx}" cy="${cy}" r="${r}" fill="${tilak}" stroke="none"/><path d="M${cx - r * 4} ${cy}H${cx - r * 1.6}M${cx + r * 1.6} ${cy}H${cx + r * 4}"/></g>`
}

interface Wall {
  left: number
  right: number
  /** Foot of the lowest course. */
  foot: number
  courses: number
  width: number
  height: number
  gap?: number
  /** False leaves a brick out; x is its centre. */
  keep?: (x: number, course: number) => boolean
}

/** Courses in running bond, from the foot up. */
export function wall({
  left,
  right,
  foot,
  courses,
  width,
  height,
  gap = 10,
  keep = () => true,
}: Wall): string {
  const parts: string[] = []
  for (let course = 0; course < courses; course++) {
    const y = foot - (course + 1) * (height + gap * 0.8)
    for (let x = left - (course % 2 ? width / 2 + gap / 2 : 0); x < right; x += width + gap) {
      if (keep(x + width / 2, course)) parts.push(brickAt(x, y, width, height))
    }
  }
  return parts.join('')
}
