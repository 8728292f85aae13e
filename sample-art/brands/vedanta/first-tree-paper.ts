import { hills } from './noise'

/** Sheets of cut paper lie on each other: the light comes from the upper right, so that each throws its shadow to the lower left. */
export const paperShadows = `<defs>${[
  ['thin', 3, 4, 3.5, 0.4],
  ['sheet', 9, 9, 7, 0.5],
  ['board', 20, 13, 10, 0.58],
]
  .map(
    ([id, left, down, blur, dark]) =>
      `<filter id="${id}" x="-20%" y="-20%" width="140%" height="150%"><feDropShadow dx="-${left}" dy="${down}" stdDeviation="${blur}" flood-color="#1E0604" flood-opacity="${dark}"/></filter>`,
  )
  .join('')}</defs>`

/** Parts of one sheet, which throw one shadow together. */
export const cutOut = (parts: string, lifted: 'thin' | 'sheet' | 'board'): string =>
  `<g filter="url(#${lifted})">${parts}</g>`

/** Points as the part of a path that follows its first M or L. */
export const along = (points: readonly (readonly [number, number])[]): string =>
  points.map(([x, y]) => `${x.toFixed(1)} ${y.toFixed(1)}`).join('L')

/** Foliage cut with scissors: round lobes of unequal size about (x, y). */
export function foliage(x: number, y: number, rx: number, ry: number, seed: number, lobes = 11): string {
  const points = Array.from({ length: 180 }, (_, i): [number, number] => {
    const a = (i / 180) * Math.PI * 2
    const drift = hills(2 + Math.cos(a) * 1.2, 2 + Math.sin(a) * 1.2, seed) - 0.47
    const lobe = Math.abs(Math.sin((a * lobes) / 2 + drift * 5 + seed))
    const k = 0.92 + 0.1 * Math.sqrt(lobe) + drift * 0.3
    return [x + Math.cos(a) * rx * k, y + Math.sin(a) * ry * k]
  })
  return `M${along(points)}Z`
}
