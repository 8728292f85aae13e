import { type Pair, visit } from 'yaml'
import type { Finding } from './problem'
import type { Parsed } from './syntax'

/** Words that YAML takes for a note, because a # stands before them. */
export function cutWords(parsed: Parsed, text: string): Finding[] {
  const found: Finding[] = []
  visit(parsed.document, {
    Scalar(_, node, ancestors) {
      if (!node.range || (node.type !== 'PLAIN' && node.value !== null)) return
      const [, cut] = /^ *(#[^\n]*)/.exec(text.slice(node.range[1])) ?? []
      if (!cut) return
      const names = ancestors.filter((one): one is Pair => 'key' in one).map(({ key }) => String(key))
      found.push({
        line: parsed.counter.linePos(node.range[0]).line,
        field: names.join('.') || undefined,
        text: `“${cut}” is not read, because a # begins a note; put all words in quotes: '${node.value === null ? '' : `${node.source} `}${cut}'`,
      })
    },
  })
  return found
}
