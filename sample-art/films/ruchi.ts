import ruchi from '../../media/files/wordmarks/ruchi-tea.svg'
import type { Film } from './stage/film'
import { circle, clipped, ellipse, line, path, place, rect } from './stage/markup'
import { blinks, both, into, keys, mix, out, past, ramp, swing } from './stage/timing'
import { set, wordmark } from './stage/wordmark'

/** A drop of milk, a swirl, and one cup turns out to be one of forty: powers of ten, in tea. Filling the last one begins it again. */
const biscuit = '#F4E6CF'
const liquor = '#2B120A'
const saucer = '#C0341D'
const china = '#FFFDF7'
const milk = '#C98E5C'
const mark = wordmark(ruchi)

const columns = 8
const pitch = 118
const left = 310
const top = 65

/** Cups are drawn on a pitch of 132. */
const size = pitch / 132

/** The cup that the film begins in, and the one nobody has filled yet. */
const hero = 20
const last = 39

const mixed = (from: string, to: string, share: number): string => {
  const part = (hex: string, i: number) => Number.parseInt(hex.slice(1 + i * 2, 3 + i * 2), 16)
  return `rgb(${[0, 1, 2].map((i) => Math.round(mix(part(from, i), part(to, i), share))).join(' ')})`
}

/** The shade card: black liquor, red, milk tea, nearly milk. */
const shade = (index: number): string => {
  const share = index / 38
  if (share < 0.3) return mixed(liquor, '#6E2B12', share / 0.3)
  if (share < 0.7) return mixed('#6E2B12', milk, (share - 0.3) / 0.4)
  return mixed(milk, '#F3DDBD', (share - 0.7) / 0.3)
}

const spot = (index: number): [number, number] => [
  left + (index % columns) * pitch + pitch / 2,
  top + Math.floor(index / columns) * pitch + pitch / 2,
]

/** Zoom and centre of the view; both ends lie inside tea of the same black. */
function view(t: number): { x: number; y: number; zoom: number } {
  const near = 22
  const back = near ** (1 - ramp(t, 2.0, 3.4, both))
  const visit = 6.4 ** ramp(t, 4.35, 4.95, both) * (near / 6.4) ** ramp(t, 5.75, 6.35, into)
  const [hx, hy] = spot(hero)
  const [gx, gy] = spot(last)
  // The centre moves with the zoom, so that the target stays the vanishing point.
  const share = (zoom: number, to = near) => Math.min(1, (1 - 1 / zoom) / (1 - 1 / to))
  return t < 4
    ? { x: mix(640, hx, share(back)), y: mix(360, hy, share(back)), zoom: back }
    : { x: mix(640, gx, share(visit, 6.4)), y: mix(360, gy, share(visit, 6.4)), zoom: visit }
}

/** The swirl inside the first cup, in cup units (tea of radius 40): arms of milk that wind and widen. */
function swirl(t: number): string {
  const fall = ramp(t, 0.36, 0.62, into)
  const wind = ramp(t, 0.62, 2.9, out)
  const blend = ramp(t, 1.9, 3.2, both)
  const tea = mixed(liquor, '#8B4A26', blend)
  const cream = mixed('#F8E9D0', '#8B4A26', blend * 0.96)
  const arm = (turn: number, thick: number, colour: string) => {
    const steps = 120
    const edge = (side: number) =>
      Array.from({ length: steps + 1 }, (_, i) => {
        const s = i / steps
        const angle = turn + s * 7.4 * wind + t * 1.5
        const r = s * 41 * wind + side * thick * Math.sin(Math.PI * Math.min(1, s * 1.02)) * (0.35 + wind)
        return `${(Math.cos(angle) * r).toFixed(2)} ${(Math.sin(angle) * r).toFixed(2)}`
      })
    return path(`M${edge(-1).join('L')}L${edge(1).reverse().join('L')}Z`, colour)
  }
  const ring = (start: number) => {
    const grow = ramp(t, start, start + 0.9, out)
    return t > start && grow < 1
      ? circle(0, 0, grow * 38, 'none', `stroke="#F8E9D0" stroke-width="${1.7 * (1 - grow)}"`)
      : ''
  }
  const arms =
    t > 0.6
      ? arm(0, 2.2, cream) +
        arm(2.09, 1.4, cream) +
        arm(4.19, 2.6, cream) +
        arm(1.1, 0.9, mixed('#C98E5C', '#8B4A26', blend)) +
        arm(3.4, 1.1, mixed('#C98E5C', '#8B4A26', blend)) +
        circle(0, 0, 3 * wind, cream)
      : ''
  return (
    circle(0, 0, 41, tea) +
    clipped('tea', circle(0, 0, 40.4, '#000'), arms, ring(0.62), ring(0.74), ring(0.9)) +
    (t > 0.2 && fall < 1 ? drop(t, fall) : '')
  )
}

/** The drop seen from above: it hangs, then falls away from the eye towards its shadow. */
function drop(t: number, fall: number): string {
  const hang = ramp(t, 0.2, 0.4, past)
  const shadow = mix(8, 2, fall) * hang
  return (
    ellipse(mix(6, 0, fall), mix(7, 0, fall), shadow, shadow, '#120603') +
    circle(0, 0, mix(10, 2, fall) * hang, '#F8E9D0')
  )
}

/** The fortieth cup: empty, until it sees you; then somebody has an opinion and fills it, black. */
function guest(t: number): string {
  const wake = ramp(t, 3.95, 4.15, out)
  const open = blinks(t, 4.3, 5.1) * wake
  const look = keys(t, [4.3, 0], [4.4, -7], [4.72, -7], [4.9, 0])
  const eye = (x: number) =>
    place({ x: x + look, y: -9, scaleY: Math.max(0.06, open) }, circle(0, 0, 5.4, liquor))
  const smile = ramp(t, 4.1, 4.35, out) * (1 + 0.25 * ramp(t, 4.95, 5.15, past))
  const pour = ramp(t, 5.42, 5.95, both)
  const face =
    t > 3.95
      ? eye(-14) +
        eye(14) +
        line(`M${-17 * smile + look} 9Q${look} ${9 + 22 * smile} ${17 * smile + look} 9`, saucer, 4.4)
      : ''
  return circle(0, 0, 41, '#EFE4D2') + face + circle(0, 0, 41 * pour, liquor)
}

function cup(index: number, t: number): string {
  const [x, y] = spot(index)
  const [hx, hy] = spot(hero)
  const far = Math.hypot(x - hx, y - hy)
  const turned = index === hero ? 0 : 1 - ramp(t, 2.35 + far / 1500, 3.2 + far / 1500, out)
  const handle = [40, 130, 220, 310][(index * 7 + Math.floor(index / 8)) % 4] ?? 40
  const nod = index === last ? 9 * swing(t, 4.95, 2.2, 4) : 0
  const tea =
    index === last
      ? guest(t)
      : index === hero
        ? swirl(t)
        : circle(0, 0, 41, shade(index)) +
          path(
            'M-30 -14A33 33 0 0 1 -12 -31',
            'none',
            'stroke="#fff" stroke-width="3.4" stroke-linecap="round" opacity=".5"',
          )
  const red = index === last || index % 9 === 4
  const [plate, edge, well] = red ? [saucer, '#E85A3F', '#A12813'] : ['#EBDABB', china, '#D6C19B']
  const scale = size * (1 - turned * 0.25)
  const turn = turned * -160 + nod
  // Light comes from the upper left whatever way the cup is turned, so shadows lie outside the turning.
  return (
    place({ x, y, scale }, ellipse(7, 10, 60, 60, '#DCC8A2')) +
    place(
      { x, y, scale, rotate: turn },
      circle(0, 0, 60, plate),
      circle(0, 0, 57, 'none', `stroke="${edge}" stroke-width="2.4"`),
    ) +
    place({ x, y, scale }, ellipse(5, 7, 49, 49, well)) +
    place({ x, y, scale, rotate: turn + handle }, loop(red ? china : '#FFF8EA', well)) +
    place(
      { x, y, scale, rotate: turn },
      circle(0, 0, 48, china),
      circle(0, 0, 47.2, 'none', 'stroke="#D9C8A8" stroke-width="1.4"'),
      circle(0, 0, 42.6, '#DCCBAA'),
    ) +
    place({ x, y, scale }, tea)
  )
}

/** The handle seen from above: a bow of china from the wall and back, thicker where the fingers hold it. */
const loop = (colour: string, shadow: string): string =>
  place({ x: 3, y: 3 }, path(bow, shadow)) +
  path(bow, colour, 'fill-rule="evenodd" stroke="#D9C8A8" stroke-width="1.2"')
const bow =
  'M42 -15C56 -15 74 -13 78 -5C80 -2 80 2 78 5C74 13 56 15 42 15V8C54 8 65 8 68 4C70 2 70 -2 68 -4C65 -8 54 -8 42 -8Z'

function frame(t: number): string {
  const { x, y, zoom } = view(t)
  const shown = zoom > 12 ? [t < 3 ? hero : last] : Array.from({ length: 40 }, (_, i) => i)
  const type = set(mark, {
    x: 158,
    y: 118,
    width: 236,
    fill: saucer,
    letter: (i) => ({
      y: mix(110, 0, ramp(t, 3.2 + i * 0.04, 3.65 + i * 0.04, out)),
      scale: t < 3.2 + i * 0.04 ? 0 : 1,
    }),
  })
  const words = ['Forty ways', 'to be right.']
    .map((word, i) =>
      clipped(
        `word${i}`,
        rect(36, 560 + i * 44, 260, 46, '#000'),
        `<text x="40" y="${mix(640, 596, ramp(t, 3.5 + i * 0.1, 3.9 + i * 0.1, out)) + i * 44}" font-family="'Familjen Grotesk Variable'" font-weight="700" font-size="41" letter-spacing="-1" fill="${liquor}">${word}</text>`,
      ),
    )
    .join('')
  const rule = rect(40, 170, 236 * ramp(t, 3.3, 3.8, out), 5, liquor)
  return (
    rect(0, 0, 1280, 720, biscuit) +
    `<g transform="translate(640 360) scale(${zoom}) translate(${-x} ${-y})">${shown.map((i) => cup(i, t)).join('')}${type}${words}${rule}</g>`
  )
}

export const film: Film = { width: 1280, height: 720, duration: 6.5, poster: 2.62, frame }
