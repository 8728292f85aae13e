import { phone, phoneOrTablet } from '~/breakpoints'

/** How many share a row with one of `count`: rows are full, and those left over share the last. */
function abreast(index: number, count: number, full: number): number {
  const left = count % full
  return index < count - left ? full : left
}

/**
 * How wide a picture in the row is drawn, in the syntax of `sizes`: it covers a place whose height modelled.module.css gives.
 * On tablets the first has a row of its own, the others stand in pairs. `ratio` is width by height.
 */
export function modelledSizes(index: number, count: number, ratio: number): string {
  const drawn = (inRow: number, height: number) => `${Math.floor(Math.max(100 / inRow, height * ratio))}vw`
  const wide = drawn(abreast(index, count, 3), 31)
  const tablet = index === 0 ? drawn(1, 75) : drawn(abreast(index - 1, count - 1, 2), 50)
  return `${phone} ${index === 0 ? drawn(1, 75) : '100vw'}, ${phoneOrTablet} ${tablet}, ${wide}`
}
