import { isRecord, type Path, type Value, valueAt } from '../change'
import { nameOfEntry } from './entry-title'
import { titleOf } from './titles'

/** What an entry of a list says of itself. Words and rows of pictures have no name: their number is shorter. */
function nameAt(path: Path, data: Value | undefined): string | undefined {
  const entry = valueAt(data, path)
  const name = isRecord(entry) ? nameOfEntry(entry) : undefined
  // Several may be of the same kind.
  const isKind = isRecord(entry) && name === titleOf(String(entry.kind))
  return isKind ? `${name} (${Number(path.at(-1)) + 1})` : name
}

/**
 * Where a field stands, as the form calls it: `Members › Smruti Rath › Role`.
 * @param data what the file says: entries of lists are named by it, and counted where they say nothing
 */
export const pathInWords = (path: Path, data?: Value): string =>
  path
    .map((step, at) =>
      typeof step === 'number' ? (nameAt(path.slice(0, at + 1), data) ?? step + 1) : titleOf(step),
    )
    .join(' › ')

/** What a step is called when it is undone: `Role of Smruti Rath, Team`. */
export function stepInWords(path: Path, data: Value, title: string): string {
  const at = path.findLastIndex((step) => typeof step === 'number')
  const entry = at < 0 ? undefined : nameAt(path.slice(0, at + 1), data)
  const whole = entry ? `${entry}, ${title}` : title
  const named = path.slice(entry ? at + 1 : 0).findLast((step) => typeof step === 'string')
  return named === undefined ? whole : `${titleOf(named)} of ${whole}`
}
