import { films, pictures, wordmarks, wovenPictures } from '../../../content/load/manifest.server'
import { fullPictureName } from '../../../content/schema/study-pictures'
import { isList, isRecord, type Path, type Value } from '../change'
import type { Kind } from '../form/describe'
import { namedIn } from '../form/fields-in'

/** Something of content that can be seen on a page, and its path. */
export interface Shown {
  file: string
  path: Path
  /** The words, as the page shows them. */
  text?: string
  /** How the address of the picture begins. */
  src?: string
}

/** The same for people: `Members › Smruti Rath › Role`. */
export interface ShownInWords extends Shown {
  where: string
}

/** Not on the page: what only search engines read, and notes for the editor. */
const unseen = new Set(['head', 'sample'])

/** Where something of this name lies, by what its field names: a film and a logo may have one name. */
function sources(file: string, data: Value) {
  const study = /^projects\/(.+)\.yaml$/.exec(file)?.[1] ?? ''
  const [drawn, woven, marks, moving] = [pictures(), wovenPictures(), wordmarks(), films()]
  const kinds = new Map([...namedIn(file, data)].map(({ path, kind }) => [path.join('.'), kind]))
  const findAddress = (name: string, kind: Kind | undefined) => {
    if (kind === 'film') return moving[name]?.files[0]?.src
    if (kind === 'wordmark') return marks[name]?.src
    return (drawn[name] ?? drawn[fullPictureName(study, name)])?.base ?? woven[name]?.src
  }
  return (name: string, path: Path): string | undefined =>
    findAddress(name, kinds.get(path.join('.')))?.split('.')[0]
}

const isHeadline = (value: Value): value is { wide: readonly string[]; narrow: readonly string[] } =>
  isRecord(value) && isList(value.wide) && isList(value.narrow)

/** Every word and picture of a content file that a page may show. */
export function* shownIn(
  file: string,
  value: Value,
  path: Path = [],
  findSource = sources(file, value),
): Generator<Shown> {
  if (typeof value === 'string') {
    const src = findSource(value, path)
    yield { file, path, text: value, ...(src && { src }) }
  } else if (isHeadline(value)) yield { file, path, text: value.wide.join(' ') }
  else if (isList(value)) {
    if (value.length > 1 && value.every((one) => typeof one === 'string'))
      yield { file, path, text: value.join(' ') }
    for (const [at, one] of value.entries()) yield* shownIn(file, one, [...path, at], findSource)
  } else if (isRecord(value))
    for (const [name, one] of Object.entries(value)) {
      if (path.length === 0 && unseen.has(name)) continue
      const src = path[0] === 'pictures' ? findSource(name, [...path, name]) : undefined
      if (src) yield { file, path: [...path, name], src }
      yield* shownIn(file, one, [...path, name], findSource)
    }
}
