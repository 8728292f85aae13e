import { type Document, isAlias, isScalar, LineCounter, type ParsedNode, parseDocument, visit } from 'yaml'

/** A place in a YAML file that cannot be read as it was meant. */
export interface Fault {
  /** From zero. */
  line: number
  code: string
}

export interface Parsed {
  document: Document.Parsed<ParsedNode>
  counter: LineCounter
  /** From top to bottom. */
  faults: Fault[]
}

/** A line that begins a field or an entry of a list: it never belongs to the words above it. */
const beginsAnew = /^\s*(- |[A-Za-z][\w/-]*:( |$))/

/**
 * Parses YAML and finds what nobody means who writes content: broken syntax, and what is right but surprising, such as
 * words that swallow the next line.
 */
export function parseYaml(text: string): Parsed {
  const counter = new LineCounter()
  const document = parseDocument(text, { lineCounter: counter, prettyErrors: false })
  const lineAt = (offset: number) => counter.linePos(offset).line - 1
  const faults = [...document.errors, ...document.warnings].map(({ pos, code }) => ({
    line: lineAt(Math.min(pos[0], Math.max(0, text.trimEnd().length - 1))),
    code: code as string,
  }))
  visit(document, {
    Node(_, node) {
      if (!node.range) return
      const [start, end] = node.range
      if (isAlias(node) || node.anchor) faults.push({ line: lineAt(start), code: 'SIGN' })
      if (!isScalar(node) || node.type?.startsWith('BLOCK')) return
      const [, ...continued] = text.slice(start, end).split('\n')
      if (continued.some((line) => beginsAnew.test(line)))
        faults.push({ line: lineAt(start) + (node.type === 'PLAIN' ? 1 : 0), code: 'SWALLOWED' })
    },
  })
  return { document, counter, faults: faults.sort((a, b) => a.line - b.line) }
}
