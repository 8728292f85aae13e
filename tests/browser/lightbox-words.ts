import { sentencePattern, words } from '../words'

const { count, title, previous, next, close } = words.caseStudy.lightbox

/** What a picture shown large and its buttons are called (CASE-8). */
export const lightboxWords = { title, previous, next, close }

/** What the lightbox says of a picture of any number of pictures, e.g. `2 of 6`, or of this number. */
export const placeName = (number: number, total?: number): RegExp =>
  sentencePattern(
    count
      .replace('{number}', String(number))
      .replace('{total}', total === undefined ? '{total}' : String(total)),
  )
