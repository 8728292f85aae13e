import biryani from '../../../media/files/wordmarks/murghbiryani.svg'
import { circle, clipped, ellipse, line, path, place, polar, rect, repeat } from '../stage/markup'
import { blinks, both, keys, linear, out, past, ramp, swing } from '../stage/timing'
import { wordmark } from '../stage/wordmark'

/** What appears in the film murghbiryani: its colours, its moments and its characters. */
const yellow = '#F4B01A'
export const diaper = '#F8C244'
export const green = '#0F6E4F'
export const leaf = '#0A513A'
export const copper = '#B5482F'
export const dark = '#7E2C18'
export const sheen = '#D46A45'
export const cream = '#FFF3D6'
export const saffron = '#E8872A'
const red = '#D5341F'
export const ink = '#2B120A'
export const mark = wordmark(biryani)
export const lift = 3.02
export const lands = 4.72

/** Breath in the pot, 0..1.25: three gulps, a long hold, one release. */
export const breath = (t: number): number =>
  keys(
    t,
    [0.7, 0],
    [0.95, 0.36, past],
    [1.15, 0.32],
    [1.4, 0.68, past],
    [1.6, 0.64],
    [1.86, 1, past],
    [2.8, 1.1],
    [2.95, 1.26, both],
    [lift, 1.26],
    [lift + 0.5, -0.12, out],
    [4.3, 0],
    [6, 0],
  )

/** The window of the picture: a cusped arch with a border of leaves, as on an old page. */
export const arch =
  'M92 1090V520Q92 430 150 420Q150 340 226 330Q240 250 310 236Q330 190 360 150Q390 190 410 236Q480 250 494 330Q570 340 570 420Q628 430 628 520V1090Z'

export function page(t: number): string {
  const tiles = repeat(84, (i) =>
    path(
      'M0 -46L34 0L0 46L-34 0Z',
      diaper,
      `transform="translate(${(i % 7) * 112 + (Math.floor(i / 7) % 2) * 56 - 4} ${Math.floor(i / 7) * 112 + 20})"`,
    ),
  )
  const vine = (x: number, side: number) =>
    repeat(9, (i) =>
      place(
        { x, y: 196 + i * 116, scaleX: side, rotate: 4 * Math.sin(t * 2 + i) },
        path('M0 0C30 -34 58 -20 62 10C34 14 12 18 0 0Z', leaf),
        path('M0 40C-22 12 -44 18 -50 44C-28 52 -8 58 0 40Z', leaf),
        circle(8, -40, 10, red),
        circle(8, -40, 4, diaper),
      ),
    )
  return (
    rect(0, 0, 720, 1280, green) +
    vine(42, 0.62) +
    vine(678, -0.62) +
    rect(0, 0, 720, 26, dark) +
    repeat(13, (i) => path('M0 26h56l-28 30z', dark, `transform="translate(${i * 56 - 4} 0)"`)) +
    clipped('arch', `<path d="${arch}"/>`, rect(0, 0, 720, 1280, yellow), tiles) +
    path(arch, 'none', `stroke="${cream}" stroke-width="12"`) +
    path(arch, 'none', `stroke="${dark}" stroke-width="4"`)
  )
}

/** What the breath was: rice, saffron and mint, thrown out as a garden pattern. */
export function garden(t: number): string {
  if (t < lift) return ''
  const back = ramp(t, 4.5, 5.3, both)
  const ring = (count: number, radius: number, wait: number, draw: (i: number) => string) => {
    const k = ramp(t, lift + wait, lift + wait + 0.55, past) * (1 - back)
    return k <= 0
      ? ''
      : repeat(count, (i) => {
          const [x, y] = polar(radius * k, (i * 360) / count + (t - lift) * (radius > 300 ? -7 : 9))
          return place(
            {
              x: 360 + x,
              y: 640 + y,
              rotate: (i * 360) / count + 90 + (t - lift) * (radius > 300 ? -7 : 9),
              scale: 0.4 + 0.6 * k,
            },
            draw(i),
          )
        })
  }
  const grain = (colour: string) => path('M0 -30C11 -16 11 16 0 30C-11 16 -11 -16 0 -30Z', colour)
  const petal =
    path('M0 -44C34 -20 24 26 0 40C-24 26 -34 -20 0 -44Z', red) +
    path('M0 -26C16 -10 12 14 0 24C-12 14 -16 -10 0 -26Z', saffron)
  const mint = path('M0 -40C38 -26 30 24 0 38C-30 24 -38 -26 0 -40Z', green) + line('M0 -26V30', diaper, 4)
  return clipped(
    'garden',
    `<path d="${arch}"/>`,
    ring(20, 190, 0, () => grain(cream)),
    ring(10, 262, 0.06, () => petal),
    ring(26, 330, 0.1, (i) => grain(i % 2 ? cream : '#F2C14A')),
    ring(13, 404, 0.16, () => mint),
    ring(36, 470, 0.2, (i) => grain(i % 3 ? cream : saffron)),
  )
}

export function steam(t: number): string {
  if (t < lift || t > 5.2) return ''
  return repeat(5, (i) => {
    const from = lift + i * 0.12
    const k = ramp(t, from, from + 1.3, out)
    if (k <= 0 || k >= 1) return ''
    const x = 360 + (i - 2) * 62 + Math.sin(t * 4 + i) * 16
    return place(
      { x, y: 690 - k * 330, scale: (0.5 + k) * (1 - k * 0.3) },
      path(
        'M0 44C-70 44 -74 -20 -30 -24C-34 -72 36 -80 44 -34C88 -36 84 44 0 44Z',
        cream,
        `opacity="${k > 0.8 ? 0 : 1}"`,
      ),
    )
  })
}

/** The rooster who is the handle of the lid. */
function rooster(t: number): string {
  const fright = keys(t, [1.5, 0], [1.9, 0.6], [2.6, 1], [lift, 1], [lands + 0.2, 1], [lands + 0.4, 0])
  const flying = t > lift + 0.06 && t < lands
  const flap = flying ? Math.sin(t * 30) : 0
  const open = blinks(t, 0.5, 1.25, 5.3)
  const look = t < lift ? keys(t, [0.8, 0], [0.95, 6], [1.3, 0], [1.45, 7]) : 2
  const wing = (side: number) =>
    place(
      { x: side * 26, y: -46, rotate: side * (flying ? flap * 62 - 24 : 30 - fright * 20), scaleX: side },
      path('M0 -14Q66 -44 104 -10Q84 -4 88 10Q66 8 62 22Q30 26 0 14Z', saffron),
      path('M6 -6Q50 -20 76 -4Q50 6 6 8Z', cream),
    )
  const tail = place(
    { x: -30, y: -34, rotate: 8 * Math.sin(t * 5) - fright * 10 },
    path('M0 8Q-64 -4 -70 -64Q-44 -54 -36 -34Q-38 -76 -16 -86Q-2 -40 10 -10Z', green),
  )
  const body = path('M-46 0Q-50 -70 -6 -74Q10 -128 38 -126Q64 -124 62 -92Q60 -30 40 0Z', cream)
  const comb = place(
    { x: 40, y: -124, rotate: 4 * Math.sin(t * 7) - fright * 12 + flap * 8 },
    path('M-26 10Q-34 -20 -14 -16Q-12 -38 4 -24Q18 -36 22 -8Q22 6 18 12Z', red),
  )
  const beak =
    fright > 0.8
      ? path('M60 -104L96 -112L64 -94Z', saffron) + path('M60 -92L88 -82L58 -82Z', '#C96A16')
      : path('M60 -104L92 -92L60 -84Z', saffron)
  const eye =
    fright > 0.3
      ? circle(44, -100, 10 + fright * 3, '#fff') + circle(44 + look * 0.3, -98, 4.4, ink)
      : place({ x: 44, y: -100, scaleY: open }, circle(look * 0.3, 0, 6, ink))
  return wing(-1) + tail + comb + body + path('M54 -80q10 18 -2 26q-12 -8 2 -26z', red) + eye + beak + wing(1)
}

export function lid(t: number): string {
  const air = keys(t, [lift, 0, linear], [lift + 0.5, -386, out], [lift + 0.72, -398], [lands, 0, both])
  const rattle = t > 1.9 && t < lift ? Math.sin(t * 62) * keys(t, [1.9, 0], [2.4, 1.4], [2.95, 5]) : 0
  const sway = t > lift && t < lands ? 13 * Math.sin((t - lift) * 5.2) : 6 * swing(t, lands, 3, 4)
  const squash = 0.12 * swing(t, lands, 3.2, 5) - 0.05 * keys(t, [2.86, 0], [2.98, 1], [lift, 0])
  const lidBreath = Math.max(0, breath(t)) * -12
  const seal =
    t < lift ? repeat(11, (i) => ellipse(-178 + i * 35.6, 6, 24, 15 - 3 * Math.max(0, breath(t)), cream)) : ''
  return place(
    {
      x: 360 + rattle,
      y: 724 + air + lidBreath,
      rotate: sway + rattle * 0.3,
      scaleX: 1 + squash,
      scaleY: 1 - squash,
    },
    path('M-196 0Q-176 -112 0 -118Q176 -112 196 0Z', copper) +
      path(
        'M-150 -30Q-124 -92 -30 -100',
        'none',
        `stroke="${sheen}" stroke-width="13" stroke-linecap="round"`,
      ) +
      repeat(9, (i) =>
        path(
          'M0 -14L12 0L0 14L-12 0Z',
          diaper,
          `transform="translate(${-136 + i * 34} ${-22 - 6 * Math.sin((i / 8) * Math.PI)}) scale(.8)"`,
        ),
      ) +
      rect(-212, -6, 424, 26, dark) +
      seal,
    place({ y: -112, scale: 1.08 }, rooster(t)),
  )
}
