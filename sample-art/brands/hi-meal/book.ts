import { readFileSync } from 'node:fs'

// Hi Meal: the food says hello before it is eaten. One hank of five noodles writes every greeting; everything grins.
export const tomato = '#E3262B'
export const tomatoShade = '#B81A20'
export const noodle = '#FFD23A'
export const plum = '#7A0B1E'
export const plumDark = '#4C0612'
export const cream = '#FFF4D6'
export const creamShade = '#EBD7A4'
export const onionGreen = '#0F8A4C'
export const onionShade = '#0B6B3B'
export const onionLight = '#8BD35A'
export const broth = '#F59A12'
export const cheek = '#FFB9A8'

const wordmarkPath =
  /<path.*\/>/s.exec(readFileSync(new URL('wordmark.svg', import.meta.url), 'utf8'))?.[0] ?? ''

/** The wordmark, baseline at y; its smile hangs 0.15 of the width below. */
export function wordmark(x: number, y: number, width: number, colour: string = cream): string {
  return `<g transform="translate(${x} ${y}) scale(${width / 315})" fill="${colour}">${wordmarkPath}</g>`
}

interface Letters {
  colour?: string
  anchor?: 'start' | 'middle' | 'end'
  line?: number
  spacing?: number
}

/** Fat round lettering; the first baseline at y. */
export function say(
  text: string | string[],
  x: number,
  y: number,
  size: number,
  letters: Letters = {},
): string {
  const { colour = cream, anchor = 'start', line = 1.06, spacing = 0 } = letters
  const lines = typeof text === 'string' ? [text] : text
  return `<g fill="${colour}" font-family="Bagel Fat One" font-size="${size}" letter-spacing="${spacing}" text-anchor="${anchor}">${lines.map((one, index) => `<text x="${x}" y="${y + index * size * line}">${one}</text>`).join('')}</g>`
}

interface Hank {
  /** Distance between strands, px. */
  pitch?: number
  strands?: number
  cap?: 'butt' | 'round'
}

/** A hank of noodles along a path: each strand yellow with a darker belly, parted by plum lines. */
export function hank(path: string, { pitch = 32, strands = 5, cap = 'butt' }: Hank = {}): string {
  const unit = pitch / 32
  const stroke = (width: number, colour: string): string =>
    `<path d="${path}" fill="none" stroke="${colour}" stroke-width="${width}" stroke-linejoin="round" stroke-linecap="${cap}"/>`
  let drawn = stroke(strands * pitch + 16 * unit, plum)
  for (let count = strands; count >= 1; count -= 2) {
    const outer = count * pitch
    drawn += stroke(outer, plum) + stroke(outer - 6 * unit, noodle)
    if (count > 1)
      drawn +=
        stroke(outer - 20 * unit, broth) +
        stroke(outer - 32 * unit, noodle) +
        stroke(outer - 2 * pitch + 6 * unit, plum)
  }
  return drawn + stroke(pitch - 6 * unit, noodle)
}

export function egg(x: number, y: number, scale = 1): string {
  return `<g transform="translate(${x} ${y}) scale(${scale})"><ellipse rx="128" ry="136" cy="8" fill="${plum}"/><path d="M-118 -6C-118 -90 -60 -128 0 -128S118 -90 118 -6S70 128 0 128S-118 80 -118 -6Z" fill="${cream}"/><circle cy="6" r="62" fill="${broth}"/><circle cy="2" r="56" fill="${noodle}"/><path d="M-30 -16a34 34 0 0 1 30 -22" stroke="${cream}" stroke-width="12" fill="none" stroke-linecap="round"/></g>`
}

export function onion(x: number, y: number, turn = 0, scale = 1): string {
  return `<g transform="translate(${x} ${y}) rotate(${turn}) scale(${scale})"><ellipse rx="34" ry="26" fill="${onionGreen}"/><ellipse rx="22" ry="16" fill="${onionLight}"/><ellipse rx="10" ry="7" fill="${onionGreen}"/></g>`
}

export function chilli(x: number, y: number, turn = 0, scale = 1): string {
  return `<g transform="translate(${x} ${y}) rotate(${turn}) scale(${scale})"><ellipse rx="30" ry="20" fill="${plum}"/><ellipse rx="19" ry="11" fill="${tomato}"/><circle cx="-6" r="4" fill="${noodle}"/><circle cx="6" cy="-2" r="4" fill="${noodle}"/></g>`
}

/** Closed eyes, a grin and two warm cheeks around a centre; unit width 340. */
export function grin(x: number, y: number, scale = 1, colour: string = plum, cheeks: string = cheek): string {
  return `<g transform="translate(${x} ${y}) scale(${scale})" fill="none" stroke="${colour}" stroke-width="26" stroke-linecap="round"><path d="M-232 22a62 62 0 0 1 124 0M108 22a62 62 0 0 1 124 0M-75 30q75 86 150 0"/><circle cx="-300" cy="42" r="38" fill="${cheeks}" stroke="none"/><circle cx="300" cy="42" r="38" fill="${cheeks}" stroke="none"/></g>`
}

/** One chopstick as a tapering bar with a lit upper edge. */
export function stick(fromX: number, fromY: number, toX: number, toY: number): string {
  return `<path d="M${fromX} ${fromY}L${toX} ${toY}L${toX + 8} ${toY + 54}L${fromX + 2} ${fromY + 24}Z" fill="${plum}"/><path d="M${fromX + 6} ${fromY + 4}L${toX} ${toY + 5}L${toX + 4} ${toY + 22}L${fromX + 6} ${fromY + 11}Z" fill="#B02A35"/>`
}

/** Waves of heat over a ground. */
export function heat(width: number, height: number, colour: string = '#D31B24'): string {
  const waves = Math.ceil(width / 125) + 1
  return Array.from(
    { length: Math.ceil(height / 118) },
    (_, row) =>
      `<path d="M-40 ${70 + row * 118}q62.5 -70 125 0${'t125 0'.repeat(waves)}" stroke="${colour}" stroke-width="30" fill="none"/>`,
  ).join('')
}

/** Where a hank is cut: its strands end round, no two at one length. They rise from (x, y); turned by 180 they hang. */
export function ends(x: number, y: number, turn = 0, pitch = 32, count = 5): string {
  const strands = [10, 32, 20, 37, 7]
    .slice(0, count)
    .map((length, index) => ({ length, across: (index - (count - 1) / 2) * 32 }))
  // Each begins a little before the cut, the outline less than the body, so that no seam shows.
  const tip = (half: number, across: number, length: number, colour: string): string =>
    `<path d="M${across - half} ${27 - half}V${-length}a${half} ${half} 0 0 1 ${2 * half} 0V${27 - half}Z" fill="${colour}"/>`
  const outlines = strands.map(({ across, length }) => tip(24, across, length, plum)).join('')
  const bodies = strands.map(({ across, length }) => {
    const belly = across + 3 * Math.sign(across)
    return `${tip(13, across, length, noodle)}${across ? `<path d="M${belly} 14V${-length}" stroke="${broth}" stroke-width="6" stroke-linecap="round"/>` : ''}`
  })
  return `<g transform="translate(${x} ${y}) rotate(${turn}) scale(${pitch / 32})">${outlines}${bodies.join('')}</g>`
}

/** The stem of the h hooks over the lower chopstick: that one passes before the stem, through the loop, behind the tail. */
export function lifted(upper: string, lower: string, drop = 0): string {
  const top = 322 + drop
  const cut = 470 + drop
  const hook = `${hank(`M440 ${cut}V${top}A150 150 0 0 1 740 ${top}V1040`)}${ends(440, cut, 180)}`
  return `${upper}${hank('M740 1040V720C740 480 1150 480 1150 720V1040')}${hook}${lower}<clipPath id="tail"><path d="M300 60H590V${cut + 90}H300Z"/></clipPath><g clip-path="url(#tail)">${hook}</g>`
}

/** The i: cut noodles, an egg for the dot. */
export const dotted = (y = 428, size = 0.94): string =>
  `${hank('M1410 1040V640')}${ends(1410, 640)}${egg(1410, y, size)}`

/** The bowl from its rim (400 to 1600 at 930) with its face, `deep` at its lowest. */
export function bowl(deep = 1330): string {
  // A deeper bowl is steeper here: its red band ends further out.
  const end = 590 + (deep - 1330) * 0.06
  return `<path d="M400 930H1600C1600 ${deep - 140} 1380 ${deep} 1000 ${deep}S400 ${deep - 140} 400 930Z" fill="${cream}"/><path d="M400 930H1600V965H400Z" fill="${onionGreen}"/><path d="M403 992H1597L${1000 + end} 1024H${1000 - end}Z" fill="${tomato}"/>${grin(1000, 1098)}`
}

/** The greeting itself: "hi" lifted out of a grinning bowl, drawn on the hero’s 2000 x 1250 field; the chopsticks’ tips stand out to `tips`. */
export function greeting(tips = 250): string {
  return `${lifted(stick(tips, 214, 2040, 92), stick(tips - 14, 293, 2040, 196))}${dotted()}
  ${onion(310, 660, 20)}${onion(1150, 372, -30, 0.9)}${onion(1650, 640, 40)}${onion(210, 420, -12, 0.8)}${chilli(930, 400, -20)}${chilli(1690, 380, 24)}${chilli(420, 780, 10)}${onion(1690, 830, 0, 0.8)}${chilli(500, 690, 40)}
  ${bowl()}`
}
