import { cream, flame, marigold, tilak, umber } from './book'

const limb = (path: string, colour: string, width: number): string =>
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

/** A bicycle leant against the fence, with six tiffin boxes on its carrier, none of them above the other. */
export const tiffinBicycle = (x: number, y: number, scale: number): string => {
  const boxes = [cream, marigold, cream, flame, cream, marigold].map((fill, i) => {
    const lean = Math.sin(i * 1.05) * 9 + i * 2.4
    return `<g transform="translate(${-42 - lean} ${-74 - i * 19}) rotate(${(i % 2 ? 4 : -5) - i})">${cut('M-23-16H23V0H-23Z', fill)}<path d="M-23-8H23" stroke="${umber}" stroke-opacity=".35" stroke-width="2"/></g>`
  })
  const frame = `${limb('M-46-29L-18-68L0-28H-46M-18-68H30L0-28M52-29L28-76', tilak, 6)}${limb('M-70-70H-20M-66-70L-46-29', umber, 4)}${limb('M28-76L25-88M16-90H34C44-90 46-80 40-76', umber, 5)}${limb('M-18-68L-21-80', tilak, 5)}${cut('M-38-87C-28-92-12-90-6-84C-14-78-30-77-38-80Z', umber)}${limb('M0-28L8-14M2-13H15', umber, 4)}<circle cy="-28" r="7" fill="${marigold}"/>`
  return at(
    x,
    y,
    scale,
    84,
    `<g transform="rotate(-4)">${wheel(-46)}${wheel(52)}${frame}${boxes.join('')}</g>`,
  )
}

/** A street dog, head to one side. */
export const doubtfulDog = (x: number, y: number, scale: number): string =>
  at(
    x,
    y,
    scale,
    46,
    `${limb('M24-8C44-6 50-22 42-36', '#B9793A', 8)}${cut('M-22 0C-26-30-14-58 0-62C18-58 32-28 28 0Z', '#D9984A')}${limb('M-10-2V-26M8-2V-26', '#EDC48A', 8)}<g transform="translate(-2 -70) rotate(-24)">${cut('M-20-6C-20-24 20-24 20-6C20 8 10 16 0 16S-20 8-20-6Z', '#D9984A')}<path d="M-18-12L-34-24L-28 2ZM18-12L34-24L28 2Z" fill="#9A5F28"/><ellipse cy="7" rx="9" ry="7" fill="#EDC48A"/><circle cy="4" r="3.6" fill="${umber}"/><circle cx="-8" cy="-5" r="2.4" fill="${umber}"/><circle cx="8" cy="-5" r="2.4" fill="${umber}"/></g>`,
  )
