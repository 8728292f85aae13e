import { Document, isCollection, isMap, isScalar, isSeq, type Node, parseDocument, visit } from 'yaml'
import {
  type Change,
  changed,
  ImpossibleChange,
  isList,
  isRecord,
  isSame,
  type Path,
  type Value,
} from '../change'

/** How every content file is written: long lines stay whole, and what needs quotes gets single ones. */
const format = { lineWidth: 0, singleQuote: true } as const

/**
 * What a text means as YAML, or `undefined` if it cannot be read. Words that begin with `*` are the name of something else in YAML,
 * which it looks for, and throws, only when the data is made.
 */
export function parsedData(text: string): Value | undefined {
  const document = parseDocument(text)
  if (document.errors.length || document.warnings.length) return undefined
  try {
    return document.toJS() as Value
  } catch (error) {
    if (error instanceof ReferenceError) return undefined
    throw error
  }
}

/** Lists of words and pictures with their alternative text are written in one line. */
function isShort(value: Value): boolean {
  if (isList(value)) return value.every((one) => !isRecord(one) && isShort(one))
  return !isRecord(value) || Object.keys(value).sort().join() === 'alt,name'
}

function nodeFor(document: Document, value: Value): Node {
  const node = document.createNode(value)
  visit(node, {
    Collection(_, collection) {
      if (isShort(collection.toJS(document))) collection.flow = true
    },
  })
  return node
}

/** The text of a new content file. */
export function writeText(data: Value): string {
  const document = new Document()
  document.contents = nodeFor(document, data)
  return document.toString(format)
}

/** Puts a value at a path. What stays the same keeps its nodes, and with them its notes and its style. */
function set(document: Document, path: Path, value: Value): void {
  const node = path.length ? document.getIn(path, true) : document.contents
  if (isScalar(node) && !isList(value) && !isRecord(value)) {
    // Quotes that held nothing are not needed for words.
    if (node.value === '') node.type = 'PLAIN'
    node.value = value
  } else if (isSeq(node) && isList(value) && value.length && node.items.length) {
    node.items.length = Math.min(node.items.length, value.length)
    for (const [at, one] of value.entries()) set(document, [...path, at], one)
  } else if (isMap(node) && isRecord(value)) {
    node.items = node.items.filter(({ key }) => Object.hasOwn(value, String(key)))
    for (const [name, one] of Object.entries(value)) set(document, [...path, name], one)
  } else document.setIn(path, nodeFor(document, value))
}

function insert(document: Document, path: Path, at: number, value: Value): void {
  const list = document.getIn(path, true)
  if (!isSeq(list) || !list.items.length) {
    set(document, path, [value])
    return
  }
  const node = nodeFor(document, value)
  const neighbour = list.items[Math.min(at, list.items.length - 1)]
  if (isCollection(node) && isCollection(neighbour)) node.flow = neighbour.flow ?? false
  list.items.splice(at, 0, node)
}

function apply(document: Document, change: Change): void {
  const { path } = change
  switch (change.op) {
    case 'set':
      set(document, path, change.value)
      break
    case 'insert':
      insert(document, path, change.at, change.value)
      break
    case 'remove':
      document.deleteIn(path)
      break
    case 'move': {
      const list = document.getIn(path, true)
      if (isSeq(list)) list.items.splice(change.to, 0, ...list.items.splice(change.from, 1))
    }
  }
}

/**
 * The text of a content file after a change; notes and order stay. What comes out is read again and compared with what was meant.
 * @throws ImpossibleChange if the file has no such field
 */
export function editText(text: string, change: Change): string {
  const data = parsedData(text)
  if (data === undefined) throw new ImpossibleChange('The file cannot be read.')
  const wanted = changed(data, change)
  if (isSame(data, wanted)) return text
  const document = parseDocument(text)
  apply(document, change)
  const result = document.toString(format)
  if (!isSame(parsedData(result), wanted))
    throw new ImpossibleChange('The change cannot be written into the file.')
  return result
}
