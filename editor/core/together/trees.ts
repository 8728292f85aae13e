import { isDeepStrictEqual } from 'node:util'
import type { Git } from '../publish/git'

/** What git holds of a file; nothing if it is not there. */
export type Blob = { mode: string; object: string } | undefined

/** A file in the state before both, in ours and in theirs. */
export interface ThreeStates {
  file: string
  base: Blob
  ours: Blob
  theirs: Blob
}

async function readTree(git: Git, commit: string): Promise<Map<string, Blob>> {
  const lines = (await git.text('ls-tree', '-r', '-z', commit)).split('\0').filter(Boolean)
  return new Map(
    lines.map((line) => {
      const [about = '', file = ''] = line.split('\t')
      const [mode = '', , object = ''] = about.split(' ')
      return [file, { mode, object }]
    }),
  )
}

export interface BothTrees {
  /** Files that are taken from theirs, since only they changed them. */
  taken: { file: string; blob: Blob }[]
  /** Files that only we changed, with what theirs has of them. */
  own: { file: string; blob: Blob }[]
  /** Files that both changed, each to something else. */
  both: ThreeStates[]
}

/** What two commits made of the one that they come from, file by file. */
export async function bothTrees(
  git: Git,
  commits: { base: string; ours: string; theirs: string },
): Promise<BothTrees> {
  const [base, ours, theirs] = await Promise.all([
    readTree(git, commits.base),
    readTree(git, commits.ours),
    readTree(git, commits.theirs),
  ])
  const result: BothTrees = { taken: [], own: [], both: [] }
  for (const file of new Set([...base.keys(), ...ours.keys(), ...theirs.keys()])) {
    const states = { file, base: base.get(file), ours: ours.get(file), theirs: theirs.get(file) }
    if (isDeepStrictEqual(states.ours, states.theirs)) continue
    if (isDeepStrictEqual(states.base, states.theirs)) result.own.push({ file, blob: states.theirs })
    else if (isDeepStrictEqual(states.base, states.ours)) result.taken.push({ file, blob: states.theirs })
    else result.both.push(states)
  }
  return result
}
