import {
  closeSync,
  existsSync,
  fsyncSync,
  mkdirSync,
  openSync,
  readFileSync,
  truncateSync,
  writeSync,
} from 'node:fs'
import { dirname } from 'node:path'
import { z } from 'zod'

const state = z.string().nullable()

const entry = z.object({
  type: z.literal('change'),
  id: z.number(),
  kind: z.enum(['edit', 'undo', 'redo']),
  /** What was done, for whoever undoes it: `Tagline of Home`. */
  label: z.string(),
  /** Steps of one group are undone together: the letters of a word. */
  group: z.string(),
  /** Entries that an undo or redo is about. */
  of: z.array(z.number()),
  files: z.array(z.object({ file: z.string(), before: state, after: state })),
})

export type Entry = z.output<typeof entry>

const line = z.union([entry, z.object({ type: z.literal('done'), id: z.number() })])

export type Line = z.output<typeof line>

function parsed(text: string): Line | undefined {
  try {
    return line.safeParse(JSON.parse(text)).data
  } catch {
    return undefined
  }
}

/**
 * The journal's lines. A last one that was cut off by a crash is taken out: nothing of its change had been done when it was
 * being written.
 */
export function readLines(file: string): Line[] {
  if (!existsSync(file)) return []
  const bytes = readFileSync(file)
  const lines: Line[] = []
  let start = 0
  for (let end = bytes.indexOf(10); end >= 0; end = bytes.indexOf(10, start)) {
    const one = parsed(bytes.subarray(start, end).toString())
    if (!one) break
    lines.push(one)
    start = end + 1
  }
  if (start < bytes.length) truncateSync(file, start)
  return lines
}

/** Adds a line, and returns when it is on the disk. */
export function appendLine(file: string, one: Line): void {
  mkdirSync(dirname(file), { recursive: true })
  const handle = openSync(file, 'a')
  try {
    writeSync(handle, `${JSON.stringify(one)}\n`)
    fsyncSync(handle)
  } finally {
    closeSync(handle)
  }
}
