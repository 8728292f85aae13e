import { phone } from '~/breakpoints'
import { contentWidth } from '~/components/picture/row-share'

/** Where a film stands, and how wide it is there (films.module.css): a wide one alone or beside another; three tall ones, two on phones. */
const sizesOf = {
  alone: `${phone} 95vw, ${contentWidth}`,
  paired: `${phone} 95vw, calc((${contentWidth} - 2rem) / 2)`,
  tall: `${phone} 47vw, calc((${contentWidth} - 2rem) / 3)`,
}

export type FilmPlace = keyof typeof sizesOf

/** One wide film across the page, then two beside each other, and so on; one that is left over stands alone. */
const widePlace = (index: number, count: number): FilmPlace =>
  index % 3 === 0 || (index % 3 === 1 && index === count - 1) ? 'alone' : 'paired'

interface Shaped {
  film: { width: number; height: number }
}

/** The wide films and the tall ones, each with its place. */
export function withFilmPlaces<Film extends Shaped>(films: Film[]) {
  const wide = films.filter(({ film }) => film.width > film.height)
  const tall = films.filter(({ film }) => film.width <= film.height)
  const placed = (film: Film, place: FilmPlace) => ({ ...film, place, sizes: sizesOf[place] })
  return {
    wide: wide.map((film, index) => placed(film, widePlace(index, wide.length))),
    tall: tall.map((film) => placed(film, 'tall')),
  }
}
