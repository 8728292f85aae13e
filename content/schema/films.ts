import { z } from 'zod'
import { nearest } from '../validation/nearest'
import { COUNTS } from './counts'
import { knownPortfolioFilm } from './known'
import { hex, id, sample, text } from './parts'

const film = z.strictObject({
  /** Its name in media/films.json, and of its poster: films/<id>. */
  id: knownPortfolioFilm,
  name: text,
  client: text,
  services: text,
  objective: text,
  /** What happens in it; also the poster's alternative text. */
  description: text,
  /** The film's own colour: its fringe, where it hangs on the rod. */
  colour: hex,
})

const group = z.array(film).length(COUNTS.filmsPerGroup)

/** The twelve sample films in their two groups, and the three that open the AV page (AV-1). */
export const films = z
  .strictObject({ sample, landscape: group, portrait: group, showcase: z.array(id).length(3) })
  .superRefine(({ landscape, portrait, showcase }, context) => {
    const known = [...landscape, ...portrait].map((one) => one.id)
    showcase.forEach((id, index) => {
      if (known.includes(id)) return
      const near = nearest(id, known)
      const message = `no film “${id}” stands in the two groups${near === undefined ? '' : `; did you mean “${near}”?`}`
      context.addIssue({ code: 'custom', path: ['showcase', index], message })
    })
  })
