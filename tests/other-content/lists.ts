import { type Document, isMap, isScalar, isSeq, type YAMLSeq } from 'yaml'
import { projectIds } from '~content/schema/known'
import { otherWords } from './other-words'

type IsRefused = () => boolean

/** Every list of a document, also within its sections, but for lists within lists. */
function listsOf(document: Document): YAMLSeq[] {
  const within = (node: unknown): YAMLSeq[] => {
    if (isSeq(node)) return [node]
    return isMap(node) ? node.items.flatMap(({ value }) => within(value)) : []
  }
  return within(document.contents)
}

/** Takes the last entry out of every list of three or more that may be shorter. */
export function shorten(document: Document, isRefused: IsRefused): void {
  for (const list of listsOf(document)) {
    if (list.items.length < 3) continue
    const last = list.items.pop()
    if (isRefused()) list.items.push(last)
  }
}

/** Entries like the last one that might stand behind it: of words the same in other words, of names of projects the others. */
function furtherEntries(document: Document, list: YAMLSeq): unknown[] {
  const last = list.items.at(-1)
  if (isScalar(last)) {
    const words = String(last.value)
    const further = projectIds().includes(words) ? projectIds() : [otherWords(words)]
    return further.map((one) => document.createNode(one))
  }
  if (!isMap(last)) return []
  const other = last.clone()
  if (!isMap(other)) return []
  for (const { value } of other.items)
    if (isScalar(value) && typeof value.value === 'string') value.value = otherWords(value.value)
  // Fields that name a picture or an address stay.
  const mixed = last.clone()
  if (!isMap(mixed)) return []
  for (const { key, value } of mixed.items)
    if (isScalar(key) && ['id', 'name', 'label', 'title'].includes(String(key.value)) && isScalar(value))
      value.value = otherWords(String(value.value))
  return [other, mixed]
}

/** Adds an entry to every list that may be longer. */
export function lengthen(document: Document, isRefused: IsRefused): void {
  for (const list of listsOf(document))
    for (const entry of furtherEntries(document, list)) {
      list.items.push(entry)
      if (!isRefused()) break
      list.items.pop()
    }
}
