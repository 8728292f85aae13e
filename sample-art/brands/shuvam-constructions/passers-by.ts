import { brick, bricks, cream, flame, leafLight, limeWash, marigold, tilak, umber } from './book'

const [brown, dark] = ['#8A5232', '#6A3C22']

const limb = (path: string, colour: string, width: number): string =>
  `<path d="${path}" fill="none" stroke="${colour}" stroke-width="${width}" stroke-linecap="round" stroke-linejoin="round"/>`

/** A piece of paper that lies on the one below it. */
const cut = (path: string, fill: string): string => `<path d="${path}" fill="${fill}" filter="url(#low)"/>`

/** Everybody on the pavement is out of plumb, which is how one sees that the bobs are not. Feet at (x, y). */
const at = (x: number, y: number, tilt: number, drawing: string): string =>
  `<g transform="translate(${x} ${y})"><ellipse cx="4" cy="2" rx="46" ry="6" fill="${umber}" opacity=".35"/><g transform="rotate(${tilt})">${drawing}</g></g>`

const face = (x: number, y: number, skin: string, turn = 0): string =>
  `<g transform="translate(${x} ${y}) rotate(${turn})">${cut('M-13-3C-13-20 13-20 13-3C13 10 6 16 0 16S-13 10-13-3Z', skin)}<circle cx="-5" cy="-1" r="1.8" fill="${umber}"/><circle cx="5" cy="-1" r="1.8" fill="${umber}"/>`

/** A boy on the tips of his toes, one finger up as high as it goes. */
export const reachingBoy = (x: number, y: number): string =>
  at(
    x,
    y,
    -14,
    `${limb('M-6-44L-12-22L-8-3', dark, 8)}${limb('M8-44L10-22L14-4', brown, 8)}${limb('M-10-1H-2M11-2H20', umber, 6)}${cut('M-16-58H17L20-32H3L1-44L-2-32H-18Z', bricks[0])}${limb('M-13-84C-24-78-26-66-22-56', brown, 7)}${cut('M-15-94C-8-99 10-99 16-94L18-52H-17Z', marigold)}${limb('M13-88L20-112L12-142', brown, 7)}${limb('M12-142V-152', brown, 4)}${face(0, -112, brown, -14)}<path d="M-14-4C-16-26 16-26 14-4C8-12-4-14-14-4Z" fill="${umber}"/><path d="M-4 7Q0 11 5 6" stroke="${umber}" stroke-width="2" fill="none"/></g>`,
  )

/** A gentleman who checks the bob by tilting himself, umbrella hooked on his arm. */
export const tiltedGentleman = (x: number, y: number): string =>
  at(
    x,
    y,
    13,
    `${limb('M-9-52L-11-3', umber, 13)}${limb('M10-52L12-3', umber, 13)}${limb('M-16-1H-4M8-1H22', umber, 7)}${limb('M-18-96C-32-88-34-78-26-66', limeWash, 10)}${cut('M-20-108C-10-114 10-114 20-108L24-46H-23Z', limeWash)}${cut('M-12-111L0-92L12-111L16-46H4L0-76L-4-46H-16Z', brick)}${limb('M18-102C34-104 34-122 20-128', limeWash, 10)}${limb('M20-128L14-128', dark, 8)}${face(0, -130, dark, 10)}<path d="M-14-4C-16-18 16-18 14-4C6-9-6-9-14-4Z" fill="#EDE7DA"/><path d="M-8 6Q0 2 8 6Q0 9-8 6Z" fill="#EDE7DA"/><circle cx="-5" cy="-1" r="5" fill="none" stroke="${umber}" stroke-width="1.6"/><circle cx="5" cy="-1" r="5" fill="none" stroke="${umber}" stroke-width="1.6"/></g>${limb('M-26-66V-12L-29-4M-26-66C-26-74-36-74-36-66', umber, 4)}`,
  )

/** A bicycle with six tiffin boxes on its carrier, none of them above the other. */
export const tiffinCyclist = (x: number, y: number): string => {
  const boxes = [0, 1, 2, 3, 4, 5]
    .map((i) => {
      const lean = Math.sin(i * 1.05) * 9 + i * 2.4
      const fill = [cream, marigold, cream, flame, cream, marigold][i] ?? cream
      return `<g transform="translate(${-44 - lean} ${-72 - i * 19}) rotate(${(i % 2 ? 4 : -5) - i})">${cut('M-21-16H21V0H-21Z', fill)}<path d="M-21-8H21" stroke="${umber}" stroke-opacity=".35" stroke-width="2"/></g>`
    })
    .join('')
  return `<g transform="translate(${x} ${y})"><ellipse cy="2" rx="92" ry="6" fill="${umber}" opacity=".35"/><g transform="rotate(-4)"><g fill="none" stroke="${umber}" stroke-width="5"><circle cx="-46" cy="-29" r="28"/><circle cx="52" cy="-29" r="28"/></g><path d="M-46-29L-22-66H30L0-28L-22-66M0-28H-46M52-29L32-78M26-82L42-84M-66-66H-20" fill="none" stroke="${tilak}" stroke-width="6" stroke-linecap="round" stroke-linejoin="round"/>
    ${boxes}${limb('M-14-82L16-58L0-20', dark, 10)}${limb('M-14-82L22-64L12-16', brown, 10)}${limb('M6-13H22', umber, 6)}${cut('M-26-90C-16-96 8-92 16-76L4-62L-22-70Z', leafLight)}${cut('M-26-78C-24-112-8-132 8-136L22-124C16-106 4-90-4-76Z', marigold)}${limb('M10-124C22-112 28-100 38-88', brown, 8)}<g transform="translate(22 -150) rotate(16)">${cut('M-13-3C-13-20 13-20 13-3C15 0 16 3 17 5L12 7C11 13 6 16 0 16S-13 10-13-3Z', brown)}<circle cx="7" cy="-1" r="1.9" fill="${umber}"/><path d="M-14-2C-20-26 16-26 15-6C4-10-4-10-8-4L-9 6Z" fill="${brick}"/></g></g></g>`
}

/** A woman whose umbrella has another opinion. */
export const windyUmbrella = (x: number, y: number): string =>
  at(
    x,
    y,
    -12,
    `${limb('M-10-6L-14-1H-22M12-6L14-1H6', brown, 7)}${cut('M-14-72C-22-48-32-22-32-6C-12 2 12 2 34-8C28-30 20-52 15-72Z', flame)}<path d="M-31-16C-10-6 14-6 32-18" stroke="${marigold}" stroke-width="6" fill="none"/>${cut('M-15-100C-20-88-18-78-15-68H16C18-80 17-92 13-100Z', brick)}${cut('M-15-100C0-104 14-92 20-72C28-54 40-46 52-44L40-30C18-38 6-58-2-74C-8-84-14-88-17-88Z', flame)}${limb('M-12-94C-26-100-34-112-36-124', brown, 7)}${face(0, -118, brown, -8)}<path d="M-14-2C-18-26 18-26 14-2C8-14-4-14-14-2Z" fill="${umber}"/><circle cy="-7" r="2" fill="${tilak}"/><path d="M-4 7Q0 10 5 7" stroke="${umber}" stroke-width="2" fill="none"/></g><circle cx="15" cy="-122" r="7" fill="${umber}"/><g transform="translate(-36 -122) rotate(-36) scale(.84)">${limb('M0 6V-40', umber, 3.4)}${cut('M-46-30C-44-58-20-68 0-68S44-58 46-30C36-38 24-38 16-30C8-38-8-38-16-30C-24-38-36-38-46-30Z', marigold)}<path d="M0-68C-10-56-15-42-16-30M0-68C10-56 15-42 16-30" stroke="${flame}" stroke-width="3" fill="none"/></g>`,
  )

/** A street dog, head to one side. */
export const doubtfulDog = (x: number, y: number): string =>
  at(
    x,
    y,
    0,
    `${limb('M24-8C44-6 50-22 42-36', '#B9793A', 8)}${cut('M-22 0C-26-30-14-58 0-62C18-58 32-28 28 0Z', '#D9984A')}${limb('M-10-2V-26M8-2V-26', '#EDC48A', 8)}<g transform="translate(-2 -70) rotate(-24)">${cut('M-20-6C-20-24 20-24 20-6C20 8 10 16 0 16S-20 8-20-6Z', '#D9984A')}<path d="M-18-12L-34-24L-28 2ZM18-12L34-24L28 2Z" fill="#9A5F28"/><ellipse cy="7" rx="9" ry="7" fill="#EDC48A"/><circle cy="4" r="3.6" fill="${umber}"/><circle cx="-8" cy="-5" r="2.4" fill="${umber}"/><circle cx="8" cy="-5" r="2.4" fill="${umber}"/></g>`,
  )
