import { isList, isRecord, type Path, type Value, valueAt } from '../change'
import words from './field-words.json' with { type: 'json' }

/** What fields are called in the form. One that is not listed is called by its own name, in words. */
export const titles: Readonly<Record<string, string>> = words.titles

/** A name in words: `emailExample` is `Email example`, `avante/key-card` is `Avante: key card`. */
export function inWords(name: string): string {
  const words = name
    .replace(/([a-z])([A-Z])/g, '$1 $2')
    .replaceAll(/[_-]/g, ' ')
    .replaceAll('/', ': ')
    .toLowerCase()
  return words.charAt(0).toUpperCase() + words.slice(1)
}

const kindTitles: Readonly<Record<string, string>> = words.kinds

/** @param around the name of the record or list around it: a name may mean something else there */
export const titleFor = (name: string, kind?: string, around = ''): string =>
  titles[`${around}.${name}`] ?? (kind && name && kindTitles[kind]) ?? titles[name] ?? inWords(name)

const entries: Readonly<Record<string, string>> = words.entries

/** What one entry of a list is called: `member`. */
export const entryKind = (list: string): string => entries[list] ?? 'entry'

const languages = new Intl.DisplayNames('en', { type: 'language' })

const choices: Readonly<Record<string, Readonly<Record<string, string>>>> = words.choices

const rows = ['Top', '', 'Bottom']
const columns = ['left', '', 'right']
const third = (percent: string | undefined) => Math.min(2, Math.floor(Number(percent) / 34))

/** `0% 50%` in words: `Left`. Nothing if it is no place in a picture. */
export function placeInWords(place: string): string | undefined {
  const [, x, y] = /^(\d+)% (\d+)%$/.exec(place) ?? []
  if (x === undefined) return undefined
  return inWords(`${rows[third(y)]} ${columns[third(x)]}`.trim() || 'middle')
}

/** Places in a picture that can be named. */
export const namedPlaces: readonly string[] = ['0%', '50%', '100%'].flatMap((y) =>
  ['0%', '50%', '100%'].map((x) => `${x} ${y}`),
)

/** What one choice of a field is called; `undefined` if it is called by its value. An empty value is none. */
export function choiceTitle(name: string, value: string): string | undefined {
  if (name === 'lang') return value ? languages.of(value) : 'English, like the page'
  if (name === 'focus' && value) return placeInWords(value)
  const words = choices[name]?.[value]
  if (words === undefined && name === 'typeface')
    return value.replaceAll('-', ' ').replaceAll(/\b[a-z]/g, (one) => one.toUpperCase())
  return words
}

/** What is said below a field of this name, if its title is not enough. */
const notes: Readonly<Record<string, string>> = words.notes

/** @param least characters that the words need: a description without a bound is no search engine's */
export const noteFor = (name: string, least = 0): string | undefined =>
  name === 'description' && least < 2 ? undefined : notes[name]

/** Short names, such as those of pictures. */
const isName = /^[a-z0-9]+(?:[/-][a-z0-9]+)*$/

const telling = ['name', 'title', 'heading', 'shown', 'label', 'lines', 'line', 'alt']
const SHORT = 46

const cut = (words: string) => (words.length > SHORT ? `${words.slice(0, SHORT - 1)}…` : words)

/** What a page, case study or service is called that a field names: some names are of both. */
export type TitleOfName = (name: string, field?: string) => string | undefined

/** Fields that name services, and fields that name films. */
const ofServices = ['leads', 'services']
const ofFilms = ['film', 'films', 'landscape', 'portrait', 'showcase']

export const titleOfNameIn =
  (
    places: readonly { file: string; path: string; title: string; isPage: boolean }[],
    films: readonly { id: string; title: string }[],
  ): TitleOfName =>
  (name, field = '') => {
    if (ofFilms.includes(field)) return films.find(({ id }) => id === name)?.title
    const folders = ofServices.includes(field) ? ['services', 'projects'] : ['projects', 'services']
    const found = folders.map((folder) => places.find(({ file }) => file === `${folder}/${name}.yaml`))
    return (found.find(Boolean) ?? places.find(({ isPage, path }) => isPage && path === name))?.title
  }

/** What a picture is called, by the case study or the film that it belongs to: `Lotus Ecobeach Resort: key fob`. */
export function titleOfPicture(name: string, titleOfName: TitleOfName): string {
  const [owner = '', own = ''] = name.split('/')
  if (owner === 'films') {
    const [, id = '', shape] = /^(.*?)(-portrait|-opening)?$/.exec(own) ?? []
    const film = titleOfName(id, 'film')
    if (film && shape === '-opening') return `Opening of ${film}`
    if (film) return `Poster of ${film}${shape ? ', for phones' : ''}`
  }
  const title = titleOfName(owner)
  return title && own ? `${title}: ${inWords(own).toLowerCase()}` : inWords(name)
}

/** What an entry of a list says of itself: its name or title, otherwise what kind it is. Its id is for addresses, not for people. */
function nameOfEntry(
  value: Readonly<Record<string, Value>>,
  titleOfName: TitleOfName = () => undefined,
): string | undefined {
  const kind = typeof value.kind === 'string' ? titleFor(value.kind) : ''
  const ofId = typeof value.id === 'string' ? titleOfName(value.id) : undefined
  for (const own of [ofId, ...telling.map((name) => value[name])]) {
    const words = isList(own) ? own.join(' ') : isRecord(own) ? entryTitle(own.wide ?? own, 0) : own
    if (typeof words === 'string' && words) return cut(kind ? `${kind}: ${words}` : words)
  }
  return kind || undefined
}

/** What an entry of a list is called while it is closed. */
export function entryTitle(value: Value | undefined, place: number, titleOfName?: TitleOfName): string {
  if (isList(value))
    return value.map((one) => entryTitle(one, 0, titleOfName)).join(', ') || `Row ${place + 1}`
  const own =
    typeof value === 'string'
      ? cut(titleOfName?.(value) ?? (isName.test(value) ? inWords(value) : value))
      : isRecord(value)
        ? nameOfEntry(value, titleOfName)
        : undefined
  return own || `Entry ${place + 1}`
}

/** What an entry of a list says of itself. Words and rows of pictures have no name: their number is shorter. */
function nameAt(path: Path, data: Value | undefined): string | undefined {
  const entry = valueAt(data, path)
  const name = isRecord(entry) ? nameOfEntry(entry) : undefined
  // Several may be of the same kind.
  const isKind = isRecord(entry) && name === titleFor(String(entry.kind))
  return isKind ? `${name} (${Number(path.at(-1)) + 1})` : name
}

/** The field that a path leads to, or whose entry it leads to. */
export const nameAround = (path: Path) => path.findLast((step) => typeof step === 'string')

/**
 * The path of a field, as the form calls it: `Members › Smruti Rath › Role`.
 * @param data what the file says: entries of lists are named by it, and counted if they say nothing
 */
export const pathInWords = (path: Path, data?: Value): string =>
  path
    .map((step, at) =>
      typeof step === 'number'
        ? (nameAt(path.slice(0, at + 1), data) ?? step + 1)
        : titleFor(step, undefined, nameAround(path.slice(0, at))),
    )
    .join(' › ')

/** What a step is called when it is undone: `Role of Smruti Rath, Team`. */
export function stepInWords(path: Path, data: Value, title: string): string {
  const at = path.findLastIndex((step) => typeof step === 'number')
  const entry = at < 0 ? undefined : nameAt(path.slice(0, at + 1), data)
  const whole = entry ? `${entry}, ${title}` : title
  const named = path.slice(entry ? at + 1 : 0).findLastIndex((step) => typeof step === 'string')
  if (named < 0) return whole
  const place = named + (entry ? at + 1 : 0)
  return `${titleFor(String(path[place]), undefined, nameAround(path.slice(0, place)))} of ${whole}`
}

/**
 * What a field holds, as it is shown to be read: names of pictures, pages and choices in words, short names not at all.
 * @param name of the field
 */
export function valueInWords(value: Value, titleOfName: TitleOfName = () => undefined, name = ''): string {
  if (typeof value === 'boolean') return value ? 'Yes' : 'No'
  if (isList(value)) return value.map((one) => valueInWords(one, titleOfName, name)).join(' / ')
  if (isRecord(value))
    return Object.entries(value)
      .filter(([one, held]) => one !== 'id' || titleOfName(String(held), name) !== undefined)
      .map(([one, held]) => valueInWords(held, titleOfName, one === 'id' ? name : one))
      .join(' · ')
  const words = String(value)
  const isPicture = /^[a-z0-9-]+\/[a-z0-9-]+$/.test(words)
  return (
    choiceTitle(name, words) ??
    titleOfName(words, name) ??
    (isPicture ? titleOfPicture(words, titleOfName) : words)
  )
}
