import { existsSync } from 'node:fs'
import { join } from 'node:path'
import type { Store } from '../site/store'
import { draftFile } from '../site/store'
import { type Blocked, refuseBlocked, takeOut } from '../site/take-out'
import {
  entriesOfStudy,
  fileOfStudy,
  linksToStudy,
  mentionsOf,
  picturesOfStudy,
  withoutMoved,
  writeWhole,
} from './study-files'

/** What goes when a case study is removed, and what stays. */
export interface StudyRemoval {
  /** The content files that list it. */
  files: string[]
  blocked: Blocked[]
  /** Files in whose words its client is named: these stay. */
  mentions: string[]
  /** How many pictures stay in the library. */
  pictures: number
}

function plan(id: string, store: Store) {
  const own = fileOfStudy(id)
  const isOther = ({ file }: { file: string }) => file !== own
  const entries = entriesOfStudy(id, store).filter(isOther)
  const { files, blocked } = takeOut(entries, store)
  const links = [
    ...new Set(
      linksToStudy(id, store)
        .filter(isOther)
        .map(({ file }) => file),
    ),
  ]
  const why = 'A link there leads to it. Choose another page for the link first.'
  return {
    files,
    named: [...new Set(entries.map(({ file }) => file))],
    blocked: [...blocked, ...links.map((file) => ({ file, why }))],
  }
}

/** What removing a case study would take along. */
export function removalOfStudy(id: string, name: string, store: Store): StudyRemoval {
  const { named, blocked } = plan(id, store)
  return {
    files: [...new Set([...named, ...blocked.map(({ file }) => file)])],
    blocked,
    mentions: mentionsOf(id, name, store).filter((file) => !named.includes(file)),
    pictures: picturesOfStudy(id).length,
  }
}

/**
 * Removes a case study from the site and from every list, as one step of Undo. Its pictures stay in the library: other pages may show them.
 * @throws ImpossibleChange if something cannot do without it
 */
export function removeStudy(id: string, name: string, store: Store, home: string): void {
  const { files, blocked } = plan(id, store)
  refuseBlocked(blocked)
  const own = fileOfStudy(id)
  const gone = [draftFile(own)].filter((file) => existsSync(join(home, file)))
  writeWhole(
    store,
    `Removal of ${name}`,
    new Map<string, string | null>([
      ...files,
      [`content/${own}`, null],
      ...gone.map((file): [string, null] => [file, null]),
      ...withoutMoved(home, id),
    ]),
  )
}
