import { type Document, isCollection, isMap, type Node } from 'yaml'
import { isRecord, type Path, type Value } from '../change'
import { type Collection, collectionAt, flowParts, lastCharacter, lineEnd, segmentsOf } from './segments'
import { afterColon, inLines, inOneLine, writtenWords } from './words'

export const splice = (text: string, start: number, end: number, put: string) =>
  text.slice(0, start) + put + text.slice(end)

/** A list or record in one line with other entries. */
function rewritten(text: string, collection: Collection, edit: (parts: string[]) => string[]): string {
  const [start = 0, end = 0] = collection.range ?? []
  const parts = edit(flowParts(text, collection))
  const [open, close] = isMap(collection) ? ['{ ', ' }'] : ['[', ']']
  return splice(text, start, end, parts.length ? open + parts.join(', ') + close : (open + close).trim())
}

/** Lines that end with a line end, also where the file did not. */
const whole = (lines: string) => (lines === '' || lines.endsWith('\n') ? lines : `${lines}\n`)

/** The text with the entries of a collection in other lines, or `undefined` where they share their lines with something else. */
function reordered(
  text: string,
  collection: Collection,
  edit: (parts: string[]) => string[],
): string | undefined {
  const spans = segmentsOf(text, collection)
  const [first] = spans ?? []
  const last = spans?.at(-1)
  if (!spans || !first || !last) return undefined
  const parts = edit(spans.map(({ start, end }) => whole(text.slice(start, end))))
  return parts.length ? splice(text, first.start, last.end, parts.join('')) : undefined
}

const edited = (text: string, collection: Collection, edit: (parts: string[]) => string[]) =>
  collection.flow ? rewritten(text, collection, edit) : reordered(text, collection, edit)

/** Where an entry of the collection begins, counted in spaces. */
function indentOf(text: string, collection: Collection): number {
  const [first] = segmentsOf(text, collection) ?? []
  return first ? text.slice(first.start).search(/[^ ]/) : 0
}

export function moved(text: string, document: Document, path: Path, from: number, to: number) {
  const list = collectionAt(document, path)
  return list && edited(text, list, (all) => all.toSpliced(from, 1).toSpliced(to, 0, all[from] ?? ''))
}

export function inserted(text: string, document: Document, path: Path, at: number, value: Value) {
  const list = collectionAt(document, path)
  if (!list?.items.length) return undefined
  const neighbour = list.items[Math.min(at, list.items.length - 1)]
  const isInOneLine = list.flow || !isRecord(value) || (isCollection(neighbour) && neighbour.flow === true)
  const indent = indentOf(text, list)
  const entry = list.flow
    ? inOneLine(value)
    : `${' '.repeat(indent)}- ${isInOneLine ? `${inOneLine(value, false)}\n` : inLines(value, indent + 2).trimStart()}`
  return edited(text, list, (all) => all.toSpliced(at, 0, entry))
}

export function removed(text: string, document: Document, path: Path): string | undefined {
  const around = collectionAt(document, path.slice(0, -1))
  const last = path.at(-1)
  const place = isMap(around)
    ? around.items.findIndex(({ key }) => String(key) === String(last))
    : Number(last)
  return around && around.items.length > 1
    ? edited(text, around, (all) => all.toSpliced(place, 1))
    : undefined
}

/** The text with a field that was not there, at the end of its record. */
export function added(text: string, document: Document, path: Path, value: Value): string | undefined {
  const record = collectionAt(document, path.slice(0, -1))
  if (!isMap(record) || !record.items.length) return undefined
  const name = String(path.at(-1))
  if (record.flow)
    return rewritten(text, record, (all) => [...all, `${writtenWords(name, true)}: ${inOneLine(value)}`])
  const [first] = record.items
  const offset = (first?.key as Node | undefined)?.range?.[0] ?? 0
  const indent = offset - (text.lastIndexOf('\n', offset - 1) + 1)
  const end = lineEnd(text, lastCharacter(record as Collection))
  const line = `${' '.repeat(indent)}${writtenWords(name, false)}:${afterColon(value, indent)}`
  return splice(text, end, end, (text[end - 1] === '\n' ? '' : '\n') + line)
}
