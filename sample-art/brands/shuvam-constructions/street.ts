import { cream, flame, marigold, tilak, umber } from './book'

/** A stroke with round ends: a leg, a tube. */
export const limb = (path: string, colour: string, width: number): string =>
  `<path d="${path}" fill="none" stroke="${colour}" stroke-width="${width}" stroke-linecap="round" stroke-linejoin="round"/>`

/** A piece of paper that lies on the one below it. */
const cut = (path: string, fill: string): string => `<path d="${path}" fill="${fill}" filter="url(#low)"/>`

/** What stands on the pavement is out of plumb, which is how one sees that the bobs are not. Its foot at (x, y). */
const at = (x: number, y: number, scale: number, shadow: number, drawing: string): string =>
  `<g transform="translate(${x} ${y}) scale(${scale})"><ellipse cx="4" cy="2" rx="${shadow}" ry="6" fill="${umber}" opacity=".35"/>${drawing}</g>`

const wheel = (x: number): string => {
  const spokes = Array.from({ length: 8 }, (_, i) => {
    const [dx, dy] = [28 * Math.cos((i * Math.PI) / 8), 28 * Math.sin((i * Math.PI) / 8)]
    return `M${(x - dx).toFixed(1)} ${(-29 - dy).toFixed(1)}L${(x + dx).toFixed(1)} ${(-29 + dy).toFixed(1)}`
  })
  return `<g fill="none" stroke="${umber}"><path d="${spokes.join('')}" stroke="${cream}" stroke-width="1.2"/><circle cx="${x}" cy="-29" r="28" stroke-width="5.4"/></g><circle cx="${x}" cy="-29" r="4.4" fill="${marigold}"/>`
}

/** One tier of a tiffin: a tin with a lid and two clasps, its foot at (x, y). */
const tier = (x: number, y: number, fill: string): string =>
  `<g transform="translate(${x} ${y})">${cut('M-23-17Q-23-19-21-19H21Q23-19 23-17V-2Q23 0 21 0H-21Q-23 0-23-2Z', fill)}<path d="M-23-12H23" stroke="${umber}" stroke-opacity=".4" stroke-width="2"/><path d="M-14-15V-8M14-15V-8" stroke="${umber}" stroke-opacity=".55" stroke-width="2.6" stroke-linecap="round"/></g>`

const load: readonly (readonly [shift: number, fill: string])[] = [
  [0, cream],
  [-6, marigold],
  [-2, cream],
  [-9, flame],
  [-5, cream],
  [-13, marigold],
]

/** A bicycle on its stand before the fence; on the carrier stand six tiffin boxes, none of them straight above the other. */
export const tiffinBicycle = (x: number, y: number, scale: number): string => {
  const rack = -68
  const boxes = load.map(([shift, fill], i) => tier(-58 + shift, rack - 2 - i * 19, fill))
  const carrier = `${limb(`M-84 ${rack}H-16M-82 ${rack}L-46-29M-56 ${rack}L-46-29M-84 ${rack}V-76`, umber, 4)}`
  const frame = limb('M-46-29L-15-70L0-28ZM-15-68L34-72M0-28L36-64M33-76L38-60', tilak, 6)
  const fork = `${limb('M38-60C41-50 46-38 52-29', tilak, 5)}${limb('M33-76L31-88M42-94C34-86 22-92 10-88', umber, 4.4)}${limb('M17-89L9-87.6', flame, 6)}`
  const saddle = `${limb('M-15-68L-18-82', umber, 4)}${cut('M-34-88C-28-92-14-88-2-87C-2-83-10-82-16-81C-24-79-34-80-34-88Z', umber)}`
  const drive = `${limb('M-46-26L0-21M-46-33L0-36', umber, 1.8)}<circle cy="-28" r="8" fill="${marigold}"/>${limb('M-8-42L8-14M3-13H14M-14-43H-3', umber, 3.6)}`
  const stand = limb('M-40-30L-30-1', umber, 3.6)
  return at(
    x,
    y,
    scale,
    88,
    `${stand}${wheel(-46)}${wheel(52)}${carrier}${frame}${fork}${saddle}${drive}${boxes.join('')}`,
  )
}

const [tan, ear, pale] = ['#D9984A', '#9A5F28', '#EDC48A']

/** A street dog that sits and faces the street, its head to one side: it has doubts. */
export const doubtfulDog = (x: number, y: number, scale: number): string => {
  // The tail leaves the back behind the haunch and rises past the kerb, where its pale tip stands before the green.
  const tail = `<g filter="url(#low)">${limb('M10-9C30-4 47-7 51-22C53-32 50-40 45-47', tan, 10)}</g>${limb('M51.6-27C52-35 50-41 45-47', pale, 10)}`
  const haunch = (side: number): string =>
    `<g transform="scale(${side} 1)">${cut('M8-3C6-22 14-34 22-32C33-28 36-10 32-3Z', '#C98A40')}${cut('M12 0C10-9 34-9 34-2Q34 0 32 0Z', pale)}</g>`
  const body = cut('M-25-2C-26-26-16-44-13-60C-8-70 8-70 13-60C16-44 26-26 25-2Z', tan)
  const bib = `<path d="M-9-56C-12-40-8-26 0-22C8-26 12-40 9-56Z" fill="${pale}"/>`
  const legs = `${limb('M-7-36V-5M7-36V-5', tan, 11)}<path d="M0-30V-3" stroke="${ear}" stroke-width="1.8"/><path d="M-15 0C-15-9-1-9-1 0ZM1 0C1-9 15-9 15 0Z" fill="${pale}"/>`
  const pricked = (side: number): string =>
    `<g transform="scale(${side} 1)">${cut('M5-20C10-34 18-42 27-44C30-32 28-18 19-6Z', tan)}<path d="M12-20C15-29 19-34 24-37C25-28 23-19 18-11Z" fill="${ear}"/></g>`
  const face = `<path d="M0-24C5-12 12 2 10 10C8 17-8 17-10 10C-12 2-5-12 0-24Z" fill="${pale}"/><path d="M-5 3C-5 0 5 0 5 3C5 6 2 8 0 8S-5 6-5 3Z" fill="${umber}"/><path d="M0 8V11M-5 12Q0 14 6 10" fill="none" stroke="${umber}" stroke-width="1.8" stroke-linecap="round"/><circle cx="-10" cy="-7" r="2.8" fill="${umber}"/><circle cx="10" cy="-7" r="2.8" fill="${umber}"/><path d="M-15-13L-7-13M6-17L15-14" stroke="${ear}" stroke-width="2.4" stroke-linecap="round"/>`
  const head = `<g transform="translate(0 -76) rotate(-13)">${pricked(1)}${pricked(-1)}${cut('M-21-8C-21-22-11-27 0-27S21-22 21-8C21 8 11 18 0 18S-21 8-21-8Z', tan)}${face}</g>`
  return at(x, y, scale, 46, `${tail}${haunch(-1)}${haunch(1)}${body}${bib}${legs}${head}`)
}
