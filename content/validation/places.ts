import { isMap, isScalar, type Node } from 'yaml'
import type { Parsed } from './syntax'

/** The key of a field and its value as they stand in the file; of an entry of a list, its value alone. */
function nodesAt({ document }: Parsed, path: readonly PropertyKey[]): { key?: Node; value?: Node } {
  const parent = path.length > 1 ? document.getIn(path.slice(0, -1), true) : document.contents
  const last = path.at(-1)
  const pair = isMap(parent)
    ? parent.items.find(({ key }) => String(isScalar(key) ? key.value : key) === String(last))
    : undefined
  const value = (pair ? pair.value : document.getIn(path, true)) as Node | undefined
  return { ...(pair && { key: pair.key as Node }), ...(value && { value }) }
}

/** The line (from one) where a field stands, or where the nearest thing around it begins if it is missing. */
export function lineOf(parsed: Parsed, path: readonly PropertyKey[]): number {
  for (let length = path.length; length > 0; length -= 1) {
    const { key, value } = nodesAt(parsed, path.slice(0, length))
    const range = key?.range ?? value?.range
    if (range) return parsed.counter.linePos(range[0]).line
  }
  return parsed.counter.linePos(parsed.document.contents?.range?.[0] ?? 0).line
}

/** `sections.2.heading`: as the guide writes it, the places of a list counted from one; no step is the whole file. */
export const fieldOf = (path: readonly PropertyKey[]) =>
  path.map((step) => (typeof step === 'number' ? step + 1 : String(step))).join('.') || 'whole file'
