import { isList, isRecord, type Value } from '../change'
import { parsedData } from './parsed-data'

/** How a text stands in a file. */
export type Style = 'PLAIN' | 'QUOTE_SINGLE' | 'QUOTE_DOUBLE'

/** Whether YAML reads exactly the text again, in a line of its own or inside brackets. */
function reads(written: string, text: string, isInFlow: boolean): boolean {
  const data = parsedData(isInFlow ? `[${written}, next]` : `name: ${written}\nnext: 1`)
  return isInFlow
    ? isList(data) && data.length === 2 && data[0] === text
    : isRecord(data) && data.name === text && data.next === 1
}

const writers: Record<Style, (text: string) => string | undefined> = {
  // A sign at either end would be read right today and misread by whoever adds a word by hand.
  PLAIN: (text) => (/^[\p{L}\p{N}+©“(/][^\n]*$/u.test(text) && !/: | #|:$/.test(text) ? text : undefined),
  QUOTE_SINGLE: (text) => (text.includes('\n') ? undefined : `'${text.replaceAll("'", "''")}'`),
  QUOTE_DOUBLE: (text) => (/["\\\n]/.test(text) ? undefined : `"${text}"`),
}

/** A text as it is written in a file, in the style it had where that can hold it. */
export function writtenWords(text: string, isInFlow: boolean, style: Style = 'PLAIN'): string {
  for (const candidate of [style, 'PLAIN', 'QUOTE_SINGLE'] as const) {
    const written = writers[candidate](text)
    if (written !== undefined && reads(written, text, isInFlow)) return written
  }
  return JSON.stringify(text)
}

/** A value in one line: `[one, two]`, `{ name: a, alt: b }`. */
export function inOneLine(value: Value, isInFlow = true): string {
  if (typeof value === 'string') return writtenWords(value, isInFlow)
  if (isList(value)) return `[${value.map((one) => inOneLine(one)).join(', ')}]`
  if (!isRecord(value)) return String(value)
  const fields = Object.entries(value).map(([name, one]) => `${writtenWords(name, true)}: ${inOneLine(one)}`)
  return fields.length ? `{ ${fields.join(', ')} }` : '{}'
}

const isShort = (value: Value): boolean =>
  isList(value)
    ? value.every((one) => !isRecord(one) && isShort(one))
    : !isRecord(value) || Object.keys(value).sort().join() === 'alt,name' || Object.keys(value).length === 0

/** A value over several lines, each with its spaces and line end, as it stands below a name or after a dash. */
export function inLines(value: Value, indent: number): string {
  const spaces = ' '.repeat(indent)
  if (isList(value))
    return value.map((one) => `${spaces}- ${inLinesOrOne(one, indent + 2).trimStart()}`).join('')
  if (!isRecord(value)) return `${spaces}${inOneLine(value, false)}\n`
  return Object.entries(value)
    .map(([name, one]) => `${spaces}${writtenWords(name, false)}:${afterColon(one, indent)}`)
    .join('')
}

const inLinesOrOne = (value: Value, indent: number): string =>
  isShort(value) ? `${' '.repeat(indent)}${inOneLine(value, false)}\n` : inLines(value, indent)

/** What stands after `name:`, with its line end; `indent` is that of the name. */
export const afterColon = (value: Value, indent: number): string =>
  isShort(value) ? ` ${inOneLine(value, false)}\n` : `\n${inLines(value, indent + 2)}`
