import { type Document, isMap, isScalar, isSeq, type YAMLSeq } from 'yaml'
import { projectIds } from '~content/schema/known'
import { otherWords } from './other-words'

/** How many fields of a document its schema refuses. */
type CountRefused = () => number

/** Every list of a document, also within its sections, but for lists within lists. */
function findLists(document: Document): YAMLSeq[] {
  const within = (node: unknown): YAMLSeq[] => {
    if (isSeq(node)) return [node]
    return isMap(node) ? node.items.flatMap(({ value }) => within(value)) : []
  }
  return within(document.contents)
}

/** Takes the last entry out of every list of three or more that may be shorter. */
export function shorten(document: Document, refused: CountRefused): void {
  for (const list of findLists(document)) {
    if (list.items.length < 3) continue
    const last = list.items.pop()
    if (refused() > 0) list.items.push(last)
  }
}

/** Says an entry in other words, but for what the schema then refuses: a picture, an address. */
function rewordEntry(entry: unknown, refused: CountRefused): void {
  if (!isMap(entry)) return
  const texts = entry.items.flatMap(({ value }) =>
    isScalar(value) && typeof value.value === 'string' ? [{ value, words: value.value }] : [],
  )
  for (const { value, words } of texts) value.value = otherWords(words)
  for (const { value, words } of texts) {
    const before = refused()
    if (before === 0) return
    value.value = words
    if (refused() >= before) value.value = otherWords(words)
  }
}

/** Entries that might follow the last one: of names of case studies the others, else the same again. */
function furtherEntries(document: Document, list: YAMLSeq): unknown[] {
  // Odia stays as it is, and would be there twice.
  const last = list.items.findLast((one) => !isMap(one) || !one.has('lang')) ?? list.items.at(-1)
  if (isMap(last)) return [last.clone()]
  if (!isScalar(last)) return []
  const words = String(last.value)
  const further = projectIds().includes(words) ? projectIds() : [otherWords(words)]
  return further.map((one) => document.createNode(one))
}

/** Adds an entry to every list that may be longer. */
export function lengthen(document: Document, refused: CountRefused): void {
  for (const list of findLists(document))
    for (const entry of furtherEntries(document, list)) {
      list.items.push(entry)
      rewordEntry(entry, refused)
      if (refused() === 0) break
      list.items.pop()
    }
}
