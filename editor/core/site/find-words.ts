import { randomUUID } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { films } from '../../../content/load/manifest.server'
import { readCaptions, writeCaptions } from '../captions/captions'
import { type Change, isList, type Path, type Value, valueAt } from '../change'
import { captionFiles, filmsOnSite } from '../films/film-files'
import { rebroken } from '../form/breaks'
import { fieldsIn } from '../form/fields-in'
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

const readLines = (value: Value | undefined) => (isList(value) ? value.map(String) : [])

/** Every text of a file that is words: not the names of pages, pictures and films, nor the list of samples. */
function* wordsIn(store: Store, file: string): Generator<Words> {
  for (const { field, path, value } of fieldsIn(file, store.data(file)))
    if (field.type === 'words' && (!field.kind || field.kind === 'address') && typeof value === 'string')
      yield { path, words: value, change: (replace) => ({ op: 'set', path, value: replace(value) }) }
    else if (field.type === 'record') {
      const [wide = [], narrow = []] = ['wide', 'narrow'].map((name) => readLines(valueAt(value, [name])))
      const words = wide.join(' ')
      yield {
        path,
        words,
        change: (replace) => {
          const next = [replace(words)]
          return { op: 'set', path, value: { wide: rebroken(next, wide), narrow: rebroken(next, narrow) } }
        },
      }
    }
}

/** Captions of all films, with their place in the file. */
const readAllCaptions = (home: string) =>
  Object.entries(films()).flatMap(([film, { captions }]) => {
    if (!captions) return []
    const cues = readCaptions(readFileSync(join(home, `media/files${captions}`), 'utf8'))
    return [{ film, cues }]
  })

const wordsId = (file: string, path: Path) => [file, ...path].join(' ')
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
    [...wordsIn(store, file)]
      .filter(({ words }) => isFound(words))
      .map(({ path, words }) => {
        const where = pathInWords(path, store.data(file))
        return { id: wordsId(file, path), file, path, where, words }
      }),
  )
  const filmTitles = new Map(filmsOnSite(store.data).map(({ id, title }) => [id, title]))
  const inCaptions = readAllCaptions(home).flatMap(({ film, cues }) =>
    cues.flatMap(({ words }, at) => {
      const where = `Caption ${at + 1} of ${filmTitles.get(film)}`
      return isFound(words) ? [{ id: wordsId(film, [at]), file: 'films.yaml', path: [], where, words }] : []
    }),
  )
  return [...inContent, ...inCaptions]
}

/** Replaces what is searched in the chosen places, as one step of Undo. Returns the files that changed, and what Undo calls it. */
export function replaceWords(
  store: Store,
  home: string,
  { search, by, ids }: { search: string; by: string; ids: readonly string[] },
): { files: string[]; label: string } {
  const group = randomUUID()
  const label = `“${search}” replaced by “${by}”`
  const replace = (words: string) => replaced(words, search, by)
  const texts = new Map<string, string>()
  for (const { file } of places(store.data)) {
    const chosen = [...wordsIn(store, file)].filter(
      ({ path, words }) => ids.includes(wordsId(file, path)) && replace(words) !== words,
    )
    const text = chosen.reduce((all, { change }) => editText(all, change(replace)), store.readText(file))
    if (chosen.length) texts.set(file, text)
  }
  store.rewrite(label, group, texts)
  for (const { film, cues } of readAllCaptions(home)) {
    const next = cues.map((cue, at) =>
      ids.includes(wordsId(film, [at])) ? { ...cue, words: replace(cue.words) } : cue,
    )
    if (next.some(({ words }, at) => words !== cues[at]?.words))
      store.journal.write(label, group, captionFiles(film, writeCaptions(next)))
  }
  return { files: [...texts.keys()], label }
}
