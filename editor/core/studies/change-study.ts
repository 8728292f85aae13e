import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { z } from 'zod'
import { contentFiles } from '../../../content/load/content-files.server'
import { isList, isRecord, type Value } from '../change'
import type { Named } from '../form/fields-in'
import type { Mistake } from '../rules/mistakes'
import { draftFile, type Store } from '../site/store'
import { type Blocked, refuseBlocked, takeOut } from '../site/take-out'
import { editText } from '../text/edit-text'
import {
  addressOfStudy,
  blocksAboutStudy,
  entriesOfStudy,
  fileOfStudy,
  findMentions,
  isLook,
  linksToStudy,
  movedMedia,
  picturesOfStudy,
  refuseDrafts,
  withMoved,
  withoutMoved,
  writeWhole,
} from './study-files'

export const renameRequest = z.strictObject({
  id: z.string().regex(/^[a-z0-9]+(?:-[a-z0-9]+)*$/),
  to: z.string(),
  name: z.string().trim(),
})

export type RenameRequest = z.output<typeof renameRequest>

/** Folders of pictures that belong to no case study. */
const kept = ['films', 'logos', 'team']
const goodAddress = /^[a-z0-9]+(?:-[a-z0-9]+)*$/

function findMistakes({ id, to, name }: RenameRequest, home: string): Mistake[] {
  if (!name) return [{ path: ['name'], text: 'Write the name of the client.' }]
  if (!goodAddress.test(to))
    return [{ path: ['to'], text: 'Write it in lower case words joined by hyphens, such as new-name.' }]
  if (to === id) return []
  if (existsSync(join(home, 'content', fileOfStudy(to))))
    return [{ path: ['to'], text: 'There is a case study at this address already.' }]
  if (kept.includes(to))
    return [{ path: ['to'], text: 'Other pictures are kept under this name. Choose another.' }]
  if (picturesOfStudy(to).length)
    return [
      { path: ['to'], text: 'Pictures of this name are in the library already. Choose another address.' },
    ]
  return []
}

/** Names of its pictures, wherever a text has them, under its new name. */
function withPictures(text: string, id: string, to: string): string {
  const own = new Set(picturesOfStudy(id))
  return text.replaceAll(new RegExp(`(?<![\\w/.-])${id}/([a-z0-9-]+)(?![\\w/-])`, 'g'), (found, name) =>
    own.has(found) ? `${to}/${name}` : found,
  )
}

const withNames = (text: string, names: readonly Named[], value: string): string =>
  names.reduce((rest, { path }) => editText(rest, { op: 'set', path, value }), text)

/** The case study's own words: its name, its title if that is the name, and the look that it keeps. */
function withOwnWords(text: string, data: Value, request: RenameRequest, hasLook: boolean): string {
  if (!isRecord(data)) return text
  const { id, to, name } = request
  const set = (rest: string, field: string, value: Value) =>
    editText(rest, { op: 'set', path: [field], value })
  let next = data.name === name ? text : set(text, 'name', name)
  if (data.name !== name && isList(data.title) && data.title.join(' ') === data.name)
    next = set(next, 'title', [name])
  if (to === id) return next
  if (data.look === to) return editText(next, { op: 'remove', path: ['look'] })
  return hasLook && data.look === undefined ? set(next, 'look', id) : next
}

/**
 * Gives a case study another name, another address, or both, with everything that refers to it, as one step of Undo.
 * @throws ImpossibleChange if that cannot be done now
 */
export function renameStudy(
  store: Store,
  home: string,
  request: RenameRequest,
): { mistakes: Mistake[] } | { file: string } {
  const mistakes = findMistakes(request, home)
  if (mistakes.length) return { mistakes }
  const { id, to, name } = request
  const own = fileOfStudy(id)
  const isMoved = to !== id
  const names = isMoved ? [...entriesOfStudy(id, store), ...blocksAboutStudy(id, store)] : []
  const links = isMoved ? linksToStudy(id, store) : []
  const texts = new Map<string, string>()
  for (const file of contentFiles()) {
    const of = (all: readonly Named[]) => all.filter((one) => one.file === file)
    const text = store.readText(file)
    const named = withNames(withNames(text, of(names), to), of(links), addressOfStudy(to))
    const next = isMoved ? withPictures(named, id, to) : named
    if (next !== text || file === own) texts.set(file, next)
  }
  refuseDrafts(store, [...texts.keys()])
  const hasLook = isLook(id, home)
  texts.set(own, withOwnWords(texts.get(own) ?? '', store.data(own), request, hasLook))
  const content = [...texts].map(([file, text]): [string, string] => [
    `content/${file === own ? fileOfStudy(to) : file}`,
    text,
  ])
  writeWhole(
    store,
    `New name of ${name}`,
    new Map<string, Uint8Array | string | null>([
      ...(isMoved ? movedMedia(home, id, to) : []),
      ...content,
      ...(isMoved ? [[`content/${own}`, null] as const, ...withMoved(home, id, to)] : []),
    ]),
  )
  if (isMoved) store.wordsToRead.follow(id, to)
  return { file: fileOfStudy(to) }
}

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

function planRemoval(id: string, store: Store) {
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
export function planStudyRemoval(id: string, name: string, store: Store): StudyRemoval {
  const { named, blocked } = planRemoval(id, store)
  return {
    files: [...new Set([...named, ...blocked.map(({ file }) => file)])],
    blocked,
    mentions: findMentions(id, name, store).filter((file) => !named.includes(file)),
    pictures: picturesOfStudy(id).length,
  }
}

/**
 * Removes a case study from the site and from every list, as one step of Undo. Its pictures stay in the library: other pages may show them.
 * @throws ImpossibleChange if something cannot do without it
 */
export function removeStudy(id: string, name: string, store: Store, home: string): void {
  const { files, blocked } = planRemoval(id, store)
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
