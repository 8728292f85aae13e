import { type Drawing, svg } from '../../lib/drawing'
import {
  broth,
  chilli,
  cream,
  egg,
  hank,
  noodle,
  onion,
  onionGreen,
  onionShade,
  plum,
  plumDark,
  say,
  stick,
  tomato,
  tomatoShade,
  wordmark,
} from './book'

/** Skeletons of letters for the hank: baseline 0, x-height 200. */
const skeletons: Record<string, string[]> = {
  s: ['M168 -150C168 -222 20 -222 20 -148C20 -84 172 -116 172 -48C172 24 16 24 16 -50'],
  l: ['M60 10V-330'],
  u: ['M170 10V-200', 'M20 -200V-80C20 24 170 24 170 -80V-200'],
  r: ['M30 -80C34 -180 90 -200 168 -176', 'M30 10V-200'],
  p: ['M30 -98C30 -220 200 -220 200 -98S30 24 30 -98', 'M30 -200V150'],
}

function word(letter: string, pitch: number): string {
  return (skeletons[letter] ?? []).map((path) => hank(path, { pitch })).join('')
}

/** The bowl from above: “slurp” goes round and down, as slurps do. */
export function slurp(): Drawing {
  const places: [string, number, number, number][] = [
    ['s', -112, 446, 1.3],
    ['l', -58, 440, 1.22],
    ['u', -6, 446, 1.24],
    ['r', 46, 446, 1.18],
    ['p', 96, 446, 1.12],
  ]
  const letters = places
    .map(([letter, angle, out, scale]) => {
      const turn = (angle * Math.PI) / 180
      const x = 750 + Math.sin(turn) * out
      const y = 750 - Math.cos(turn) * out
      return `<g transform="translate(${x.toFixed(0)} ${y.toFixed(0)}) rotate(${angle}) scale(${scale}) translate(-96 92)">${word(letter, 15)}</g>`
    })
    .join('')
  let spiral = 'M750 750'
  for (let turn = 0; turn < Math.PI * 9.2; turn += 0.1)
    spiral += `L${(750 + Math.sin(turn) * (60 + turn * 19)).toFixed(1)} ${(750 - Math.cos(turn) * (60 + turn * 19)).toFixed(1)}`
  let tail = ''
  for (let angle = 128; angle <= 520; angle += 4) {
    const out = angle < 250 ? 470 - ((angle - 128) / 122) * 236 : 234 - ((angle - 250) / 270) * 130
    const turn = (angle * Math.PI) / 180
    tail += `${tail ? 'L' : 'M'}${(750 + Math.sin(turn) * out).toFixed(1)} ${(750 - Math.cos(turn) * out).toFixed(1)}`
  }
  return {
    width: 1500,
    height: 1500,
    html: svg(
      `<rect width="1500" height="1500" fill="${noodle}"/><circle cx="786" cy="806" r="690" fill="${broth}"/><circle cx="750" cy="750" r="690" fill="${cream}"/><circle cx="750" cy="750" r="668" fill="${onionGreen}"/><circle cx="750" cy="750" r="642" fill="${cream}"/><circle cx="750" cy="750" r="614" fill="${plum}"/>
      <clipPath id="broth"><circle cx="750" cy="760" r="604"/></clipPath><g clip-path="url(#broth)"><circle cx="750" cy="750" r="620" fill="${tomatoShade}"/><circle cx="750" cy="764" r="606" fill="${tomato}"/><path d="${spiral}" fill="none" stroke="${tomatoShade}" stroke-width="16"/></g>
      ${hank(tail, { pitch: 15, cap: 'butt' })}${letters}${egg(750, 744, 1.08)}${stick(1052, 1010, 1560, 1384)}${stick(1096, 952, 1600, 1236)}
      ${onion(420, 1010, 20, 1.1)}${onion(760, 1270, -30)}${onion(900, 1210, 60, 0.9)}${chilli(560, 1190, 30)}${chilli(960, 1060, -20)}${onion(900, 480, 10, 0.8)}${chilli(600, 500, 10)}`,
      1500,
      1500,
    ),
  }
}

const scripts = {
  yo: 'M120 372C112 520 128 612 214 612C300 612 328 520 328 372V700C328 850 120 852 120 752C120 664 300 640 404 574C402 470 452 400 520 400C596 400 636 460 636 520C636 588 588 640 520 640C450 640 404 590 404 520C404 450 452 404 524 404C580 404 620 432 692 392',
  oye: 'M196 432C120 432 72 478 72 540C72 604 124 650 182 650C244 650 286 604 286 544C286 480 244 432 190 432C250 452 300 452 330 420C320 540 336 622 400 622C466 622 490 540 490 420V700C490 836 326 838 326 748C326 668 450 668 524 588C610 560 660 500 634 448C606 400 540 430 536 518C534 610 600 650 692 590',
  hi: 'M60 700C160 660 282 500 280 360C278 270 204 270 202 372V700C206 570 256 470 330 470C398 470 398 530 398 600C398 664 420 700 466 700C524 700 548 600 552 480V610C552 680 590 716 672 680',
}

/** Three posters, one word each, each word one unbroken line. */
export function posterTrio(): Drawing {
  const posters: [keyof typeof scripts, string, string, string[], [number, number, number]][] = [
    ['yo', onionGreen, onionShade, ['It is 2 am.', 'So what.'], [520, 520, 0.44]],
    ['oye', plum, plumDark, ['Who took', 'my fork?'], [182, 541, 0.42]],
    ['hi', tomato, tomatoShade, ['Nobody home?', 'Wrong.'], [552, 350, 0.62]],
  ]
  const drawn = posters
    .map(([name, ground, shade, lines, [x, y, scale]], index) => {
      const left = index * 720
      return `<svg x="${left}" width="720" height="960" viewBox="0 0 720 960"><rect width="720" height="960" fill="${ground}"/><g transform="translate(32 44) scale(.915)"><path d="${scripts[name]}" fill="none" stroke="${shade}" stroke-width="76" stroke-linecap="round" stroke-linejoin="round" transform="translate(14 20)"/>${hank(scripts[name], { pitch: 22, strands: 3, cap: 'round' })}${egg(x, y, scale)}</g>${say(lines, 52, 118, 86, { line: 1.0 })}${wordmark(508, 886, 160)}</svg>`
    })
    .join('')
  return { width: 2160, height: 960, html: svg(drawn, 2160, 960) }
}

/** Chopstick sleeve: the strands on the paper run on over its edge. */
export function sleeve(): Drawing {
  return {
    width: 2160,
    height: 600,
    html: svg(
      `<rect width="2160" height="600" fill="${noodle}"/><g transform="rotate(-3 1080 300)"><path d="M150 250H1760V520H150Z" fill="${broth}"/><path d="M1500 252H2140V286H1500ZM1500 400H2160V434H1500Z" fill="${broth}"/>
      <path d="M1200 212L2230 222V262L1200 272Z" fill="${plum}"/><path d="M1200 220L2230 228V240L1200 236Z" fill="#B02A35"/><path d="M1200 352L2230 346V390L1200 396Z" fill="${plum}"/><path d="M1200 359L2230 353V366L1200 372Z" fill="#B02A35"/>
      <path d="M120 170H1700L1720 185L1700 200L1720 215L1700 230L1720 245L1700 260L1720 275L1700 290L1720 305L1700 320L1720 335L1700 350L1720 365L1700 380L1720 395L1700 410L1720 425L1700 440H120Z" fill="${tomato}"/><path d="M120 408H1700V440H120Z" fill="${tomatoShade}"/>
      ${hank('M440 440V320C440 200 640 200 640 320V440', { pitch: 18 })}${hank('M-80 305H300Q440 305 440 165V-60', { pitch: 18 })}
      <g>${hank('M790 440V240', { pitch: 18 })}${egg(790, 112, 0.66)}</g>
      ${say(['Two sticks.', 'One hello.'], 920, 292, 98, { line: 0.98 })}${wordmark(1524, 312, 140)}</g>
      ${onion(1930, 500, 20)}${chilli(1820, 90, -20)}${onion(2060, 100, 60, 0.8)}${chilli(2020, 520, 30)}`,
      2160,
      600,
    ),
  }
}
