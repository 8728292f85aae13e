import { isList, isRecord, type Value } from '../change'
import { titleOf } from './titles'

const telling = ['name', 'title', 'heading', 'shown', 'label', 'lines', 'line', 'id', 'alt']
const SHORT = 46

const cut = (words: string) => (words.length > SHORT ? `${words.slice(0, SHORT - 1)}…` : words)

/** What an entry of a list says of itself: its name or title, otherwise what kind it is. */
export function nameOfEntry(value: Readonly<Record<string, Value>>): string | undefined {
  const kind = typeof value.kind === 'string' ? titleOf(value.kind) : ''
  for (const name of telling) {
    const own = value[name]
    const words = isList(own) ? own.join(' ') : isRecord(own) ? entryTitle(own.wide ?? own, 0) : own
    if (typeof words === 'string' && words) return cut(kind ? `${kind}: ${words}` : words)
  }
  return kind || undefined
}

/** What an entry of a list is called while it is closed. */
export function entryTitle(value: Value | undefined, place: number): string {
  if (isList(value)) return value.map((one) => entryTitle(one, 0)).join(', ') || `Row ${place + 1}`
  const own = typeof value === 'string' ? cut(value) : isRecord(value) ? nameOfEntry(value) : undefined
  return own || `Entry ${place + 1}`
}
