import { fieldAtLine } from './field-at-line'
import { type Fault, type Parsed, parseYaml } from './parsed'
import type { Finding } from './problem'
import { type Slip, slipsOf } from './slips'

/** A content file that YAML can read, if need be with its broken lines as they were probably meant. */
export interface Readable {
  parsed: Parsed
  problems: Finding[]
  /** Lines (from one) that were broken: what they hold is a guess. */
  guessed: ReadonlySet<number>
  /** Where there is a mistake that nothing repairs, the rest of the file is not judged. */
  isWhole: boolean
}

/** Mistakes that leave the structure as it is. */
const harmless = new Set(['DUPLICATE_KEY'])
const breaking = ({ faults }: Parsed) => faults.find(({ code }) => !harmless.has(code))

const count = (line: string, sign: string) => line.split(sign).length - 1

/** Whether a line opens more brackets than it closes: YAML then reads the lines below as its list, and complains about those. */
const leavesOpen = (line: string) =>
  count(line, '[') > count(line, ']') || count(line, '{') > count(line, '}')

/** Lines in which a fault may have its cause: it is found at the cause or after it, now and then a line before. */
function* suspects(fault: Fault, lines: readonly string[]): Generator<number> {
  for (const offset of [-1, -2, -3])
    if (leavesOpen(lines[fault.line + offset] ?? '')) yield fault.line + offset
  for (const offset of [0, 1, -1, -2, -3]) if (lines[fault.line + offset]?.trim()) yield fault.line + offset
  for (let index = fault.line - 4; index >= 0; index -= 1)
    if (((lines[index] ?? '').match(/['"]/g)?.length ?? 0) % 2) yield index
}

interface Repair extends Slip {
  line: number
  parsed: Parsed
}

/**
 * The slip whose correction lets YAML read on beyond the line: that it works is the proof that it was this slip. Of several
 * that work it is the first that lets YAML read farthest.
 */
function repairOf(fault: Fault, lines: readonly string[]): Repair | undefined {
  for (const line of suspects(fault, lines)) {
    let best: Repair | undefined
    let farthest = Math.max(line, fault.line)
    for (const slip of slipsOf(lines[line] ?? '', lines.slice(Math.max(0, line - 4), line + 3))) {
      const parsed = parseYaml(lines.with(line, slip.meant).join('\n'))
      const reached = breaking(parsed)?.line ?? Number.POSITIVE_INFINITY
      if (reached <= farthest) continue
      best = { ...slip, line, parsed }
      farthest = reached
      if (reached === Number.POSITIVE_INFINITY) break
    }
    if (best) return best
  }
  return undefined
}

/** Reads YAML. Every broken line is told in plain words, not only the first one. */
export function readYaml(text: string): Readable {
  let lines = text.split('\n')
  let parsed = parseYaml(text)
  const problems: Finding[] = []
  const guessed = new Set<number>()
  const report = (line: number, words: string) =>
    problems.push({ line: line + 1, field: fieldAtLine(lines, line), text: words })

  for (const { line, code } of parsed.faults)
    if (code === 'DUPLICATE_KEY') report(line, 'is there twice; keep one of the two')
  for (let fault = breaking(parsed); fault; fault = breaking(parsed)) {
    const repair = repairOf(fault, lines)
    if (!repair) {
      report(
        fault.line,
        'cannot be read; look at its quotes, colons, commas and the spaces at its start, and at the line above',
      )
      return { parsed, problems, guessed, isWhole: false }
    }
    // The field is looked up in the line as it was meant: its spaces may be what is wrong.
    lines = lines.with(repair.line, repair.meant)
    report(repair.line, repair.text)
    guessed.add(repair.line + 1)
    parsed = repair.parsed
  }
  return { parsed, problems, guessed, isWhole: true }
}
