/** Avante: homes that step forward. Palette, wordmark and lettering of the brand book. */
export const cobalt = '#1B3FD6'
export const night = '#0C1B57'
export const coral = '#FF6B3D'
export const peach = '#FFC9A6'
export const plaster = '#F3E9DC'
export const rose = '#F29BA6'

/** Three tones of one colour: top, left face and right face of a volume, as one low sun gives them. */
export interface Tones {
  top: string
  left: string
  right: string
}

export const tones = {
  peach: { top: '#FFD9BF', left: '#FFB48A', right: '#E88A63' },
  coral: { top: '#FF9A73', left: coral, right: '#D14A22' },
  cobalt: { top: '#5C83FF', left: cobalt, right: '#11298F' },
  plaster: { top: '#FFFBF2', left: plaster, right: '#D9C6AE' },
  night: { top: '#2B3F97', left: '#16267A', right: night },
  rose: { top: '#FFC6CB', left: rose, right: '#CF7080' },
} satisfies Record<string, Tones>

const letters =
  'M41.5,-76.5l25.8,74.6h7.9v1.9h-43.1c0,0 0,-19 0,-19c0,-3.9 3.1,-7 7,-7c3.9,0 7,3.1 7,7v17.1h8.5l-6.5,-20.1h4.1l-4.3,-14h-4.3l-8.4,-25.7l-9,25.7l-2,0l14.2,-40.5zM14.3,-1.9h10.6v1.9h-22v-1.9h9.2l7.1,-20.1h2.2zM144.6,-75v2h-8.8l-26.6,74.4h-3.7l-25.8,-74.4h-7.7v-2h31v2h-10.4l19.6,60.3l21.4,-60.3h-12.1v-2zM177.2,-76.5l25.7,74.6h7.9v1.9h-43.2c0,0 0,-19 0,-19c0,-3.9 3.1,-7 7,-7c3.9,0 7,3.1 7,7v17.1l8.5,0l-6.5,-20.1h4.1l-4.3,-14l-4.2,0l-8.3,-25.7l-9,25.7l-2.2,0l14.2,-40.5zM149.9,-1.9h10.6v1.9h-22.1v-1.9h9.3l7,-20.1l2.2,0zM293.4,-75v2h-10.5v74h-2.8l-46.3,-73.8v70.9h11.7v1.9h-24.1v-1.9h10.3v-71.1h-10.3v-2h24.4l35.1,56.7v-54.7h-11.5v-2zM319.6,0v-1.9h11v-71.1h-8.8c-2.9,0 -5.2,0.5 -7.1,1.5c-1.9,1 -3.3,2.4 -4.4,4.2c-1.1,1.9 -1.8,4.1 -2.3,6.6c-0.5,2.5 -0.8,5.4 -0.9,8.6h-2v-22.9h62.3v22.9h-1.9c-0.1,-3.2 -0.4,-6.1 -0.9,-8.6c-0.5,-2.5 -1.3,-4.7 -2.4,-6.6c-1.1,-1.8 -2.5,-3.2 -4.4,-4.2c-1.8,-1 -4.1,-1.5 -7,-1.5h-8.9v71.1h11v1.9zM378.1,0v-1.9h9v-71.1h-9v-2h54.5v20.5h-2c-0.1,-3.6 -0.8,-6.8 -1.9,-9.5c-1.2,-2.9 -3,-5.1 -5.5,-6.7c-2.4,-1.5 -5.6,-2.3 -9.5,-2.3h-15.3v33.2h5.1c1.9,0 3.7,-0.4 5.2,-1.1c1.5,-0.7 2.8,-1.8 3.7,-3.2c1,-1.5 1.6,-3.4 1.7,-5.6h2v22.3h-2c-0.1,-2.3 -0.7,-4.2 -1.7,-5.7c-0.9,-1.5 -2.2,-2.7 -3.7,-3.5c-1.5,-0.8 -3.3,-1.2 -5.2,-1.2h-5.1v35.9h14.2c4.6,0 8.3,-0.9 11,-2.6c2.7,-1.7 4.7,-4 6,-7.1c1.2,-3 1.9,-6.6 2,-10.9h2v22.5z'

/** The wordmark, `width` px wide, its top left corner at (x, y). It is 0.192 as high as wide. */
export function wordmark(x: number, y: number, width: number, fill: string): string {
  const scale = width / 436.7
  return `<g role="img" transform="translate(${x} ${y}) scale(${scale}) translate(0 79.5)" fill="${fill}"><path d="${letters}"/></g>`
}

interface Setting {
  size: number
  fill: string
  weight?: number
  anchor?: 'start' | 'middle' | 'end'
  leading?: number
  spacing?: number
}

/** Lines of Bodoni, the first on the baseline y. */
export function lines(words: string[], x: number, y: number, setting: Setting): string {
  const { size, fill, weight = 500, anchor = 'start', leading = 1.16, spacing = 0 } = setting
  const each = words.map((line, i) => `<text x="${x}" y="${y + i * size * leading}">${line}</text>`)
  return `<g font-family="Bodoni Moda Variable" font-weight="${weight}" font-size="${size}" fill="${fill}" text-anchor="${anchor}" letter-spacing="${spacing}">${each.join('')}</g>`
}

/** An upright arch whose foot stands on (x, y), as path data. */
export function arch(x: number, y: number, width: number, height: number): string {
  const r = width / 2
  return `M${x} ${y}V${y - height + r}A${r} ${r} 0 0 1 ${x + width} ${y - height + r}V${y}Z`
}
