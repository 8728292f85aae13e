import { existsSync, readFileSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { z } from 'zod'
import { ownFolder } from '../disk/journal'
import { writeAtomically } from '../disk/states'

const asked = z.object({ by: z.string(), at: z.iso.datetime(), note: z.string() })

/** An editor’s request to publish what they wrote. */
export type Asked = z.output<typeof asked>

/** The last request that nobody has answered by publishing. */
export function openAsked(home: string) {
  const folder = join(home, ownFolder)
  const file = join(folder, 'asked.json')
  return {
    read: (): Asked | null =>
      existsSync(file) ? (asked.safeParse(JSON.parse(readFileSync(file, 'utf8'))).data ?? null) : null,
    /** On the disk when it returns. */
    keep: (one: Asked) => writeAtomically(file, JSON.stringify(one), folder),
    forget: () => rmSync(file, { force: true }),
  }
}
