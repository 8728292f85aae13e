import { type Document, isCollection, isMap, isPair, type Node, type YAMLMap, type YAMLSeq } from 'yaml'

/** A part of the text, by where it begins and ends. */
export interface Span {
  start: number
  end: number
}

export type Collection = YAMLMap<Node, Node | null> | YAMLSeq<Node>

/** The collection at a path, or `undefined`. */
export function collectionAt(document: Document, path: readonly (string | number)[]): Collection | undefined {
  const node = path.length ? document.getIn(path, true) : document.contents
  return isCollection(node) ? (node as Collection) : undefined
}

const lineStart = (text: string, offset: number) => text.lastIndexOf('\n', offset - 1) + 1

export function lineEnd(text: string, offset: number): number {
  const end = text.indexOf('\n', offset)
  return end < 0 ? text.length : end + 1
}

/** Where the entries of a list or the fields of a record begin, to the character. */
const startsOf = (collection: Collection): number[] =>
  collection.items.map((item) => {
    const node = isPair(item) ? item.key : item
    return (node as Node | null)?.range?.[0] ?? Number.NaN
  })

/** Where the last character of a node stands: of the last thing in it, since a block's own end takes in what follows. */
export function lastCharacter(node: Node | null | undefined): number {
  if (!node?.range) return Number.NaN
  if (!isCollection(node) || node.flow || !node.items.length) return node.range[1]
  const last = node.items.at(-1)
  if (!isPair(last)) return lastCharacter(last as Node)
  return Math.max(lastCharacter(last.value as Node) || 0, (last.key as Node).range?.[1] ?? 0)
}

/**
 * The lines of each entry of a collection that stands over several lines, the notes above an entry with it. `undefined` where an
 * entry begins in the middle of a line.
 */
export function segmentsOf(text: string, collection: Collection): Span[] | undefined {
  const lead = isMap(collection) ? /^ *$/ : /^ *- +$/
  const spans: Span[] = []
  for (const offset of startsOf(collection)) {
    let start = lineStart(text, offset)
    const before = text.slice(start, offset)
    if (!lead.test(before)) return undefined
    const indent = before.length - before.trimStart().length
    for (;;) {
      const above = lineStart(text, start - 1)
      const line = text.slice(above, Math.max(above, start - 1))
      const isNote = start > 0 && line.trimStart().startsWith('#') && line.search(/\S/) === indent
      // A note above the first entry speaks of the whole list, or of the file.
      if (!isNote || !spans.length) break
      start = above
    }
    const previous = spans.at(-1)
    if (previous) previous.end = start
    spans.push({ start, end: start })
  }
  const last = spans.at(-1)
  if (last) last.end = lineEnd(text, lastCharacter(collection))
  return spans
}

/** The entries of a collection in one line, each without the commas around it. */
export function flowParts(text: string, collection: Collection): string[] {
  return collection.items.map((item) => {
    const [first, last] = isPair(item) ? [item.key, item.value ?? item.key] : [item, item]
    return text.slice((first as Node).range?.[0], (last as Node).range?.[1])
  })
}
