import {
  broth,
  cream,
  creamShade,
  grin,
  noodle,
  onionGreen,
  onionShade,
  plumDark,
  tomato,
  tomatoShade,
} from './book'

const [skin, skinShade] = ['#A65A32', '#7E3F20']

/** The helmet from behind with a fried egg on it, its centre at (x, y). */
export const helmet = (x: number, y: number): string => `<g transform="translate(${x - 4} ${y}) scale(1.03)">
  <path d="M-158 84C-178 -74 -96 -176 4 -176S186 -74 166 84C160 122 110 142 4 142S-152 122 -158 84Z" fill="${plumDark}"/>
  <path d="M-149 78C-168 -72 -90 -167 4 -167S176 -72 157 78C152 112 104 132 4 132S-144 112 -149 78Z" fill="${onionGreen}"/>
  <path d="M98 -138C164 -92 168 10 157 78C152 112 104 132 4 132C74 122 122 106 130 56C138 -10 132 -92 98 -138Z" fill="${onionShade}"/>
  <path d="M-150 62C-90 100 98 100 158 62L156 88C96 128 -88 128 -148 88Z" fill="${plumDark}"/><path d="M-30 94H38V117H-30Z" fill="${tomato}"/>
  <path d="M-118 -52C-126 -118 -66 -164 4 -164C70 -164 126 -122 122 -58C120 -28 104 -26 92 -6C80 16 62 8 42 24C24 40 0 42 -18 26C-36 10 -58 28 -78 8C-94 -8 -114 -20 -118 -52Z" fill="${creamShade}"/>
  <path d="M-116 -62C-122 -122 -64 -164 4 -164C68 -164 120 -126 118 -66C116 -38 100 -38 88 -18C76 4 60 -4 40 12C22 28 0 28 -18 14C-36 -2 -56 16 -76 -4C-92 -20 -112 -30 -116 -62Z" fill="${cream}"/>
  <circle cx="4" cy="-74" r="60" fill="${broth}"/><circle cx="2" cy="-79" r="56" fill="${noodle}"/><path d="M-30 -92a38 38 0 0 1 30 -26" stroke="${cream}" stroke-width="12" fill="none" stroke-linecap="round"/></g>`

/** The neck between helmet and scarf, in the helmet’s shade above. */
export const neck = (x: number): string =>
  `<path d="M${x - 76} 430H${x + 76}V600H${x - 76}Z" fill="${plumDark}"/><path d="M${x - 67} 430H${x + 67}V600H${x - 67}Z" fill="${skin}"/><path d="M${x - 67} 430H${x + 67}V502Q${x} 522 ${x - 67} 496Z" fill="${skinShade}"/>`

/** A point of a limb and half its thickness there. */
export type Joint = readonly [x: number, y: number, half: number]

/** The parts of a limb between two joints: a round at either end and, between them, sides that touch both, so it tapers. */
function bone([x1, y1, r1]: Joint, [x2, y2, r2]: Joint): string[] {
  const along = Math.atan2(y2 - y1, x2 - x1)
  const open = Math.acos(Math.max(-1, Math.min(1, (r1 - r2) / (Math.hypot(x2 - x1, y2 - y1) || 1))))
  const on = (x: number, y: number, r: number, turn: number): string =>
    `${(x + r * Math.cos(along + turn)).toFixed(1)} ${(y + r * Math.sin(along + turn)).toFixed(1)}`
  const round = (x: number, y: number, r: number): string =>
    `M${x - r} ${y}a${r} ${r} 0 1 1 ${2 * r} 0a${r} ${r} 0 1 1 ${-2 * r} 0Z`
  const sides = `M${on(x1, y1, r1, open)}L${on(x2, y2, r2, open)}L${on(x2, y2, r2, -open)}L${on(x1, y1, r1, -open)}Z`
  return [sides, round(x1, y1, r1), round(x2, y2, r2)]
}

/** A limb over its joints, with one dark line round all of it. */
export function limb(joints: Joint[], colour: string): string {
  const parts = joints.slice(1).flatMap((joint, at) => bone(joints[at] ?? joint, joint))
  const drawn = (extra: string): string => parts.map((d) => `<path d="${d}" ${extra}/>`).join('')
  return `${drawn(`fill="${plumDark}" stroke="${plumDark}" stroke-width="18"`)}${drawn(`fill="${colour}"`)}`
}

/** A shoe from behind, its sole on the board at (x, y): heel, counter and loop, the toe points away. */
export const shoe = (x: number, y: number): string =>
  `<path d="M${x - 54} ${y}V${y - 26}Q${x - 50} ${y - 94} ${x} ${y - 94}T${x + 54} ${y - 26}V${y}Z" fill="${plumDark}"/><path d="M${x - 45} ${y - 30}Q${x - 42} ${y - 86} ${x} ${y - 86}T${x + 45} ${y - 30}Z" fill="${tomato}"/><path d="M${x + 14} ${y - 85}Q${x + 43} ${y - 78} ${x + 45} ${y - 30}H${x + 20}Z" fill="${tomatoShade}"/><path d="M${x - 47} ${y - 30}H${x + 47}V${y - 8}H${x - 47}Z" fill="${cream}"/><rect x="${x - 9}" y="${y - 84}" width="18" height="40" rx="6" fill="${cream}"/>`

const fingers = ['M-34 -74L-66 -150', 'M-8 -86L-20 -186', 'M24 -84L32 -182', 'M50 -70L82 -150']
const thumb = 'M44 -24L104 -66'
const strokes = (paths: string[], width: number, colour: string): string =>
  `<path d="${paths.join('')}" stroke="${colour}" stroke-width="${width}" stroke-linecap="round"/>`

/** The hand that says it too: five fat fingers in a glove, its cuff round the wrist at (x, y). */
export const wave = (x: number, y: number): string =>
  `<g transform="translate(${x} ${y}) rotate(-13)">${strokes(fingers, 52, tomatoShade)}${strokes([thumb], 50, tomatoShade)}<rect x="-62" y="-116" width="128" height="132" rx="54" fill="${tomatoShade}"/>${strokes([...fingers, thumb], 38, tomato)}<rect x="-56" y="-110" width="116" height="120" rx="50" fill="${tomato}"/>${grin(2, -52, 0.15, plumDark, tomatoShade)}<rect x="-74" y="-10" width="150" height="56" rx="14" fill="${plumDark}"/><rect x="-66" y="-4" width="134" height="44" rx="9" fill="${noodle}"/><path d="M-66 24H68V31Q68 40 59 40H-57Q-66 40 -66 31Z" fill="${broth}"/></g>`
