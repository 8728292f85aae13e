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

/** Somebody who is signed in to the studio. */
const person = z.object({ name: z.string(), email: z.string() })
type By = z.output<typeof person>

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
  /** Who did it, in a studio that several people share. */
  by: person.optional(),
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
  constructor(
    readonly file: string,
    by = 'outside of the editor',
  ) {
    super(`${file} was changed ${by} in the meantime.`)
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
 * @param who takes steps: everybody undoes their own
 */
export function openJournal(home: string, who: () => By | undefined = () => undefined) {
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
      undone = undone.filter((one) => one.by?.email !== entry.by?.email)
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

  function record(entry: Omit<Entry, 'type' | 'id' | 'by'>): void {
    lastId += 1
    const by = who()
    const whole: Entry = { type: 'change', id: lastId, ...entry, ...(by && { by: person.parse(by) }) }
    appendLine(file, whole)
    finish(whole)
    entries.push(whole)
    count(whole)
  }

  const firstChanged = (steps: readonly FileStep[]) =>
    steps.find(({ file: name, before }) => hashFile(join(home, name)) !== before)

  /** Whether the second of two steps begins with what the first one left: nobody else wrote into its files between them. */
  const isNext = (first: Entry, second: Entry) =>
    first.files.every(({ file, after }) =>
      second.files.every((one) => one.file !== file || one.before === after),
    )

  /** The last steps of one group that whoever asks took themselves. */
  const lastGroup = (all: readonly Entry[]): Entry[] => {
    const email = who()?.email
    const own = all.filter(({ by }) => by?.email === email)
    const group = own.at(-1)?.group
    const begins = (one: Entry, at: number) => {
      const next = own[at + 1]
      return one.group !== group || (next !== undefined && !isNext(one, next))
    }
    return own.slice(own.findLastIndex(begins) + 1)
  }

  /** Who wrote a file last, if it was not whoever asks. */
  function writtenBy(file: string): string | undefined {
    const last = entries.findLast(({ files }) => files.some((one) => one.file === file))
    return last?.by?.email === who()?.email ? undefined : last?.by?.name
  }
  /** In words, how a file that is not as it was left came to be so. */
  function howChanged(file: string): string {
    const name = writtenBy(file)
    return name ? `by ${name}` : 'outside of the editor'
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
    if (changed) throw new ChangedOutside(changed.file, howChanged(changed.file))
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
    writtenBy,
    /** What the buttons would take back and do again; `blocked` is why there is no Undo, if a file is no longer as it was left. */
    steps() {
      const blocked = firstChanged(toUndo())
      const last = lastGroup(done).at(-1)?.label
      return {
        undo: blocked ? undefined : last,
        redo: firstChanged(toRedo()) ? undefined : lastGroup(undone).at(-1)?.label,
        ...(blocked && {
          blocked: `${last} can’t be undone: the file was changed ${howChanged(blocked.file)} since.`,
        }),
      }
    },
  }
}

export type Journal = ReturnType<typeof openJournal>
