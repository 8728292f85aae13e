import crumbl from '../../../media/files/wordmarks/crumbl.svg'
import { circle, ellipse, line, path, place, polar, rect } from '../stage/markup'
import { blinks, both, chance, keys, linear, mix, out, past, ramp, swing } from '../stage/timing'
import { wordmark } from '../stage/wordmark'

/** What appears in the film crumbl: its colours, its moments and its characters. */
export const pink = '#FF9FB8'
export const stripe = '#FFB3C7'
export const dough = '#CE8138'
export const edge = '#A55E22'
export const pale = '#DD9850'
export const chip = '#4A1F10'
export const gloss = '#74381F'
export const white = '#FFFDF7'
export const mark = wordmark(crumbl)
export const radius = 290
export const chomp = 1.42
export const feast = 5.3

/** The outline of a baked thing: nearly round, never quite. */
export const outline = (() => {
  const points = Array.from({ length: 40 }, (_, i) => polar(radius + (chance(i, 5) - 0.5) * 15, i * 9))
  const middle = (a: number[], b: number[]) =>
    `${((a[0] ?? 0) + (b[0] ?? 0)) / 2} ${((a[1] ?? 0) + (b[1] ?? 0)) / 2}`
  const next = (i: number) => points[(i + 1) % 40] ?? [0, 0]
  return `M${middle(points[39] ?? [0, 0], points[0] ?? [0, 0])}${points.map((p, i) => `Q${p.join(' ')} ${middle(p, next(i))}`).join('')}Z`
})()

export const chips: [number, number, number][] = [
  [-190, -120, 34],
  [-60, -214, 27],
  [-232, 40, 25],
  [-128, 196, 33],
  [40, 232, 26],
  [196, 128, 34],
  [226, -14, 24],
  [-20, -118, 21],
  [128, -60, 26],
  [104, -206, 22],
  [-96, 92, 17],
]

/** Three scallops of somebody's teeth, coming in from the upper right. */
export function bite(t: number): string {
  const deep = t < chomp ? -1 : ramp(t, chomp, chomp + 0.08, out)
  const shift = mix(190, 0, deep)
  return deep < 0
    ? ''
    : place(
        { x: shift, y: -shift },
        circle(150, -268, 74, '#000'),
        circle(222, -188, 80, '#000'),
        circle(296, -94, 76, '#000'),
        rect(220, -420, 260, 260, '#000'),
      )
}

export function eyes(t: number): string {
  const shock = keys(t, [chomp, 0, linear], [chomp + 0.08, 1, out], [2.55, 1], [2.75, 0])
  const bliss = t > 3.75 && t < feast
  const open = blinks(t, 0.85, 2.05, 3.1)
  const x = keys(
    t,
    [0.6, 0],
    [0.75, -15],
    [1.15, -15],
    [1.25, 0],
    [1.6, 0],
    [1.74, 19],
    [2.15, 19],
    [2.28, 0],
    [2.6, 4],
    [3.2, 0],
    [3.35, -16],
    [3.7, 12],
  )
  const y = keys(t, [1.6, 0], [1.74, -21], [2.15, -21], [2.28, 0], [2.45, -24], [2.95, -18], [3.08, 6])
  if (bliss) return line('M-122 -6Q-84 -58 -46 -6M46 -6Q84 -58 122 -6', chip, 17)
  const size = 48 + 20 * shock
  const pupil = mix(24, 13, shock)
  const eye = (cx: number) =>
    place(
      { x: cx, y: -18, scaleY: Math.max(0.08, open) },
      circle(0, 0, size, white),
      circle(x, y, pupil, chip),
      circle(x - pupil * 0.35, y - pupil * 0.4, pupil * 0.32, white),
    )
  const brow = mix(-8, -46, shock) - 26 * ramp(t, 3.2, 3.4, past) * (1 - ramp(t, 3.6, 3.75))
  return (
    eye(-84) +
    eye(84) +
    line(
      `M-122 ${-84 + brow}q36 ${-16 - 16 * shock} 74 ${t > 3.2 ? -22 : 0}M48 ${-84 + brow}q38 ${-16} 74 0`,
      chip,
      13,
    )
  )
}

export function mouth(t: number): string {
  if (t >= chomp && t < 2.4) {
    const gape = keys(t, [chomp, 0, linear], [chomp + 0.1, 1, past], [2.2, 0.72], [2.4, 0.2])
    return (
      ellipse(0, 112, 30 + 26 * gape, 12 + 52 * gape, chip) +
      ellipse(0, 112 + 30 * gape, 26, 18 * gape, '#E8566F')
    )
  }
  if (t >= 2.4 && t < 3.02) {
    const gape = keys(t, [2.4, 0.2], [2.7, 1, past], [2.96, 1], [3.02, 0, linear])
    return (
      path(
        `M-78 92Q0 ${92 - 26 * gape} 78 92Q72 ${92 + 112 * gape} 0 ${92 + 112 * gape}Q-72 ${92 + 112 * gape} -78 92Z`,
        chip,
      ) + ellipse(0, 96 + 84 * gape, 42, 18 * gape, '#E8566F')
    )
  }
  if (t >= 3.02 && t < 3.75) {
    const chew = Math.sin((t - 3.02) * 22)
    return (
      line(
        `M-52 ${110 + chew * 6}Q-24 ${104 - chew * 14} 0 ${112 + chew * 6}T52 ${108 - chew * 6}`,
        chip,
        15,
      ) +
      circle(-150, 74 + chew * 10, 30 + chew * 6, pale) +
      circle(150, 74 - chew * 10, 30 - chew * 6, pale)
    )
  }
  if (t >= 3.75) {
    const lick = ramp(t, 4.0, 4.4, both)
    const tongue =
      lick > 0 && lick < 1
        ? ellipse(mix(-74, 74, lick), 92 - Math.sin(lick * 3.14) * 6, 26, 20, '#E8566F')
        : ''
    return (
      path('M-92 78Q0 112 92 78Q78 178 0 178Q-78 178 -92 78Z', chip) +
      path('M-70 94Q0 116 70 94L62 112Q0 130 -62 112Z', white) +
      ellipse(0, 164, 40, 17, '#E8566F') +
      tongue
    )
  }
  return line(`M-58 92Q0 ${134 + 8 * Math.sin(t * 5)} 58 92`, chip, 16)
}

/** Where the cookie is, its turn and its size. */
export function travel(t: number): { x: number; y: number; rotate: number; scale: number; squash: number } {
  const flinch = keys(t, [chomp, 0, linear], [chomp + 0.09, 1, out], [1.9, 0, past])
  const aside = ramp(t, 4.25, 4.75, past)
  const go = ramp(t, feast, 6.45, (x) => x * x * (1.6 - 0.6 * x))
  const rolled = ramp(t, 0, 0.62, out)
  return {
    x: mix(mix(-340, 640, rolled), 196, aside) + go * 1300 - 52 * flinch,
    y:
      372 +
      42 * flinch -
      Math.abs(Math.sin(t * 13)) * 24 * (go > 0 && go < 1 ? 1 : 0) +
      keys(t, [2.4, 0], [2.62, 16], [2.9, -12], [3.06, 14], [3.2, 0]),
    rotate:
      mix(-300, 0, rolled) +
      11 * swing(t, 0.55, 2, 4) -
      15 * flinch +
      5 * swing(t, 3.75, 2.4, 3) -
      6 * aside * (1 - go),
    scale: mix(1, 0.5, aside),
    squash: 0.1 * swing(t, chomp, 3, 4) + 0.07 * swing(t, 3.02, 4, 5) + 0.06 * swing(t, 4.7, 3, 5),
  }
}
