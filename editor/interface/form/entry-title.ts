import { isList, isRecord, type Value } from '../../core/change'
import { titleOf } from '../../core/form/titles'

const telling = ['name', 'title', 'heading', 'shown', 'label', 'lines', 'line', 'id', 'alt']
const SHORT = 46

const cut = (words: string) => (words.length > SHORT ? `${words.slice(0, SHORT - 1)}…` : words)

/** What an entry of a list is called while it is closed. */
export function entryTitle(value: Value | undefined, place: number): string {
  if (typeof value === 'string') return cut(value) || `Entry ${place + 1}`
  if (isList(value)) return value.map((one) => entryTitle(one, 0)).join(', ') || `Row ${place + 1}`
  if (!isRecord(value)) return `Entry ${place + 1}`
  const kind = typeof value.kind === 'string' ? titleOf(value.kind) : ''
  for (const name of telling) {
    const own = value[name]
    const words = isList(own) ? own.join(' ') : isRecord(own) ? entryTitle(own.wide ?? own, 0) : own
    if (typeof words === 'string' && words) return cut(kind ? `${kind}: ${words}` : words)
  }
  return kind || `Entry ${place + 1}`
}
