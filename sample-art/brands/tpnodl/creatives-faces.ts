import { type Drawing, svg } from '../../lib/drawing'
import { cobalt, coral, halo, line, night, note, odia, pylon, rect, say, sky, white, yellow } from './book'
import { type Bulb, rays, strung } from './bulb'

const side = 1200
/** The second line carries the wit, and phones show a post 195 px wide: at this size it is still read there. */
const second = 72
const close = 1.1
const square = (inner: string, ground: string): Drawing => ({
  width: side,
  height: side,
  ground,
  html: svg(rect(0, 0, side, side, ground) + inner, side, side),
})

/** The wink: the bill was paid before the face was back to normal. */
export const wink = (): Drawing => {
  const bulb: Bulb = { x: 806, y: 936, r: 356, mood: 'smirk', turn: -9 }
  return square(
    `${rays(bulb, white, (d) => d < 64 || d > 348 || (d > 116 && d < 182), 0.7)}
    ${strung(bulb, { from: [-40, 800], to: [1240, 650], sag: 190, sagTo: 130, colour: night, width: 18 })}
    ${say(['Paid, in', 'one tap.'], 72, 180, 152, { fill: night })}${note(['The kettle is', 'still deciding.'], 78, 434, second, { fill: night, leading: close })}`,
    sky,
  )
}

/** Sunglasses: the bulb as a summer sun, its rays filling the square. */
export const shades = (): Drawing => {
  const bulb: Bulb = { x: 600, y: 840, r: 310, mood: 'shades', body: white, base: cobalt }
  const beams = Array.from({ length: 16 }, (_, i) => {
    const at = (k: number) => {
      const a = ((i * 2 + k) / 32) * Math.PI * 2 + 0.1
      return `${600 + Math.cos(a) * 1300} ${840 + Math.sin(a) * 1300}`
    }
    return `<path d="M600 840L${at(0)}L${at(1)}Z" fill="#FFEA66"/>`
  }).join('')
  return square(
    `${beams}<circle cx="600" cy="840" r="374" fill="${yellow}"/>
    ${strung(bulb, { from: [-40, 786], to: [1240, 706], sag: 170, sagTo: 170, colour: cobalt, width: 16 })}
    ${say(['Summer', 'tariff tips'], 600, 176, 142, { fill: cobalt, anchor: 'middle' })}
    ${note('24 °C is cool. 18 °C is a bill.', 600, 414, second, { fill: night, anchor: 'middle', weight: 700 })}`,
    yellow,
  )
}

/** Planned outage: the wire between two pylons goes in at one cheek and out at the other; asleep, the bulb is its smile. */
export const asleep = (): Drawing => {
  const bulb: Bulb = { x: 600, y: 672, r: 226, mood: 'asleep', body: sky, turn: -9 }
  const stars = [
    [130, 440],
    [262, 620],
    [1010, 430],
    [468, 392],
    [212, 352],
    [960, 846],
    [232, 930],
  ].map(
    ([x = 0, y = 0], i) =>
      `<path d="M${x} ${y - 9 - (i % 3) * 4}l6 9l-6 9l-6 -9z" fill="${i % 2 ? sky : white}"/>`,
  )
  const snore = [
    [790, 476, 62],
    [866, 400, 88],
    [972, 300, 124],
  ].map(([x = 0, y = 0, size = 0]) => say('z', x, y, size, { fill: yellow }))
  const [left, right] = [84, 1116]
  return square(
    `${stars.join('')}${pylon(left, 1280, 890, night, 12)}${pylon(right, 1280, 890, night, 12)}
    ${line(`M-40 440Q30 490 ${left} 532M${right} 532Q1170 490 1240 440`, white, 16)}${strung(bulb, { from: [left, 532], to: [right, 532], sag: 176, colour: white, width: 16 })}
    <g fill="${white}"><circle cx="${left}" cy="532" r="18"/><circle cx="${right}" cy="532" r="18"/></g>${snore.join('')}
    ${say(['Planned outage,'], 72, 162, 122)}${say('2 to 4 am', 72, 278, 122, { fill: yellow })}
    ${note('You sleep. We climb.', 600, 1122, 76, { anchor: 'middle' })}`,
    cobalt,
  )
}

/** Kite safety: the kite is the face, and it is too near the wire. */
export const kite = (): Drawing => {
  const fall = [0, 1, 2, 3].map(
    (i) => `<path d="M0 ${i * 92}l-34 -22v44zM0 ${i * 92}l34 -22v44z" fill="${i % 2 ? white : night}"/>`,
  )
  return square(
    `${line('M-20 420C150 540 380 622 590 566M860 470C980 480 1100 430 1220 290', night, 18)}
    <g transform="translate(718 468) rotate(-15) scale(.9)"><path d="M0 -470L330 -20L0 400L-330 -20Z" fill="${yellow}"/><path d="M0 -470V400" stroke="${coral}" stroke-width="7"/><path d="M-330 -20Q0 -210 330 -20" fill="none" stroke="${coral}" stroke-width="7"/>
    <g fill="${night}"><circle cx="-92" cy="-78" r="30"/><circle cx="92" cy="-78" r="30"/></g><path d="M-150 -150L-58 -172M150 -150L58 -172" stroke="${night}" stroke-width="22"/>
    <path d="M-170 74L-102 30L-34 94L34 30L102 94L170 40" fill="none" stroke="${night}" stroke-width="24"/><g fill="${night}"><circle cx="-170" cy="74" r="22"/><circle cx="170" cy="40" r="22"/></g>
    <path d="M0 400C40 520 120 560 250 640" fill="none" stroke="${night}" stroke-width="8"/><g transform="translate(50 490) rotate(-52)">${fall.join('')}</g></g>
    ${say(['Let go of', 'the string.'], 66, 826, 124)}${note(['A kite can be', 'bought again.'], 72, 1046, second, { weight: 700, fill: night, leading: close })}`,
    coral,
  )
}

/** Two bulbs kissing: two wires meet in one spark. */
export const kiss = (): Drawing => {
  const lover = (
    flip: number,
    body: string,
    x: number,
  ) => `<g transform="translate(${x} 664) scale(${flip * 2.3} 2.3) rotate(7)">
    <path d="M-36 106C-36 80 -100 62 -100 0A100 100 0 0 1 100 0C100 62 36 80 36 106Z" fill="${body}"/><g fill="${white}"><rect x="-37" y="110" width="74" height="12"/><rect x="-37" y="125" width="74" height="12"/><rect x="-22" y="140" width="44" height="12"/></g>
    <path d="M14 -26a18 16 0 0 0 38 0" fill="none" stroke="${night}" stroke-width="7.8"/><ellipse cx="20" cy="24" rx="15" ry="9" fill="${coral}"/>
    <path d="M-99 20C-60 40 10 66 56 46Q78 36 101 46" fill="none" stroke="${night}" stroke-width="7.8"/></g>`
  const spark = Array.from({ length: 12 }, (_, i) => {
    const [a, out] = [(i / 12) * Math.PI * 2 + 0.26, i % 2 ? 92 : 66]
    return `M${600 + Math.cos(a) * 40} ${785 + Math.sin(a) * 40}L${600 + Math.cos(a) * out} ${785 + Math.sin(a) * out}`
  })
  return square(
    `<path transform="translate(600 396) scale(1.4)" d="M0 78C-120 -4 -78 -96 0 -34C78 -96 120 -4 0 78Z" fill="${coral}"/>
    ${line('M-40 480C10 590 88 644 150 686M1240 480C1190 590 1112 644 1050 686', white, 18)}
    ${lover(1, yellow, 376)}${lover(-1, sky, 824)}${line(spark.join(''), coral, 15)}<circle cx="600" cy="785" r="24" fill="${night}"/>
    ${say(['No more'], 600, 176, 136, { anchor: 'middle', fill: yellow })}${say('crossed lines', 600, 296, 136, { anchor: 'middle' })}
    ${note('New meter, right name, one bill.', 600, 1124, second, { anchor: 'middle' })}`,
    halo,
  )
}

/** Type alone: the cheer of the street, underlined by the wire. */
export const cheer = (): Drawing =>
  square(
    `${odia('କରେଣ୍ଟ', 600, 450, 308, night, 'middle')}${odia('ଆସିଲା!', 600, 820, 308, night, 'middle')}
    ${line('M-30 900C160 940 230 960 330 950C400 1150 800 1150 870 950C960 950 1060 930 1230 840', cobalt, 26)}<g fill="${cobalt}"><circle cx="330" cy="950" r="30"/><circle cx="870" cy="950" r="30"/></g>`,
    yellow,
  )
