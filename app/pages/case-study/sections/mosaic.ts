/** How a square stands in a mosaic of four columns; every second column hangs lower. */
export type MosaicPlace = '' | 'large' | 'lower' | 'large lower'

/** Blocks that fill the four columns, by how many squares they take; a large one has four cells. */
const blocks: Record<2 | 4 | 5, readonly MosaicPlace[]> = {
  2: ['large', 'large lower'],
  4: ['', 'lower', '', 'lower'],
  5: ['large', '', 'lower', '', 'lower'],
}

type Block = keyof typeof blocks

/** Five and two, over and over. How a mosaic ends, by what a division by seven leaves: from four squares on, without a hole. */
const whole: readonly Block[] = [5, 2]
const endings: readonly (readonly Block[])[] = [[], [4, 4], [2], [5, 5], [4], [5], [4, 2]]

/** Where each of `count` squares stands (CASE-6). */
export function mosaicPlaces(count: number): MosaicPlace[] {
  const ending = endings[count % 7] ?? []
  const inEnding = ending.reduce<number>((sum, size) => sum + size, 0)
  const times = Math.max(0, (count - inEnding) / 7)
  const sizes = [...Array.from({ length: times }, () => whole).flat(), ...ending]
  return sizes.flatMap((size) => blocks[size]).slice(0, count)
}
