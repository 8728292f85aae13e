import { z } from 'zod'
import { films as encodedFilms } from '../load/manifest.server'
import { nearest } from '../validation/nearest'
import { knownPortfolioFilm } from './known'
import { RANGES, ranged } from './lists'
import { hex, sample, sentenceWith, text } from './parts'

/** Another still of a film, where there is one in media/pictures.json: the AV page opens with it, since the poster stands below. */
export const openingStill = (id: string) => `films/${id}-opening`

const film = z.strictObject({
  /** Its name in media/films.json, and of its poster: films/<id>. */
  id: knownPortfolioFilm,
  name: text,
  /** Its title, over the name. */
  title: text.optional(),
  client: text,
  services: text,
  objective: text,
  /** What happens in it; also the poster's alternative text. */
  description: text,
  /** The film's own colour: its fringe, where it hangs on the rod. */
  colour: hex,
})

const group = ranged(film, RANGES.films, 'id')

/** The films of the portfolio in their two groups, and those that open the AV page (AV-1). */
export const films = z
  .strictObject({
    sample,
    landscape: group,
    portrait: group,
    showcase: ranged(knownPortfolioFilm, RANGES.showcase),
    /** What the button on a film does, and what it says where the film does not come. */
    play: sentenceWith('name'),
    pause: sentenceWith('name'),
    failed: text,
    /** Beside the name under a film: how long it is. */
    length: sentenceWith('seconds'),
  })
  .superRefine(({ landscape, portrait, showcase }, context) => {
    portrait.forEach(({ id }, index) => {
      if (!landscape.some((one) => one.id === id)) return
      const message = `“${id}” stands in the other group too; take one out`
      context.addIssue({ code: 'custom', path: ['portrait', index, 'id'], message })
    })
    const known = [...landscape, ...portrait].map((one) => one.id)
    showcase.forEach((id, index) => {
      // One that is no film at all is told by its own rule.
      if (known.includes(id) || !(id in encodedFilms())) return
      const near = nearest(id, known)
      const message = `no film “${id}” stands in the two groups${near === undefined ? '' : `; did you mean “${near}”?`}`
      context.addIssue({ code: 'custom', path: ['showcase', index], message })
    })
  })
