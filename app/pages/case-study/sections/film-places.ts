import { phone } from '~/breakpoints'
import { contentWidth } from '~/components/picture/row-share'

/** Where a film stands (films.css), and how wide it is there: a wide one alone or beside another, three tall ones. */
const widthOf = {
  alone: '100vw',
  paired: `calc((${contentWidth} - 2rem) / 2)`,
  third: `calc((${contentWidth} - 2rem) / 3)`,
}

/** On phones one is as wide as the screen, or stands beside another. */
const widthOnPhone = { screen: '100vw', paired: '50vw' }

export type FilmPlace = keyof typeof widthOf
export type FilmOnPhone = keyof typeof widthOnPhone

/** One wide film across the page, then two beside each other, and so on; one that is left over stands alone. */
const widePlace = (index: number, count: number): FilmPlace =>
  index % 3 === 0 || (index % 3 === 1 && index === count - 1) ? 'alone' : 'paired'

/** On phones a wide film that stands alone has the whole screen. */
const wideOnPhone = (index: number, count: number): FilmOnPhone =>
  widePlace(index, count) === 'alone' ? 'screen' : 'paired'

/** On phones the first tall film has the whole screen, then come pairs, and one that is left over has the screen again. */
const tallOnPhone = (index: number, count: number): FilmOnPhone =>
  index === 0 || (index === count - 1 && index % 2 === 1) ? 'screen' : 'paired'

interface Shaped {
  film: { width: number; height: number }
}

/** The wide films and the tall ones, each with its place. */
export function withFilmPlaces<Film extends Shaped>(films: Film[]) {
  const wide = films.filter(({ film }) => film.width > film.height)
  const tall = films.filter(({ film }) => film.width <= film.height)
  const placed =
    (place: typeof widePlace, placeOnPhone: typeof tallOnPhone) =>
    (film: Film, index: number, all: Film[]) => {
      const [at, onPhone] = [place(index, all.length), placeOnPhone(index, all.length)]
      return { ...film, place: at, onPhone, sizes: `${phone} ${widthOnPhone[onPhone]}, ${widthOf[at]}` }
    }
  return {
    wide: wide.map(placed(widePlace, wideOnPhone)),
    tall: tall.map(placed(() => 'third', tallOnPhone)),
  }
}
