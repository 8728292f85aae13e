import { execFile } from 'node:child_process'
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import type { Texts } from './settled-files'

const run = promisify(execFile)

/** Both texts by their lines, ours where they meet: it holds the notes of both. What it says is put right by fields. */
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
