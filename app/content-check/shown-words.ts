import { parseYaml } from '~content/validation/parsed'
import { fieldOf, lineOf } from '~content/validation/places'

/** Words of a content file that a page may show, and where they stand. */
export interface ShownWords {
  file: string
  line: number
  field: string
  words: string
}

type Path = readonly (string | number)[]

/** Every string in the data of a content file. */
export function* textsIn(value: unknown, path: Path = []): Generator<{ words: string; path: Path }> {
  if (typeof value === 'string') yield { words: value, path }
  else if (value !== null && typeof value === 'object')
    for (const [name, one] of Object.entries(value))
      yield* textsIn(one, [...path, Array.isArray(value) ? Number(name) : name])
}

/** Every word of a content file but for notes and the list of samples, which no page shows. */
export function shownWords(file: string, text: string): ShownWords[] {
  const parsed = parseYaml(text)
  return [...textsIn(parsed.document.toJS())]
    .filter(({ path: [first] }) => first !== 'sample')
    .map(({ words, path }) => ({ file, line: lineOf(parsed, path), field: fieldOf(path), words }))
}
