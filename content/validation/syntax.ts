import { type Document, isAlias, isScalar, LineCounter, type ParsedNode, parseDocument, visit } from 'yaml'
import type { Finding } from './problem'

export interface Parsed {
  document: Document.Parsed<ParsedNode>
  counter: LineCounter
  /** Errors that make the file unreadable, so that its fields are not checked. */
  broken: Finding[]
  /** Text that is valid YAML but certainly not intended. */
  surprises: Finding[]
}

const needsQuotes = "words that begin with a sign such as @ & * ! % > or | need 'quotes'"
const colon =
  "there is a colon inside a sentence, or none after a field's name; put words with a colon in 'quotes'"
const missing =
  'a quote, a bracket, a comma or a colon is missing, or there is one too many; look at this line and the one above'
const spaces =
  'begins with too many or too few spaces, or a bracket or a quote in the line above is not closed'

/** The parser's error codes in words for people who do not know YAML, and what to do. */
const inPlainWords: Readonly<Record<string, string>> = {
  BAD_ALIAS: needsQuotes,
  BAD_SCALAR_START: needsQuotes,
  TAG_RESOLVE_FAILED: needsQuotes,
  BAD_DQ_ESCAPE: `has a \\ in "double quotes"; put the words in 'single quotes'`,
  BLOCK_AS_IMPLICIT_KEY: colon,
  MULTILINE_IMPLICIT_KEY: colon,
  BLOCK_IN_FLOW: missing,
  MISSING_CHAR: missing,
  UNEXPECTED_TOKEN: missing,
  BAD_INDENT: spaces,
  DUPLICATE_KEY: 'is listed twice; keep one of the two',
  TAB_AS_INDENT: 'there is a tab at the start of the line; use spaces',
  MULTIPLE_DOCS: 'a line of three dashes ends the file; delete it',
}
const unknown =
  'cannot be read; look at its quotes, colons, commas and the spaces at its start, and at the line above'

/** The name of the field that begins on a line, and its column. */
function findKey(line: string): { column: number; name?: string } {
  const [, before = '', name] = /^(\s*(?:- +)*)["']?([A-Za-z][\w/-]*)?/.exec(line) ?? []
  const isKey = name !== undefined && /^["']?[\w/-]+["']?( |:|$)/.test(line.slice(before.length))
  return isKey ? { column: before.length, name } : { column: before.length }
}

/** The field that a line belongs to, e.g. `theme.ground`, found by indentation, because the file cannot be parsed. */
function findField(lines: readonly string[], index: number): string {
  const { column, name } = findKey(lines[index] ?? '')
  const path = name ? [name] : []
  let left = column
  for (let above = index - 1; above >= 0 && left > 0; above -= 1) {
    const line = lines[above] ?? ''
    const key = findKey(line)
    if (!line.trim() || !key.name || key.column >= left || !line.includes(':')) continue
    path.unshift(key.name)
    left = key.column
  }
  return path.join('.') || 'whole file'
}

/**
 * Parses YAML and reports in plain words what is wrong: one mistake per part of the file, because others there follow from it.
 */
export function readYaml(text: string): Parsed {
  const counter = new LineCounter()
  const document = parseDocument(text, { lineCounter: counter, prettyErrors: false })
  const lines = text.split('\n')
  const end = Math.max(0, text.trimEnd().length - 1)
  const report = (offset: number, words: string): Finding => {
    const { line } = counter.linePos(Math.min(offset, end))
    return { line, field: findField(lines, line - 1), text: words }
  }
  const parts = new Map<string | undefined, Finding>()
  const surprises: Finding[] = []
  const breakPart = (finding: Finding) => {
    const part = finding.field?.split('.')[0]
    if (!parts.has(part)) parts.set(part, finding)
  }
  for (const { code, pos } of [...document.errors, ...document.warnings].sort(
    (a, b) => a.pos[0] - b.pos[0],
  )) {
    const finding = report(pos[0], inPlainWords[code] ?? unknown)
    if (code === 'DUPLICATE_KEY') surprises.push(finding)
    else breakPart(finding)
  }
  visit(document, {
    Node(_, node) {
      if (!node.range) return
      if (isAlias(node) || node.anchor) breakPart(report(node.range[0], needsQuotes))
      if (!isScalar(node) || node.type !== 'PLAIN' || node.comment == null) return
      const whole = `${node.source ? `${node.source} ` : ''}#${node.comment}`
      const words = `a # begins a note, which is not read; put all words in quotes: '${whole}'`
      surprises.push(report(node.range[0], words))
    },
  })
  return { document, counter, broken: [...parts.values()], surprises }
}
