import { execFile } from 'node:child_process'
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { isDeepStrictEqual, promisify } from 'node:util'
import { type Change, isList, isRecord, type Path, type Value } from '../change'
import { editText, parsedData } from '../text/edit-text'
import { matches } from './three-way'

/** Entries that go, then entries that come, then what changed within those that stay. */
function* changesBetweenLists(
  before: readonly Value[],
  after: readonly Value[],
  path: Path,
): Generator<Change> {
  const found = matches(before, after)
  let now = before.map((value, at) => ({ value, to: found[at] }))
  for (let at = now.length - 1; at >= 0; at -= 1)
    if (now[at]?.to === undefined) yield { op: 'remove', path: [...path, at] }
  now = now.filter(({ to }) => to !== undefined)
  for (const [to, value] of after.entries()) {
    const from = now.findIndex((one) => one.to === to)
    if (from < 0) {
      yield { op: 'insert', path, at: to, value }
      now.splice(to, 0, { value, to })
    } else if (from !== to) {
      yield { op: 'move', path, from, to }
      now.splice(to, 0, ...now.splice(from, 1))
    }
  }
  for (const [at, value] of after.entries())
    yield* changesBetween(now[at]?.value ?? value, value, [...path, at])
}

/** The steps of editing that lead from one state of a file to another; what is the same in both is in none. */
export function* changesBetween(before: Value, after: Value, path: Path = []): Generator<Change> {
  if (isDeepStrictEqual(before, after)) return
  if (isList(before) && isList(after) && before.length && after.length)
    yield* changesBetweenLists(before, after, path)
  else if (isRecord(before) && isRecord(after)) {
    for (const name of Object.keys(before))
      if (!Object.hasOwn(after, name)) yield { op: 'remove', path: [...path, name] }
    for (const [name, value] of Object.entries(after)) {
      const old = before[name]
      if (old === undefined) yield { op: 'set', path: [...path, name], value }
      else yield* changesBetween(old, value, [...path, name])
    }
  } else yield { op: 'set', path, value: after }
}

/**
 * A content file that says what is wanted. Its notes and its order are those of the first of the texts that can be read.
 * @param texts the nearest first
 */
export function rewritten(texts: readonly string[], wanted: Value): string {
  for (const text of texts) {
    const data = parsedData(text)
    if (isRecord(data)) return [...changesBetween(data, wanted)].reduce(editText, text)
  }
  throw new Error('None of the versions can be read.')
}

const run = promisify(execFile)

/** The texts of a file that both sides changed. */
export interface Texts {
  base: string
  ours: string
  theirs: string
}

/** Both texts by their lines, ours if they meet: it holds the notes of both. What it says is corrected field by field. */
export async function lineMerged({ base, ours, theirs }: Texts): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'together-'))
  try {
    for (const [name, text] of Object.entries({ base, ours, theirs }))
      await writeFile(join(folder, name), text)
    const args = ['merge-file', '--stdout', '--ours', 'ours', 'base', 'theirs']
    return (await run('git', args, { cwd: folder, encoding: 'utf8' })).stdout
  } finally {
    await rm(folder, { recursive: true, force: true })
  }
}
