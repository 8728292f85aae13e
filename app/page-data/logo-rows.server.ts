import { fillIn } from '~/fill-in'
import { wordmarks } from '~content/load/manifest.server'
import { readContent } from '~content/load/read.server'
import { logos as logosSchema } from '~content/schema/collections'
import { describeUnknownName, wordmarkKind } from '~content/schema/known'
import { ContentError } from '~content/validation/problem'

/** Fewer logos make fewer rows: a row of one or two would repeat them constantly. */
const ROWS = 3
const LEAST_IN_ROW = 5

/** Spreads items over rows in order; the sizes of rows differ by at most one. */
export function spread<Thing>(things: readonly Thing[]): Thing[][] {
  const count = Math.max(1, Math.min(ROWS, Math.floor(things.length / LEAST_IN_ROW)))
  const start = (row: number) => Math.ceil((row * things.length) / count)
  return Array.from({ length: count }, (_, row) => things.slice(start(row), start(row + 1)))
}

/**
 * The logo wall, row by row (HOME-6).
 * @throws if a wordmark is missing in media/wordmarks.json
 */
export function logoWall(heading: string) {
  const drawn = wordmarks()
  const { logos: named, pause, row } = readContent('logos.yaml', logosSchema)
  const logos = named.map(({ id, name }) => {
    const wordmark = drawn[id]
    if (!wordmark)
      throw new ContentError([{ file: 'content/logos.yaml', text: describeUnknownName(id, wordmarkKind) }])
    return { name, src: wordmark.src, width: wordmark.width, height: wordmark.height }
  })
  const rows = spread(logos).map((logos, index) => ({ label: fillIn(row, { number: index + 1 }), logos }))
  return { heading, pause, rows }
}
