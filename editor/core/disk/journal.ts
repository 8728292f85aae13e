import {
  closeSync,
  existsSync,
  fsyncSync,
  mkdirSync,
  openSync,
  readFileSync,
  rmSync,
  truncateSync,
  writeSync,
} from 'node:fs'
import { dirname, join } from 'node:path'
import { z } from 'zod'
import { openStates, type State, stateOf } from './states'

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
function readLines(file: string): Line[] {
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
function appendLine(file: string, one: Line): void {
  mkdirSync(dirname(file), { recursive: true })
  const handle = openSync(file, 'a')
  try {
    writeSync(handle, `${JSON.stringify(one)}\n`)
    fsyncSync(handle)
  } finally {
    closeSync(handle)
  }
}

/** Where the editor keeps what it needs beside the project's files; git does not see it. */
export const ownFolder = '.editor'

/** A file that is not as the editor left it: somebody changed it by hand. Nothing was written. */
export class ChangedOutside extends Error {
  override readonly name = 'ChangedOutside'
  constructor(readonly file: string) {
    super(`${file} was changed outside of the editor in the meantime.`)
  }
}

/** What files are to hold: `null` removes one. */
export type Files = ReadonlyMap<string, Uint8Array | string | null>

type FileStep = Entry['files'][number]

/** What several steps did together, file by file. */
function combined(entries: readonly Entry[]): FileStep[] {
  const all = new Map<string, FileStep>()
  for (const { file, before, after } of entries.flatMap(({ files }) => files))
    all.set(file, { file, before: all.get(file)?.before ?? (all.has(file) ? null : before), after })
  return [...all.values()]
}

const reversed = (steps: readonly FileStep[]): FileStep[] =>
  steps.map(({ file, before, after }) => ({ file, before: after, after: before }))

/**
 * Everything the editor did to files, step by step. A step is noted on the disk before the first of its files is written: after a
 * crash the journal says how to finish it.
 */
export function openJournal(home: string) {
  const file = join(home, ownFolder, 'journal.jsonl')
  const states = openStates(home, ownFolder)
  const lines = readLines(file)
  const finished = new Set(lines.flatMap((line) => (line.type === 'done' ? [line.id] : [])))
  const entries = lines.filter((line) => line.type === 'change')
  let done: Entry[] = []
  let undone: Entry[] = []
  let lastId = entries.at(-1)?.id ?? 0

  /** Where an entry leaves what can be undone and redone. */
  function count(entry: Entry): void {
    const isOf = ({ id }: Entry) => entry.of.includes(id)
    if (entry.kind === 'edit') {
      done.push(entry)
      undone = []
    } else if (entry.kind === 'undo') {
      undone.push(...done.filter(isOf))
      done = done.filter((one) => !isOf(one))
    } else {
      done.push(...undone.filter(isOf))
      undone = undone.filter((one) => !isOf(one))
    }
  }

  /** Writes the files of an entry that are not written yet; one that somebody has changed since is theirs. */
  function finish({ id, files }: Entry): void {
    for (const { file: name, before, after } of files) {
      if (stateOf(join(home, name)) === before) states.restore(name, after)
    }
    appendLine(file, { type: 'done', id })
  }

  function record(entry: Omit<Entry, 'type' | 'id'>): void {
    lastId += 1
    const whole: Entry = { type: 'change', id: lastId, ...entry }
    appendLine(file, whole)
    finish(whole)
    count(whole)
  }

  function check(steps: readonly FileStep[]): void {
    for (const { file: name, before } of steps)
      if (stateOf(join(home, name)) !== before) throw new ChangedOutside(name)
  }

  const lastGroup = (all: readonly Entry[]): Entry[] => {
    const group = all.at(-1)?.group
    const from = all.findLastIndex((one) => one.group !== group) + 1
    return all.slice(from)
  }

  rmSync(join(home, ownFolder, 'unfinished'), { recursive: true, force: true })
  for (const entry of entries) {
    if (!finished.has(entry.id)) finish(entry)
    count(entry)
  }

  return {
    /** Writes files as one step. Files that hold the same already are left alone. */
    write(label: string, group: string, files: Files): void {
      const steps: FileStep[] = []
      for (const [name, bytes] of files) {
        const path = join(home, name)
        const before: State = states.keep(existsSync(path) ? readFileSync(path) : null)
        const after = states.keep(bytes)
        if (before !== after) steps.push({ file: name, before, after })
      }
      if (steps.length) record({ kind: 'edit', label, group, of: [], files: steps })
    },
    /** @throws ChangedOutside if a file is no longer as the step left it */
    undo(): string | undefined {
      const group = lastGroup(done)
      const steps = reversed(combined(group))
      const label = group.at(-1)?.label
      if (label === undefined) return undefined
      check(steps)
      record({ kind: 'undo', label, group: '', of: group.map(({ id }) => id), files: steps })
      return label
    },
    /** @throws ChangedOutside if a file is no longer as the undo left it */
    redo(): string | undefined {
      const group = lastGroup(undone)
      const steps = combined(group)
      const label = group.at(-1)?.label
      if (label === undefined) return undefined
      check(steps)
      record({ kind: 'redo', label, group: '', of: group.map(({ id }) => id), files: steps })
      return label
    },
    /** What the buttons would take back and do again; `blocked` is why one of them can't, if a file is no longer as it was left. */
    steps() {
      const blocked = (entries: readonly Entry[], steps: (files: FileStep[]) => FileStep[]) =>
        steps(combined(lastGroup(entries))).find(
          ({ file: name, before }) => stateOf(join(home, name)) !== before,
        )
      const undo = blocked(done, reversed)
      return {
        undo: undo ? undefined : done.at(-1)?.label,
        redo: blocked(undone, (files) => files) ? undefined : undone.at(-1)?.label,
        ...(undo && {
          blocked: `${done.at(-1)?.label} can’t be undone: the file was changed outside of the editor since.`,
        }),
      }
    },
  }
}

export type Journal = ReturnType<typeof openJournal>
