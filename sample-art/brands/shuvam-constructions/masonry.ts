import { random } from '../../lib/random'
import { bricks, cream, tilak } from './book'

const next = random(11)

/** How far the knife strayed from its rule, px: it shows as a cut edge and never adds up to a slope. */
const stray = 0.7
const off = (): number => (next() - 0.5) * 2 * stray

/** The tones in turn: no brick lies beside one of its own colour, nor below one. */
const toneAt = (course: number, place: number): string =>
  bricks[(((course * 3 + place * 2) % 5) + 5) % 5] ?? bricks[0]
let laid = 0

/**
 * One brick cut from paper along a rule: its beds are level and its ends plumb. Corners lie where they belong;
 * between them the edge strays by less than a pixel, as a knife does.
 */
export function brickAt(x: number, y: number, w: number, h: number, fill = toneAt(0, laid++)): string {
  const along = (from: readonly [number, number], to: readonly [number, number]): string => {
    const parts = Math.max(2, Math.round(Math.hypot(to[0] - from[0], to[1] - from[1]) / 46))
    return Array.from({ length: parts }, (_, i) => {
      const t = i / parts
      const [px, py] = [from[0] + (to[0] - from[0]) * t, from[1] + (to[1] - from[1]) * t]
      const [dx, dy] = i ? [from[0] === to[0] ? off() : 0, from[1] === to[1] ? off() : 0] : [0, 0]
      return `${(px + dx).toFixed(1)} ${(py + dy).toFixed(1)}`
    }).join('L')
  }
  const [r, b] = [x + w, y + h]
  const edges = [along([x, y], [r, y]), along([r, y], [r, b]), along([r, b], [x, b]), along([x, b], [x, y])]
  return `<g filter="url(#mid)"><path d="M${edges.join('L')}Z" fill="${fill}" stroke="${fill}" stroke-width="1.6" stroke-linejoin="round"/></g>`
}

/** The brick of the ceremony: lime-washed, with the red mark. Its top left corner at (x, y). */
export function firstBrick(x: number, y: number, w: number, h: number): string {
  const [cx, cy, r] = [x + w / 2, y + h / 2, h * 0.2]
  return `${brickAt(x, y, w, h, cream)}<g fill="none" stroke="${tilak}" stroke-width="${r * 0.48}"><circle cx="${cx}" cy="${cy}" r="${r}" fill="${tilak}" stroke="none"/><path d="M${cx - r * 4} ${cy}H${cx - r * 1.6}M${cx + r * 1.6} ${cy}H${cx + r * 4}"/></g>`
}

export interface Bond {
  /** Where the plumb line meets the wall: the middle of a brick, or of a joint, in every course. */
  line: number
  /** The course, from the foot up, that has the middle of a brick on the line; every other one has, too. */
  centred: number
  /** Foot of the lowest course. */
  foot: number
  width: number
  height: number
  /** The joint, the same between beds and between ends. */
  gap?: number
}

/** Top of a course of the bond. */
export const bed = ({ foot, height, gap = 10 }: Bond, course: number): number =>
  foot - (course + 1) * height - course * gap

interface Wall extends Bond {
  /** How far the wall reaches on both sides of the line. */
  reach: number
  courses: number
  /** False leaves a brick out; `away` is the distance of its middle from the line. */
  keep?: (away: number, course: number) => boolean
}

/** Courses in running bond from the foot up, set out from the plumb line to both sides. */
export function wall({ reach, courses, keep = () => true, ...bond }: Wall): string {
  const { line, centred, width, height, gap = 10 } = bond
  const pitch = width + gap
  const many = Math.ceil(reach / pitch) + 1
  const parts: string[] = []
  for (let course = 0; course < courses; course++) {
    const shift = (course - centred) % 2 ? pitch / 2 : 0
    for (let i = -many; i <= many; i++) {
      const away = i * pitch + shift
      if (Math.abs(away) - width / 2 > reach || !keep(Math.abs(away), course)) continue
      parts.push(brickAt(line + away - width / 2, bed(bond, course), width, height, toneAt(course, i)))
    }
  }
  return parts.join('')
}
