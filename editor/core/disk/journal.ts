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
import { hashFile, openStates, type State } from './states'

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

/** What takes steps back, the last one first: a list is written again only after the files that it names. */
const reversed = (steps: readonly FileStep[]): FileStep[] =>
  steps.map(({ file, before, after }) => ({ file, before: after, after: before })).reverse()

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

  /** What can be undone and redone after an entry. */
  function count(entry: Entry): void {
    const isAbout = ({ id }: Entry) => entry.of.includes(id)
    if (entry.kind === 'edit') {
      done.push(entry)
      undone = []
    } else if (entry.kind === 'undo') {
      undone.push(...done.filter(isAbout))
      done = done.filter((one) => !isAbout(one))
    } else {
      done.push(...undone.filter(isAbout))
      undone = undone.filter((one) => !isAbout(one))
    }
  }

  /** Writes the files of an entry that are not written yet; one that somebody has changed since is theirs. */
  function finish({ id, files }: Entry): void {
    for (const { file: name, before, after } of files) {
      if (hashFile(join(home, name)) === before) states.restore(name, after)
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

  const firstChanged = (steps: readonly FileStep[]) =>
    steps.find(({ file: name, before }) => hashFile(join(home, name)) !== before)

  const lastGroup = (all: readonly Entry[]): Entry[] => {
    const group = all.at(-1)?.group
    return all.slice(all.findLastIndex((one) => one.group !== group) + 1)
  }

  rmSync(join(home, ownFolder, 'unfinished'), { recursive: true, force: true })
  for (const entry of entries) {
    if (!finished.has(entry.id)) finish(entry)
    count(entry)
  }

  /** @throws ChangedOutside if a file is no longer as it was left */
  function step(kind: 'undo' | 'redo', group: readonly Entry[], files: readonly FileStep[]) {
    const label = group.at(-1)?.label
    if (label === undefined) return undefined
    const changed = firstChanged(files)
    if (changed) throw new ChangedOutside(changed.file)
    record({ kind, label, group: '', of: group.map(({ id }) => id), files: [...files] })
    return label
  }
  const toUndo = () => reversed(combined(lastGroup(done)))
  const toRedo = () => combined(lastGroup(undone))

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
    undo: () => step('undo', lastGroup(done), toUndo()),
    redo: () => step('redo', lastGroup(undone), toRedo()),
    /** What the buttons would take back and do again; `blocked` is why there is no Undo, if a file is no longer as it was left. */
    steps() {
      const isBlocked = firstChanged(toUndo()) !== undefined
      const last = done.at(-1)?.label
      return {
        undo: isBlocked ? undefined : last,
        redo: firstChanged(toRedo()) ? undefined : undone.at(-1)?.label,
        ...(isBlocked && {
          blocked: `${last} can’t be undone: the file was changed outside of the editor since.`,
        }),
      }
    },
  }
}

export type Journal = ReturnType<typeof openJournal>
