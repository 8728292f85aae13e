import { wordmarks } from '~content/load/manifest.server'
import { readContent } from '~content/load/read.server'
import { unknownName, wordmarkKind } from '~content/schema/known'
import { logos as logosSchema } from '~content/schema/shared'
import { ContentError } from '~content/validation/problem'

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
