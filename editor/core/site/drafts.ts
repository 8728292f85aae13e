import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { z } from 'zod'
import { ownFolder } from '../disk/journal'

/** A file with mistakes that are still to be put right: the site goes on with the last good one. */
const draft = z.object({
  /** The state of the content file that it began from. */
  base: z.string().nullable(),
  text: z.string(),
})

export type Draft = z.output<typeof draft>

const folder = `${ownFolder}/drafts`

/** Where the draft of a content file is kept, from the project's folder. */
export const draftFile = (file: string) => `${folder}/${file.replaceAll('/', '--')}.json`

export function readDraft(home: string, file: string): Draft | undefined {
  const path = join(home, draftFile(file))
  return existsSync(path) ? draft.safeParse(JSON.parse(readFileSync(path, 'utf8'))).data : undefined
}

/** The content files of which there is a draft. */
export const filesWithDraft = (home: string): string[] =>
  existsSync(join(home, folder))
    ? readdirSync(join(home, folder))
        .filter((name) => name.endsWith('.yaml.json'))
        .map((name) => name.slice(0, -'.json'.length).replaceAll('--', '/'))
    : []
