import { z } from 'zod'
import { films as encodedFilms } from '../load/manifest.server'
import { didYouMean } from '../validation/nearest'
import { knownPortfolioFilm } from './known'
import { RANGES, ranged } from './lists'
import { hex, sample, sentenceWith, text } from './parts'

/** Another still of a film, if media/pictures.json has one: the AV page opens with it, because the poster is below. */
export const openingStill = (id: string) => `films/${id}-opening`

const film = z.strictObject({
  /** Its name in media/films.json, and of its poster: films/<id>. */
  id: knownPortfolioFilm,
  name: text,
  /** Its title, above the name. */
  title: text.optional(),
  client: text,
  services: text,
  objective: text,
  /** A description of the film; also the poster's alternative text. */
  description: text,
  /** The film's own colour, for the fringe below it. */
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
    /** Labels of a film's button, and its message if the film does not load. */
    play: sentenceWith('name'),
    pause: sentenceWith('name'),
    failed: text,
    /** The film's length, beside its name. */
    length: sentenceWith('seconds'),
  })
  .superRefine(({ landscape, portrait, showcase }, context) => {
    portrait.forEach(({ id }, index) => {
      if (!landscape.some((one) => one.id === id)) return
      const message = `“${id}” is in the other group too; take one out`
      context.addIssue({ code: 'custom', path: ['portrait', index, 'id'], message })
    })
    const known = [...landscape, ...portrait].map((one) => one.id)
    showcase.forEach((id, index) => {
      // A value that is not a film is refused by its own rule.
      if (known.includes(id) || !(id in encodedFilms())) return
      const message = `no film “${id}” is in the two groups${didYouMean(id, known)}`
      context.addIssue({ code: 'custom', path: ['showcase', index], message })
    })
  })
