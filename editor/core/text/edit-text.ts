import { isDeepStrictEqual } from 'node:util'
import { type Document, isCollection, isMap, isScalar, type Node, parseDocument } from 'yaml'
import {
  type Change,
  changed,
  ImpossibleChange,
  isList,
  isRecord,
  type Path,
  type Value,
  valueAt,
} from '../change'
import { added, inserted, moved, removed, splice } from './collections'
import { parsedData } from './parsed-data'
import { lastCharacter, lineEnd } from './segments'
import { afterColon, inOneLine, type Style, writtenWords } from './words'

/** Whether something of the path stands in one line, between brackets. */
const isInFlow = (document: Document, path: Path): boolean =>
  path.some((_, length) => {
    const node = length ? document.getIn(path.slice(0, length), true) : document.contents
    return isCollection(node) && node.flow === true
  })

/** Another value in the place of a text or a number: its own characters change, nothing else. */
function rewrittenScalar(text: string, document: Document, path: Path, value: Value): string | undefined {
  const node = document.getIn(path, true)
  if (!isScalar(node) || !node.range || isList(value) || isRecord(value)) return undefined
  const [start, end] = node.range
  if (start === end || node.type?.startsWith('BLOCK')) return undefined
  // Quotes that only held nothing are not needed for words.
  const style = node.value === '' ? 'PLAIN' : (node.type as Style)
  const written =
    typeof value === 'string' ? writtenWords(value, isInFlow(document, path), style) : String(value)
  return splice(text, start, end, written)
}

/** A whole list or record in the place of what a field held. */
function rewrittenField(text: string, document: Document, path: Path, value: Value): string | undefined {
  const node = document.getIn(path, true) as Node | undefined
  if (node?.range && isInFlow(document, path))
    return splice(text, node.range[0], node.range[1], inOneLine(value))
  const around = path.length > 1 ? document.getIn(path.slice(0, -1), true) : document.contents
  if (!isMap(around)) return undefined
  const key = around.items.find((pair) => String(pair.key) === String(path.at(-1)))?.key as Node | undefined
  if (!key?.range) return undefined
  const [keyStart, keyEnd] = key.range
  const end = lineEnd(text, Math.max(keyEnd, lastCharacter(node) || 0))
  const indent = keyStart - (text.lastIndexOf('\n', keyStart - 1) + 1)
  return splice(text, keyEnd, end, `:${afterColon(value, indent)}`)
}

/** A change of a list or record as changes of what is in it, so that what stays the same stays as it is written. */
function smallerChanges(before: Value | undefined, path: Path, value: Value): Change[] | undefined {
  if (isList(before) && isList(value) && before.length && value.length) {
    const shared = Math.min(before.length, value.length)
    return [
      ...value.slice(0, shared).map((one, at): Change => ({ op: 'set', path: [...path, at], value: one })),
      ...before.slice(shared).map((): Change => ({ op: 'remove', path: [...path, shared] })),
      ...value.slice(shared).map((one, at): Change => ({ op: 'insert', path, at: shared + at, value: one })),
    ]
  }
  if (!isRecord(before) || !isRecord(value)) return undefined
  const gone = Object.keys(before).filter((name) => !Object.hasOwn(value, name))
  return [
    ...Object.entries(value).map(([name, one]): Change => ({ op: 'set', path: [...path, name], value: one })),
    ...gone.map((name): Change => ({ op: 'remove', path: [...path, name] })),
  ]
}

function withValue(text: string, document: Document, data: Value, path: Path, value: Value) {
  const before = valueAt(data, path)
  const smaller = smallerChanges(before, path, value)
  if (smaller) return smaller.reduce(editText, text)
  if (before === undefined) return added(text, document, path, value)
  return rewrittenScalar(text, document, path, value) ?? rewrittenField(text, document, path, value)
}

function written(text: string, document: Document, data: Value, change: Change): string | undefined {
  const { path } = change
  switch (change.op) {
    case 'set':
      return withValue(text, document, data, path, change.value)
    case 'insert':
      return (
        inserted(text, document, path, change.at, change.value) ??
        rewrittenField(text, document, path, valueAt(changed(data, change), path) ?? [])
      )
    case 'move':
      return moved(text, document, path, change.from, change.to)
    case 'remove':
      return (
        removed(text, document, path) ??
        rewrittenField(
          text,
          document,
          path.slice(0, -1),
          valueAt(changed(data, change), path.slice(0, -1)) ?? [],
        )
      )
  }
}

const reads = (text: string, wanted: Value) => isDeepStrictEqual(parsedData(text), wanted)

/** The last resort: YAML's own writer keeps notes and order, but may set other lines anew. */
function writtenAnew(document: Document, wanted: Value, change: Change): string {
  const at = change.op === 'remove' ? change.path.slice(0, -1) : change.path
  document.setIn(at, document.createNode(valueAt(wanted, at)))
  return document.toString({ lineWidth: 0 })
}

/**
 * The text of a content file after a change. What the change does not name stays as it is written, to the character; what comes
 * out is read again and compared with what was meant.
 * @throws ImpossibleChange where the file has no such field
 */
export function editText(text: string, change: Change): string {
  const document = parseDocument(text)
  const data = parsedData(text) as Value | undefined
  if (data === undefined) throw new ImpossibleChange('The file cannot be read.')
  const wanted = changed(data, change)
  if (isDeepStrictEqual(data, wanted)) return text
  const result = written(text, document, data, change)
  if (result !== undefined && reads(result, wanted)) return result
  const anew = writtenAnew(document, wanted, change)
  if (reads(anew, wanted)) return anew
  throw new ImpossibleChange('The change cannot be written into the file.')
}
