/** Shuvam Constructions: the festive garland is the plumb line. Palette, lettering and the shadows of cut paper. */
export const marigold = '#FFB61E'
export const flame = '#E8520F'
export const brick = '#A93322'
export const leafGreen = '#19584E'
export const limeWash = '#F0E5D3'
export const umber = '#2B1512'

/** Second tones: the same papers a shade lighter or darker. */
export const leafLight = '#2A7466'
export const cream = '#FFF3DC'
export const tilak = '#D0201E'
export const bricks = ['#C5482E', '#B53B26', '#D4573A', brick, '#CE6244'] as const

const letters =
  'M33,1.4c-6.4,0 -12.5,-0.6 -18.2,-1.7c-5.7,-1.1 -10,-2.3 -13.1,-3.7v-19.8h22c0,2.1 0.5,3.6 1.4,4.5c0.9,0.9 2.6,1.4 5.1,1.4c2.1,0 3.5,-0.3 4.4,-1c0.9,-0.6 1.4,-1.5 1.4,-2.8c0,-1.1 -0.4,-2 -1.3,-2.7c-0.9,-0.8 -2.4,-1.6 -4.5,-2.4l-8.6,-3c-7.4,-2.8 -12.7,-6.1 -15.9,-9.9c-3.3,-3.8 -4.9,-8.9 -4.9,-15.4c0,-7.9 2.6,-13.8 7.8,-17.9c5.1,-4.1 13.7,-6.2 25.8,-6.2c5.8,0 11.3,0.6 16.4,1.7c5.1,1.2 9.2,2.8 12.3,4.7v17.9h-20c0,-3.3 -2.1,-5 -6.2,-5c-2,0 -3.4,0.3 -4.3,0.8c-0.8,0.5 -1.2,1.3 -1.2,2.6c0,1.1 0.5,2 1.5,2.7c0.9,0.7 2.5,1.4 4.7,2.1l8.7,3c7.1,2.4 12.2,5.5 15.5,9.3c3.2,3.9 4.8,8.9 4.8,15.1c0,8.5 -2.9,14.9 -8.6,19.2c-5.7,4.3 -14,6.5 -25,6.5zM149.4,-61.4h-5v45h5v16.4h-37.8v-16.4h4.8v-16.5h-14v16.5h4.8v16.4h-37.8v-16.4h5v-45h-5v-16.4h37.8v16.4h-4.8v15.2h14v-15.2h-4.8v-16.4h37.8zM190.8,1.4c-10.5,0 -18.5,-2.3 -24.2,-6.9c-5.7,-4.6 -8.6,-12.1 -8.6,-22.4v-33.5h-5v-16.4h37v16.4h-4v38.6c0,2.2 0.5,3.8 1.4,4.9c1,1 2.5,1.5 4.4,1.5c1.9,0 3.4,-0.5 4.4,-1.5c0.9,-1.1 1.4,-2.7 1.4,-4.9v-38.6h-4v-16.4h34.3v16.4h-5v33.5c0,10.3 -2.8,17.8 -8.3,22.4c-5.5,4.6 -13.5,6.9 -23.8,6.9zM304.7,-77.8h33.4v16.4h-4l-17.9,61.4h-32.4l-17.9,-61.4h-4v-16.4h38.4v16.4h-5.2l6.9,33.5h1l6.9,-33.5h-5.2zM402.7,-16.4h4v16.4h-39.2v-16.4h6l-1.6,-8h-13.6l-1.6,8h6v16.4h-34.2v-16.4h4l16.9,-61.4h36.4zM360.5,-35h9.2l-4.1,-19.9h-1zM520.2,-61.4h-5v45h5v16.4h-37.8v-16.4h4.8v-35l-17,51.4h-14.8l-17.5,-50.9v34.5h4.8v16.4h-32.8v-16.4h5v-45h-5v-16.4h45.8l10.4,31.2l10,-31.2h44.1zM246.7,-54h4.2v6h-12v-6l4.2,0l0,-7.3c-1.9,-0.7 -3.2,-2.5 -3.2,-4.7c0,-1.9 1.1,-3.6 2.7,-4.4c-2.2,-0.9 -3.7,-3 -3.7,-5.6c0,-2.4 1.4,-4.5 3.5,-5.5c-2.6,-1 -4.5,-3.6 -4.5,-6.5c0,-3.9 3.1,-7 7,-7c3.9,0 7,3.1 7,7c0,3 -1.9,5.5 -4.5,6.5c2.1,0.9 3.5,3 3.5,5.5c0,2.5 -1.5,4.7 -3.7,5.6c1.6,0.8 2.7,2.5 2.7,4.4c0,2.1 -1.3,3.9 -3.2,4.7zM231.9,-46h26l-1,16l-12,36l-12,-36z'

/** The wordmark with its plumb line, `width` px wide, its top left corner at (x, y). It is 0.204 as high as wide. */
export function wordmark(x: number, y: number, width: number, fill: string): string {
  const scale = width / 525.4
  return `<g transform="translate(${x} ${y}) scale(${scale}) translate(2.2 98)" fill="${fill}"><path d="${letters}"/></g>`
}

interface Setting {
  size: number
  fill: string
  anchor?: 'start' | 'middle' | 'end'
  leading?: number
}

/** Lines of Alfa Slab, the first on the baseline y. */
export function lines(words: string[], x: number, y: number, setting: Setting): string {
  const { size, fill, anchor = 'start', leading = 1.18 } = setting
  const each = words.map((line, i) => `<text x="${x}" y="${y + i * size * leading}">${line}</text>`)
  return `<g font-family="Alfa Slab One" font-size="${size}" fill="${fill}" text-anchor="${anchor}">${each.join('')}</g>`
}

/** ଶୁଭ, shubha, auspicious: the word the name comes from. To be checked by a native reader. */
export function shubha(x: number, y: number, size: number, fill: string): string {
  return `<text x="${x}" y="${y}" font-family="Anek Odia Variable" font-weight="800" font-size="${size}" fill="${fill}" text-anchor="middle">ଶୁଭ</text>`
}

const drop = (id: string, dx: number, dy: number, blur: number, colour: string, opacity: number): string =>
  `<filter id="${id}" x="-50%" y="-50%" width="220%" height="220%"><feDropShadow dx="${dx}" dy="${dy}" stdDeviation="${blur}" flood-color="${colour}" flood-opacity="${opacity}"/></filter>`

/** Three heights of paper: `low` lies almost flat, `mid` is one board up, `high` stands off the wall. */
export const shadows = `<defs>${drop('low', 3, 5, 3, '#4A1200', 0.5)}${drop('mid', 6, 10, 6, '#0A1A14', 0.45)}${drop('high', 12, 20, 13, '#0A1A14', 0.5)}</defs>`
