import { unknownName, wordmarkKind } from '../schema/known'
import { logos as logosSchema, testimonials as testimonialsSchema } from '../schema/shared'
import { ContentError } from '../validation/problem'
import { wordmarks } from './manifest.server'
import { readContent } from './read.server'
import { woven } from './woven.server'

/** The testimonials with their portraits (TESTI). */
export function testimonials() {
  return readContent('testimonials.yaml', testimonialsSchema).testimonials.map((one) => ({
    ...one,
    portrait: woven(one.portrait),
  }))
}

/**
 * The logo wall, row by row (HOME-6).
 * @throws where a wordmark is missing in media/wordmarks.json
 */
export function logoRows() {
  const drawn = wordmarks()
  return readContent('logos.yaml', logosSchema).rows.map((row) =>
    row.map(({ id, name }) => {
      const wordmark = drawn[id]
      if (!wordmark)
        throw new ContentError([{ file: 'content/logos.yaml', text: unknownName(id, wordmarkKind) }])
      return { id, name, src: wordmark.src, width: wordmark.width, height: wordmark.height }
    }),
  )
}
