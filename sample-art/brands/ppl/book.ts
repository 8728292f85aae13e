/** PPL: the baseline is the soil. Palette and lettering. */
export const paddy = '#1F7A3D'
export const sky = '#CFE8F7'
/** The sky where a picture stands on the page's own blue: first light, seen from the field. */
export const morning = '#FCE3A6'
export const soil = '#3B1F16'
export const root = '#FFFDF3'
export const nitrogen = '#2457C5'
export const phosphorus = '#EF6C2A'
export const potash = '#F5C518'

/** Tones of the same pots: young leaf, ripe husk, strata from the top down. */
export const leafGreen = '#7CC242'
export const husk = '#E3A90E'
export const strata = [soil, '#4A281B', '#583222', '#68402C', '#7A4E37'] as const

interface Setting {
  size: number
  fill: string
  anchor?: 'start' | 'middle' | 'end'
  leading?: number
}

/** Lines of Tilt Warp, the first on the baseline y. */
export function lines(words: string[], x: number, y: number, setting: Setting): string {
  const { size, fill, anchor = 'start', leading = 1.14 } = setting
  const each = words.map((line, i) => `<text x="${x}" y="${y + i * size * leading}">${line}</text>`)
  return `<g font-family="Tilt Warp" font-size="${size}" fill="${fill}" text-anchor="${anchor}">${each.join('')}</g>`
}
