import { randomUUID } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { films } from '../../../content/load/manifest.server'
import { findSchema } from '../../../content/schema/files'
import { readCaptions, writeCaptions } from '../captions/captions'
import { type Change, isList, isRecord, type Path, type Value, valueAt } from '../change'
import { filesOfCaptions } from '../films/film-files'
import { rebroken } from '../form/breaks'
import { describeForm } from '../form/describe'
import type { Field } from '../form/field'
import { pathInWords } from '../form/titles'
import { editText } from '../text/edit-text'
import { places } from './places'
import type { Store } from './store'

/** Words that a visitor reads or hears and that contain what is searched. */
export interface FoundWords {
  id: string
  /** The content file that has them; for captions, the one that lists the films. */
  file: string
  path: Path
  where: string
  words: string
}

/** Words in a content file, and the change that gives them others. */
interface Words {
  path: Path
  words: string
  change: (replace: (words: string) => string) => Change
}

const linesOf = (value: Value | undefined) => (isList(value) ? value.map(String) : [])

/** Every text of a file that is words: not the names of pages, pictures and films, nor the list of samples. */
function* wordsIn(field: Field, value: Value | undefined, path: Path = []): Generator<Words> {
  if (field.type === 'words' && (!field.kind || field.kind === 'address') && typeof value === 'string')
    yield { path, words: value, change: (replace) => ({ op: 'set', path, value: replace(value) }) }
  else if (field.type === 'record' && field.kind === 'headline') {
    const [wide, narrow] = ['wide', 'narrow'].map((name) => linesOf(valueAt(value, [name])))
    const words = (wide ?? []).join(' ')
    const broken = (lines: readonly string[] = [], next: string) => rebroken([next], lines)
    yield {
      path,
      words,
      change: (replace) => ({
        op: 'set',
        path,
        value: { wide: broken(wide, replace(words)), narrow: broken(narrow, replace(words)) },
      }),
    }
  } else if (field.type === 'record')
    for (const one of field.fields) yield* wordsIn(one, valueAt(value, [one.name]), [...path, one.name])
  else if (field.type === 'list' && field.kind !== 'samples' && isList(value))
    for (const [at, one] of value.entries()) yield* wordsIn(field.entry, one, [...path, at])
  else if (field.type === 'named' && isRecord(value))
    for (const [name, one] of Object.entries(value)) yield* wordsIn(field.entry, one, [...path, name])
  else if (field.type === 'union') {
    const option = field.options.find((one) => one.value === valueAt(value, [field.by]))
    for (const one of option?.fields ?? [])
      yield* wordsIn(one, valueAt(value, [one.name]), [...path, one.name])
  }
}

function wordsOfFile(store: Store, file: string): Words[] {
  const schema = findSchema(file)
  return schema ? [...wordsIn(describeForm(schema), store.data(file))] : []
}

/** Captions of all films, with their place in the file. */
const captionsOf = (home: string) =>
  Object.entries(films()).flatMap(([film, { captions }]) => {
    if (!captions) return []
    const cues = readCaptions(readFileSync(join(home, `media/files${captions}`), 'utf8'))
    return [{ film, cues }]
  })

const idOf = (file: string, path: Path) => [file, ...path].join(' ')
const pattern = (search: string) => new RegExp(search.replaceAll(/[\\^$.*+?()[\]{}|]/g, '\\$&'), 'gi')

/** Replaces what is searched and keeps its capitals. In addresses, such as `hello@bandha.in`, spaces go too. */
export const replaced = (words: string, search: string, by: string): string =>
  words.replaceAll(pattern(search), (found) => {
    if (found === search) return by
    if (found === found.toUpperCase()) return by.toUpperCase()
    if (found !== found.toLowerCase()) return by
    return /[@/]/.test(words) ? by.toLowerCase().replaceAll(/\s+/g, '') : by.toLowerCase()
  })

/** Everything that contains what is searched, whatever its capitals, file by file. */
export function findWords(store: Store, home: string, search: string): FoundWords[] {
  const wanted = search.trim().toLowerCase()
  if (!wanted) return []
  const isFound = (words: string) => words.toLowerCase().includes(wanted)
  const inContent = places(store.data).flatMap(({ file }) =>
    wordsOfFile(store, file)
      .filter(({ words }) => isFound(words))
      .map(({ path, words }) => {
        const where = pathInWords(path, store.data(file))
        return { id: idOf(file, path), file, path, where, words }
      }),
  )
  const inCaptions = captionsOf(home).flatMap(({ film, cues }) =>
    cues.flatMap(({ words }, at) =>
      isFound(words)
        ? [
            {
              id: idOf(film, [at]),
              file: 'films.yaml',
              path: [],
              where: `Caption ${at + 1} of ${film}`,
              words,
            },
          ]
        : [],
    ),
  )
  return [...inContent, ...inCaptions]
}

/** Replaces what is searched in the chosen places, as one step of Undo. Returns the content files that changed. */
export function replaceWords(
  store: Store,
  home: string,
  { search, by, ids }: { search: string; by: string; ids: readonly string[] },
): string[] {
  const group = randomUUID()
  const label = `“${search}” replaced by “${by}”`
  const replace = (words: string) => replaced(words, search, by)
  const texts = new Map<string, string>()
  for (const { file } of places(store.data)) {
    const chosen = wordsOfFile(store, file).filter(
      ({ path, words }) => ids.includes(idOf(file, path)) && replace(words) !== words,
    )
    const text = chosen.reduce((all, { change }) => editText(all, change(replace)), store.readText(file))
    if (chosen.length) texts.set(file, text)
  }
  store.rewrite(label, group, texts)
  for (const { film, cues } of captionsOf(home)) {
    const next = cues.map((cue, at) =>
      ids.includes(idOf(film, [at])) ? { ...cue, words: replace(cue.words) } : cue,
    )
    if (next.some(({ words }, at) => words !== cues[at]?.words))
      store.journal.write(label, group, filesOfCaptions(film, writeCaptions(next)))
  }
  return [...texts.keys()]
}
