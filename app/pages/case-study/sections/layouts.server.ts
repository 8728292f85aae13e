/** A square in a mosaic of four columns; every second column hangs lower. */
export type MosaicCell = '' | 'large' | 'lower' | 'large lower'

/** Blocks that fill the four columns, by how many squares they take; a large one has four cells. */
const blocks: Record<2 | 4 | 5, readonly MosaicCell[]> = {
  2: ['large', 'large lower'],
  4: ['', 'lower', '', 'lower'],
  5: ['large', '', 'lower', '', 'lower'],
}

type Block = keyof typeof blocks

/**
 * Blocks of five and two alternate. The end of a mosaic, by the remainder of a division by seven: without a hole from four
 * squares on.
 */
const body: readonly Block[] = [5, 2]
const endings: readonly (readonly Block[])[] = [[], [4, 4], [2], [5, 5], [4], [5], [4, 2]]

/** The cells of `count` squares (CASE-6). */
export function layOutMosaic(count: number): MosaicCell[] {
  const ending = endings[count % 7] ?? []
  const inEnding = ending.reduce<number>((sum, size) => sum + size, 0)
  const times = Math.max(0, (count - inEnding) / 7)
  const sizes = [...Array.from({ length: times }, () => body).flat(), ...ending]
  return sizes.flatMap((size) => blocks[size]).slice(0, count)
}

/** The layout of figures, as style properties (figures.module.css). */
export interface FigureThreads {
  '--columns': number
  /** Columns of the last figure. */
  '--last': number
}

/** Up to five figures hang on one thread, more on two; the second thread is as long as the first. */
export function layOutFigures(count: number): FigureThreads {
  const rows = count > 5 ? 2 : 1
  const last = rows === 2 && count % 2 === 1 ? 2 : 1
  return { '--columns': Math.ceil(count / rows), '--last': last }
}

/** The width of a film: across the page, half of it, a third; on phones the whole screen or half of it (films.css). */
export type FilmWidth = 'whole' | 'half' | 'third'

/** One wide film across the page, then two side by side, and so on; a last single one takes the whole width. */
const wideFilm = (index: number, count: number): FilmWidth =>
  index % 3 === 0 || (index % 3 === 1 && index === count - 1) ? 'whole' : 'half'

/** On phones the first tall film takes the whole width, then come pairs, and a last single one takes the whole width again. */
const tallOnPhone = (index: number, count: number): FilmWidth =>
  index === 0 || (index === count - 1 && index % 2 === 1) ? 'whole' : 'half'

interface Shaped {
  film: { width: number; height: number }
}

/** The wide films and the tall ones, each with its width. */
export function layOutFilms<Film extends Shaped>(films: Film[]) {
  const wide = films.filter(({ film }) => film.width > film.height)
  const tall = films.filter(({ film }) => film.width <= film.height)
  return {
    wide: wide.map((film, index) => {
      const width = wideFilm(index, wide.length)
      return { ...film, width, onPhone: width }
    }),
    tall: tall.map((film, index) => ({
      ...film,
      width: 'third' as const,
      onPhone: tallOnPhone(index, tall.length),
    })),
  }
}
