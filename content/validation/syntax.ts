import { type Document, isAlias, isScalar, LineCounter, type ParsedNode, parseDocument, visit } from 'yaml'
import type { Finding } from './problem'

export interface Parsed {
  document: Document.Parsed<ParsedNode>
  counter: LineCounter
  /** What leaves no doubt about the rest of the file (a field twice), or makes it unreadable. */
  problems: Finding[]
  /** If it cannot be read, the fields of the file are not judged. */
  isReadable: boolean
}

const needsQuotes = "words that begin with a sign such as @ & * ! % > or | need 'quotes'"
const colon =
  "there is a colon inside a sentence, or none after a field's name; put words with a colon in 'quotes'"
const missing =
  'a quote, a bracket, a comma or a colon is missing, or there is one too many; look at this line and the one above'
const spaces =
  'begins with too many or too few spaces, or a bracket or a quote in the line above is not closed'

/** What the parser's codes mean to somebody who has not heard of YAML, and what to do. */
const inPlainWords: Readonly<Record<string, string>> = {
  BAD_ALIAS: needsQuotes,
  BAD_SCALAR_START: needsQuotes,
  TAG_RESOLVE_FAILED: needsQuotes,
  SIGN: needsQuotes,
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
  SWALLOWED: 'is read as part of the words above it; check the quotes and spaces of both lines',
}
const unknown =
  'cannot be read; look at its quotes, colons, commas and the spaces at its start, and at the line above'

/** A line that begins a field or an entry of a list: it never belongs to the words above it. */
const beginsAnew = /^\s*(- |[A-Za-z][\w/-]*:( |$))/

/** The name of the field that begins in a line, and its column. */
function keyOf(line: string): { column: number; name?: string } {
  const [, before = '', name] = /^(\s*(?:- +)*)["']?([A-Za-z][\w/-]*)?/.exec(line) ?? []
  const isKey = name !== undefined && /^["']?[\w/-]+["']?( |:|$)/.test(line.slice(before.length))
  return isKey ? { column: before.length, name } : { column: before.length }
}

/** The field that a line belongs to, e.g. `theme.ground`, found by the spaces at its start, because the file cannot be read. */
function fieldAtLine(lines: readonly string[], index: number): string {
  const { column, name } = keyOf(lines[index] ?? '')
  const path = name ? [name] : []
  let left = column
  for (let above = index - 1; above >= 0 && left > 0; above -= 1) {
    const line = lines[above] ?? ''
    const key = keyOf(line)
    if (!line.trim() || !key.name || key.column >= left || !line.includes(':')) continue
    path.unshift(key.name)
    left = key.column
  }
  return path.join('.') || 'whole file'
}

/**
 * Parses YAML and reports in plain words what nobody means who writes content: broken syntax, and what is right but surprising, such
 * as words that swallow the next line. One mistake for each part of the file, since those after it follow from it.
 */
export function readYaml(text: string): Parsed {
  const counter = new LineCounter()
  const document = parseDocument(text, { lineCounter: counter, prettyErrors: false })
  const lines = text.split('\n')
  const lineAt = (offset: number) =>
    counter.linePos(Math.min(offset, Math.max(0, text.trimEnd().length - 1))).line
  const faults: { line: number; code: string }[] = [...document.errors, ...document.warnings].map(
    ({ pos, code }) => ({ line: lineAt(pos[0]), code }),
  )
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
  const parts = new Set<string>()
  const problems: Finding[] = []
  for (const { line, code } of faults.sort((a, b) => a.line - b.line)) {
    const field = fieldAtLine(lines, line - 1)
    const [part = ''] = field.split('.')
    if (parts.has(part)) continue
    parts.add(part)
    problems.push({ line, field, text: inPlainWords[code] ?? unknown })
  }
  return { document, counter, problems, isReadable: faults.every(({ code }) => code === 'DUPLICATE_KEY') }
}
