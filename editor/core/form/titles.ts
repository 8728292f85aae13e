import { isList, isRecord, type Path, type Value, valueAt } from '../change'
import words from './field-words.json'

/** What fields are called in the form. One that is not listed is called by its own name, in words. */
export const titles: Readonly<Record<string, string>> = words.titles

/** `emailExample` in words: `Email example`. */
export function inWords(name: string): string {
  const words = name
    .replace(/([a-z])([A-Z])/g, '$1 $2')
    .replaceAll(/[_-]/g, ' ')
    .toLowerCase()
  return words.charAt(0).toUpperCase() + words.slice(1)
}

const kindTitles: Readonly<Record<string, string>> = words.kinds

export const titleFor = (name: string, kind?: string): string =>
  (kind && name && kindTitles[kind]) ?? titles[name] ?? inWords(name)

const languages = new Intl.DisplayNames('en', { type: 'language' })

const hostings: Readonly<Record<string, string>> = words.hostings

/** What one choice of a field is called; `undefined` if it is called by its value. An empty value is none. */
export function choiceTitle(name: string, value: string): string | undefined {
  if (name === 'hosting') return hostings[value]
  return name === 'lang' ? (value ? languages.of(value) : 'English, like the page') : undefined
}

/** What is said below a field of this name, if its title is not enough. */
const notes: Readonly<Record<string, string>> = words.notes

/** @param least characters that the words need: a description without a bound is no search engine's */
export const noteFor = (name: string, least = 0): string | undefined =>
  name === 'description' && least < 2 ? undefined : notes[name]

const telling = ['name', 'title', 'heading', 'shown', 'label', 'lines', 'line', 'alt']
const SHORT = 46

const cut = (words: string) => (words.length > SHORT ? `${words.slice(0, SHORT - 1)}…` : words)

/** What a page or case study is called that a field names. */
type TitleOfName = (name: string) => string | undefined

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
      ? cut(titleOfName?.(value) ?? value)
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

/**
 * The path of a field, as the form calls it: `Members › Smruti Rath › Role`.
 * @param data what the file says: entries of lists are named by it, and counted if they say nothing
 */
export const pathInWords = (path: Path, data?: Value): string =>
  path
    .map((step, at) =>
      typeof step === 'number' ? (nameAt(path.slice(0, at + 1), data) ?? step + 1) : titleFor(step),
    )
    .join(' › ')

/** What a step is called when it is undone: `Role of Smruti Rath, Team`. */
export function stepInWords(path: Path, data: Value, title: string): string {
  const at = path.findLastIndex((step) => typeof step === 'number')
  const entry = at < 0 ? undefined : nameAt(path.slice(0, at + 1), data)
  const whole = entry ? `${entry}, ${title}` : title
  const named = path.slice(entry ? at + 1 : 0).findLast((step) => typeof step === 'string')
  return named === undefined ? whole : `${titleFor(named)} of ${whole}`
}

/** What a field holds, as it is shown to be read. */
export const valueInWords = (value: Value): string =>
  isRecord(value)
    ? Object.values(value).map(valueInWords).join(' · ')
    : Array.isArray(value)
      ? value.map(valueInWords).join(' / ')
      : String(value)
