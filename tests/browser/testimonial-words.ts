import { fillIn } from '~/fill-in'
import { words } from '../words'

export const { testimonials: people, spoken } = words.testimonials

/** The one with which the carousel starts: the second, if there is one (TESTI-1). */
export const startingPlace = Math.min(1, people.length - 1)

/** The place of the speaker so many turns after the start; after the last comes the first. */
export const placeAfter = (turns: number) => (startingPlace + turns) % people.length

/** What the speaker so many turns after the start is called for those who hear the page. */
export const slideLabel = (turns: number) =>
  fillIn(spoken.count, { number: placeAfter(turns) + 1, total: people.length })
