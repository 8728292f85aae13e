import toffee from '../../../media/files/wordmarks/toffeecoffee.svg'
import { limb } from '../stage/bones'
import { circle, clipped, ellipse, line, path, place, repeat } from '../stage/markup'
import { blinks, both, into, keys, linear, mix, out, past, ramp, windUp } from '../stage/timing'
import { wordmark } from '../stage/wordmark'

/** What appears in the film toffeecoffee: its colours, its moments and its characters. */
export const lavender = '#B8A5F2'
export const lilac = '#CBBDF8'
export const plum = '#2A1640'
export const pink = '#FF5A8A'
const orange = '#FF8A1F'
export const yellow = '#FFC93C'
export const caramel = '#E08A2E'
export const coffee = '#6B3A1E'
export const milk = '#F2DDBB'
export const white = '#FFFFFF'
const _mint = '#5FD6B5'
export const mark = wordmark(toffee)
export const bounce1 = 1.02
const bounce2 = 1.72
export const leap = 2.28
export const splash = 3.02
const pen = 10
export const outlined = (d: string, fill: string, extra = ''): string =>
  path(d, fill, `stroke="${plum}" stroke-width="${pen}" stroke-linejoin="round" ${extra}`)

/** The straw's tip: it dips when somebody lands, and keeps dipping. */
export function tip(t: number): [number, number] {
  const load = keys(
    t,
    [bounce1, 0, linear],
    [bounce1 + 0.13, 84, out],
    [bounce1 + 0.28, -26, both],
    [bounce1 + 0.4, 0],
    [bounce2, 0, linear],
    [bounce2 + 0.18, 132, out],
    [leap - 0.16, 138],
    [leap, -50, linear],
  )
  const since = t - leap
  return [516, 330 + (since > 0 ? -50 * Math.cos(since * 22) * Math.exp(-since * 3.2) : load)]
}

/** The toffee's feet. */
export function feet(t: number): [number, number] {
  const [, y] = tip(t)
  if (t < bounce1) return [520, mix(-160, 322, ramp(t, 0.45, bounce1, into))]
  if (t < bounce1 + 0.28) return [520, y - 8]
  if (t < bounce2) {
    const k = ramp(t, bounce1 + 0.28, bounce2, linear)
    return [520, 310 - 4 * 170 * k * (1 - k)]
  }
  if (t < leap) return [520, y - 8]
  const k = ramp(t, leap, splash, linear)
  return [mix(520, 330, out(k)), mix(280, 668, k) - 4 * 250 * k * (1 - k)]
}

/** The sweet in its wrapper, or out of it. */
export function sweet(t: number): string {
  if (t > splash) return ''
  const [x, y] = feet(t)
  const dressed = t < leap + 0.06
  const crouch = keys(
    t,
    [bounce1, 0, linear],
    [bounce1 + 0.13, 1, out],
    [bounce1 + 0.28, 0],
    [bounce2, 0, linear],
    [bounce2 + 0.2, 1, out],
    [leap - 0.12, 1.15],
    [leap, -0.4, linear],
    [leap + 0.3, 0],
  )
  const stretch = t < bounce1 ? 0.14 * ramp(t, 0.5, 1, linear) : 0
  const spin =
    t > leap
      ? ramp(t, leap + 0.05, splash, linear) * -400
      : t > bounce1 + 0.28 && t < bounce2
        ? -360 * both(ramp(t, bounce1 + 0.32, bounce2 - 0.04, linear))
        : 0
  const foot = (side: number): [number, number] => (spin ? [side * 36, -22] : [side * 26, 0])
  const hip = -44 + crouch * 20
  const legs = [-1, 1]
    .map(
      (side) =>
        line(
          limb({ from: [side * 24, hip], to: foot(side), upper: 25, lower: 25, bend: side > 0 ? -1 : 1 }),
          plum,
          11,
        ) + ellipse(foot(side)[0] + 7, foot(side)[1] - 3, 17, 9, pink, `stroke="${plum}" stroke-width="6"`),
    )
    .join('')
  const raise = t > leap ? 1 : t < bounce1 ? 1 : 0.35 * Math.sin(t * 12) + crouch * -0.6
  const arms = [-1, 1]
    .map(
      (side) =>
        line(
          `M${side * 76} ${hip - 56}Q${side * 112} ${hip - 56 - raise * 26} ${side * 122} ${hip - 50 - raise * 76}`,
          plum,
          11,
        ) + circle(side * 122, hip - 52 - raise * 78, 11, caramel, `stroke="${plum}" stroke-width="6"`),
    )
    .join('')
  const ends = dressed
    ? [-1, 1]
        .map((side) =>
          place(
            {
              x: side * 74,
              y: hip - 62,
              rotate: side * (9 * Math.sin(t * 15) + (t < bounce1 ? -24 : 0)),
              scaleX: side,
            },
            outlined('M0 -14L70 -56L58 -22L76 0L58 20L70 54L0 14Z', yellow),
            line('M14 -6L44 -22M16 0H50M14 6L44 20', plum, 5),
          ),
        )
        .join('')
    : ''
  const body = dressed
    ? outlined(
        `M-78 ${hip - 112}Q0 ${hip - 130} 78 ${hip - 112}V${hip - 10}Q0 ${hip + 8} -78 ${hip - 10}Z`,
        orange,
      ) +
      clipped(
        'wrap',
        `<path d="M-74 ${hip - 108}Q0 ${hip - 126} 74 ${hip - 108}V${hip - 14}Q0 ${hip + 4} -74 ${hip - 14}Z"/>`,
        repeat(4, (i) => path(`M${-66 + i * 42} ${hip - 140}h20l-30 160h-20z`, yellow)),
      )
    : outlined(
        `M-62 ${hip - 110}Q-70 ${hip - 120} -54 ${hip - 122}H54Q70 ${hip - 120} 64 ${hip - 104}V${hip - 12}Q62 ${hip + 2} 46 ${hip}H-48Q-66 ${hip + 2} -64 ${hip - 16}Z`,
        caramel,
      ) + line(`M-42 ${hip - 104}H8`, yellow, 10)
  const shut = t > leap + 0.4
  const awe = keys(
    t,
    [0.5, 1, linear],
    [bounce1 + 0.1, 0],
    [leap, 0, linear],
    [leap + 0.05, 1],
    [leap + 0.4, 0.4],
  )
  const eyes = shut
    ? line(`M-34 ${hip - 66}q10 9 20 0M14 ${hip - 66}q10 9 20 0`, plum, 7)
    : place(
        { y: hip - 68, scaleY: blinks(t, 0.8, 1.5, 1.98) },
        circle(-22, 0, 16 + awe * 3, white, `stroke="${plum}" stroke-width="5"`),
        circle(22, 0, 16 + awe * 3, white, `stroke="${plum}" stroke-width="5"`),
        circle(-20, t < leap && t > bounce2 ? -6 : 3, 7, plum),
        circle(24, t < leap && t > bounce2 ? -6 : 3, 7, plum),
      )
  const mouth =
    awe > 0.5
      ? ellipse(0, hip - 34, 13, 15, plum)
      : crouch > 0.7
        ? line(`M-16 ${hip - 36}H16`, plum, 7)
        : path(`M-20 ${hip - 42}H20Q16 ${hip - 20} 0 ${hip - 20}Q-16 ${hip - 20} -20 ${hip - 42}Z`, plum)
  const flat = crouch * 0.17
  return place(
    { x, y },
    place(
      { y: spin ? -80 : 0, rotate: spin },
      place(
        { y: spin ? 80 : 0, scaleX: 1 + flat - stretch, scaleY: 1 - flat + stretch },
        legs,
        arms,
        ends,
        body,
        eyes,
        mouth,
      ),
    ),
  )
}

/** The wrapper flies off like a bird and comes back as the ends of the name. */
export function wrapper(t: number): string {
  if (t < leap + 0.06) return ''
  const home = ramp(t, 4.1, 4.55, past)
  const bob = Math.sin(t * 6) * 12 * (1 - home)
  const free = ramp(t, leap + 0.06, 3.3, out)
  return [-1, 1]
    .map((side) => {
      const from = [520 + side * 74, 250]
      const float = [
        360 + side * mix(60, 220, free) + Math.sin(t * 3 + side) * 26,
        150 + bob * side + 70 * Math.sin(t * 2.4 + side * 2),
      ]
      const end = [360 + side * 266, 1170]
      const x = mix(mix(from[0] ?? 0, float[0] ?? 0, free), end[0] ?? 0, home)
      const y = mix(mix(from[1] ?? 0, float[1] ?? 0, free), end[1] ?? 0, home)
      const flap = (1 - home) * Math.sin(t * 16) * 0.45
      const gone = 1 - ramp(t, 5.62, 5.85, windUp)
      return place(
        {
          x,
          y,
          rotate: (1 - home) * side * (t - leap) * 130 * (1 - ramp(t, 3.9, 4.4)),
          scaleX: side * gone,
          scaleY: (1 + flap) * gone,
        },
        outlined('M-10 -14L60 -56L48 -22L66 0L48 20L60 54L-10 14Z', yellow),
        line('M4 -6L34 -22M6 0H40M4 6L34 20', plum, 5),
      )
    })
    .join('')
}
