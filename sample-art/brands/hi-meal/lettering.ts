import { type Drawing, svg } from '../../lib/drawing'
import { still } from '../../lib/still'
import {
  broth,
  chilli,
  cream,
  egg,
  ends,
  hank,
  noodle,
  onion,
  onionGreen,
  onionShade,
  plum,
  say,
  tomato,
  tomatoShade,
  wordmark,
} from './book'

/** The bowl from above, traced: “slurp” goes round and down, as slurps do. */
export const slurp = (): Drawing => still(1500, 1500)

const scripts = {
  yo: 'M120 372C112 520 128 612 214 612C300 612 328 520 328 372V700C328 850 120 852 120 752C120 664 300 640 404 574C402 470 452 400 520 400C596 400 636 460 636 520C636 588 588 640 520 640C450 640 404 590 404 520C404 450 452 404 524 404C580 404 620 432 692 392',
  oye: 'M196 432C120 432 72 478 72 540C72 604 124 650 182 650C244 650 286 604 286 544C286 480 244 432 190 432C250 452 300 452 330 420C320 540 336 622 400 622C466 622 490 540 490 420V700C490 836 326 838 326 748C326 668 450 668 524 588C610 560 660 500 634 448C606 400 540 430 536 518C534 610 600 650 692 590',
  hi: 'M60 700C160 660 282 500 280 360C278 270 204 270 202 372V700C206 570 256 470 330 470C398 470 398 530 398 600C398 664 420 700 466 700C524 700 548 600 552 480V610C552 680 590 716 672 680',
}

/** Where each word’s line begins and ends across, so that it can stand in the middle of its poster. */
const reach = { yo: [118, 692], oye: [72, 692], hi: [60, 672] } as const
/** How large a word stands on its poster. */
const wordScale = 0.915

interface Poster {
  name: keyof typeof scripts
  ground: string
  shade: string
  ink: string
  lines: string[]
  egg: [x: number, y: number, scale: number]
}

const posters = {
  yo: {
    name: 'yo',
    ground: onionGreen,
    shade: onionShade,
    ink: cream,
    lines: ['It is 2 am.', 'So what.'],
    egg: [520, 520, 0.44],
  },
  oye: {
    name: 'oye',
    ground: broth,
    shade: '#DB7F07',
    ink: plum,
    lines: ['Who took', 'my fork?'],
    egg: [182, 541, 0.42],
  },
  hi: {
    name: 'hi',
    ground: tomato,
    shade: tomatoShade,
    ink: cream,
    lines: ['Nobody home?', 'Wrong.'],
    egg: [552, 350, 0.62],
  },
} satisfies Record<string, Poster>

/** One poster, 3 by 4: its word is one unbroken line of noodles. */
function poster(
  { name, ground, shade, ink, lines, egg: [ex, ey, scale] }: Poster,
  x: number,
  y: number,
  width: number,
): string {
  const [left, right] = reach[name]
  const shift = 360 - (wordScale * (left + right)) / 2
  return `<svg x="${x}" y="${y}" width="${width}" height="${(width * 4) / 3}" viewBox="0 0 720 960"><rect width="720" height="960" fill="${ground}"/><g transform="translate(${shift} 44) scale(${wordScale})"><path d="${scripts[name]}" fill="none" stroke="${shade}" stroke-width="76" stroke-linecap="round" stroke-linejoin="round" transform="translate(14 20)"/>${hank(scripts[name], { pitch: 22, strands: 3, cap: 'round' })}${egg(ex, ey, scale)}</g>${say(lines, 52, 118, 86, { line: 1.0, colour: ink })}${wordmark(508, 886, 160, ink)}</svg>`
}

/** One of the posters by itself. */
export const posterOf = (name: keyof typeof posters): Drawing => ({
  width: 720,
  height: 960,
  html: svg(poster(posters[name], 0, 0, 720), 720, 960),
})

/** Three posters, one word each. */
export function posterTrio(): Drawing {
  const row = [posters.yo, posters.oye, posters.hi].map((one, i) => poster(one, i * 720, 0, 720)).join('')
  return { width: 2160, height: 960, html: svg(row, 2160, 960) }
}

/** For a phone: one poster across, the other two below it. */
export function posterTrioPhone(): Drawing {
  const art =
    poster(posters.hi, 0, 0, 1080) + poster(posters.yo, 0, 1440, 540) + poster(posters.oye, 540, 1440, 540)
  return { width: 1080, height: 2160, html: svg(art, 1080, 2160) }
}

/** "hi" on the sleeve: the hank runs in from the left, turns down into the stem of the h, and every foot ends round. */
function sleeveWord(top: number, foot: number): string {
  const pitch = 18
  const feet = [440, 630, 790].map((x) => ends(x, foot, 180, pitch)).join('')
  return `${hank(`M440 ${foot}V312C440 192 630 192 630 312V${foot}`, { pitch })}${hank(`M-80 ${top}H310Q440 ${top} 440 ${top + 130}V${foot}`, { pitch })}${hank(`M790 ${foot}V262`, { pitch })}${feet}${ends(790, 262, 0, pitch)}${egg(790, 122, 0.66)}`
}

/** Chopstick sleeve: the noodles come in over its edge and write on it. */
export function sleeve(): Drawing {
  return {
    width: 2160,
    height: 600,
    html: svg(
      `<rect width="2160" height="600" fill="${noodle}"/><g transform="rotate(-3 1080 300)"><path d="M144 200H1724V468H144ZM1500 248H2240V288H1500ZM1500 376H2240V416H1500Z" fill="${broth}"/>
      <path d="M1200 212L2230 222V262L1200 272Z" fill="${plum}"/><path d="M1200 220L2230 228V240L1200 236Z" fill="#B02A35"/><path d="M1200 352L2230 346V390L1200 396Z" fill="${plum}"/><path d="M1200 359L2230 353V366L1200 372Z" fill="#B02A35"/>
      <path d="M120 170H1700L1720 185L1700 200L1720 215L1700 230L1720 245L1700 260L1720 275L1700 290L1720 305L1700 320L1720 335L1700 350L1720 365L1700 380L1720 395L1700 410L1720 425L1700 440H120Z" fill="${tomato}"/><path d="M120 408H1700V440H120Z" fill="${tomatoShade}"/>
      ${sleeveWord(48, 366)}
      ${say(['Pick up', 'a hello.'], 920, 292, 98, { line: 0.98 })}${wordmark(1524, 312, 140)}</g>
      ${onion(1930, 500, 20)}${chilli(1820, 90, -20)}${onion(2060, 100, 60, 0.8)}${chilli(2020, 520, 30)}`,
      2160,
      600,
    ),
  }
}

/** For a phone: the end of the sleeve with its word, and the line below it. */
export function sleevePhone(): Drawing {
  const [width, height] = [1080, 1200]
  const art = `<rect width="${width}" height="${height}" fill="${noodle}"/><g transform="scale(1.5) translate(-310 50) rotate(-3 670 350)">
    <path d="M220 196H964V698H220ZM940 298H1110V346H940ZM940 496H1110V540H940Z" fill="${broth}"/><path d="M900 268L1100 272V312L900 322ZM900 470L1100 466V510L900 516Z" fill="${plum}"/><path d="M900 276L1100 279V290L900 292ZM900 478L1100 474V487L900 494Z" fill="#B02A35"/>
    <path d="M200 170H940L960 194L940 218L960 242L940 266L960 290L940 314L960 338L940 362L960 386L940 410L960 434L940 458L960 482L940 506L960 530L940 554L960 578L940 602L960 626L940 650V670H200Z" fill="${tomato}"/><path d="M200 638H940V670H200Z" fill="${tomatoShade}"/>
    <g transform="translate(26 0)">${sleeveWord(56, 404)}</g>
    ${say(['Pick up', 'a hello.'], 400, 530, 88, { line: 0.98 })}</g>`
  return { width, height, html: svg(art, width, height) }
}
