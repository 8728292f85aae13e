import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { z } from 'zod'
import { contentFiles } from '../../../content/load/content-files.server'
import { listText } from '../../../media/lists'
import { pathsOfPicture, readPictures } from '../../../media/pictures'
import { ImpossibleChange, isRecord, isWithin, type Path, valueAt } from '../change'
import type { Files } from '../disk/journal'
import { type Named, namedIn } from '../form/fields-in'
import { inWords } from '../form/titles'
import { mistakesIn } from '../rules/mistakes'
import { textsIn } from '../site/library'
import { contentTitle } from '../site/places'
import type { Store } from '../site/store'
import { contentIn, withoutEntries } from '../site/take-out'
import { editText, parsedData } from '../text/edit-text'

export const fileOfStudy = (id: string) => `projects/${id}.yaml`
export const addressOfStudy = (id: string) => `/project/${id}`

const named = (store: Store): Named[] =>
  contentFiles().flatMap((file) => [...namedIn(file, store.data(file))])

/** Lists of case studies, and entries about one, that name it. */
export const entriesOfStudy = (id: string, store: Store): Named[] =>
  named(store).filter(({ kind, name }) => kind === 'project' && name === id)

/** Links that lead to it. */
export const linksToStudy = (id: string, store: Store): Named[] =>
  named(store).filter(({ kind, name }) => kind === 'page' && name === addressOfStudy(id))

/** Blocks on pages of several clients that are about it: they have a name and pictures of their own, and stay without it. */
export const blocksAboutStudy = (id: string, store: Store): Named[] =>
  named(store).filter(
    ({ file, kind, name, path }) =>
      file.startsWith('projects/') && kind === 'short-name' && name === id && path.length === 3,
  )

type Step = [file: string, bytes: Uint8Array | string | null]

/** Names of the pictures that belong to a case study. */
export const picturesOfStudy = (id: string): string[] =>
  Object.keys(readPictures()).filter((name) => name.startsWith(`${id}/`))

function moved(home: string, from: string, to: string): Step[] {
  const path = join(home, from)
  if (!existsSync(path)) return []
  return [
    [to, readFileSync(path)],
    [from, null],
  ]
}

function movedPictures(home: string, id: string, to: string): Step[] {
  const all = readPictures()
  const own = picturesOfStudy(id)
  if (!own.length) return []
  const renamed = (path: string) => path.replace(`/${id}/`, `/${to}/`)
  const files = own.flatMap((name) => {
    const entry = all[name]
    return entry ? pathsOfPicture(entry) : []
  })
  const folder = `media/originals/${id}`
  const originals = existsSync(join(home, folder))
    ? readdirSync(join(home, folder)).map((file) => `${folder}/${file}`)
    : []
  const entries = Object.entries(all).map(([name, entry]) =>
    own.includes(name)
      ? [`${to}/${name.slice(id.length + 1)}`, { ...entry, base: renamed(entry.base) }]
      : [name, entry],
  )
  return [
    ...[...files, ...originals].flatMap((file) => moved(home, file, renamed(file))),
    ['media/pictures.json', listText(Object.fromEntries(entries))],
  ]
}

/** The woven band keeps its file: only its name follows. */
function movedBand(home: string, id: string, to: string): Step[] {
  const list = 'media/woven.json'
  const all: Record<string, unknown> = JSON.parse(readFileSync(join(home, list), 'utf8'))
  if (!(`band-${id}` in all)) return []
  const entries = Object.entries(all).map(([name, one]) => [name === `band-${id}` ? `band-${to}` : name, one])
  const sorted = entries.sort(([a], [b]) => (String(a) < String(b) ? -1 : 1))
  return [[list, `${JSON.stringify(Object.fromEntries(sorted), null, 2)}\n`]]
}

/** Everything of a case study among the media, under another name. */
export const movedMedia = (home: string, id: string, to: string): Step[] => [
  ...movedPictures(home, id, to),
  ...movedBand(home, id, to),
]

/** Where addresses that moved are listed: every host that the site can be put on redirects by it. */
export const movedFile = 'delivery/moved.json'

const list = z.array(z.strictObject({ from: z.string(), to: z.string() }))

type Moved = z.output<typeof list>

const read = (home: string): Moved => {
  const file = join(home, movedFile)
  return existsSync(file) ? list.parse(JSON.parse(readFileSync(file, 'utf8'))) : []
}

function written(home: string, next: Moved): [string, string][] {
  const text = `${JSON.stringify(next, null, 2)}\n`
  const isSame = JSON.stringify(next) === JSON.stringify(read(home))
  return isSame ? [] : [[movedFile, text]]
}

/** Sends the old address of a case study, and those before it, to the new one. A page that is there is never sent elsewhere. */
export function withMoved(home: string, id: string, to: string): [string, string][] {
  const [from, next] = [addressOfStudy(id), addressOfStudy(to)]
  const others = read(home)
    .map((one) => (one.to === from ? { ...one, to: next } : one))
    .filter((one) => one.from !== next && one.from !== from)
  return written(home, [...others, { from, to: next }])
}

/** No address leads to a case study that is gone. */
export const withoutMoved = (home: string, id: string): [string, string][] =>
  written(
    home,
    read(home).filter((one) => one.to !== addressOfStudy(id)),
  )

/** An address that gets a page of its own again leads nowhere else. */
export const withPage = (home: string, id: string): [string, string][] =>
  written(
    home,
    read(home).filter((one) => one.from !== addressOfStudy(id)),
  )

/** Other files in whose words its client is named. */
export function findMentions(id: string, name: string, store: Store): string[] {
  if (!name) return []
  const own = fileOfStudy(id)
  return contentFiles().filter(
    (file) => file !== own && [...textsIn(store.data(file))].some((text) => text.includes(name)),
  )
}

/** Whether there is a look of this name, drawn for one client. */
export const isLook = (name: string, home: string): boolean =>
  existsSync(join(home, `app/pages/case-study/clients/${name}.css`))

/** Whether the page of a case study has a look that was drawn for its client. */
export function hasOwnLook(id: string, store: Store, home: string): boolean {
  const data = store.data(fileOfStudy(id))
  return isLook(isRecord(data) && typeof data.look === 'string' ? data.look : id, home)
}

/**
 * Writes files as one step, and takes it back if the build would refuse what came out.
 * @throws ImpossibleChange with the first mistake
 */
export function writeWhole(store: Store, label: string, files: Files): void {
  store.journal.write(label, `${label} ${Date.now()}`, files)
  for (const file of contentIn(files)) {
    if (files.get(`content/${file}`) === null) continue
    const [mistake] = mistakesIn(file, store.readText(file))
    if (!mistake) continue
    store.journal.undo()
    throw new ImpossibleChange(
      `${contentTitle(file, store.data(file))} would not be right: ${mistake.text} Nothing has changed.`,
    )
  }
}

/** @throws ImpossibleChange if one of the files has changes that are not right yet */
export function refuseDrafts(store: Store, files: readonly string[]): void {
  const [first] = store.drafts().filter((file) => files.includes(file))
  if (first)
    throw new ImpossibleChange(
      `${contentTitle(first, store.data(first))} has unfinished changes. Finish them or drop them first.`,
    )
}

/** A text without a field that names a picture, or without what is around it if that cannot do without. */
function withoutField(file: string, text: string, path: Path): string {
  const without = editText(text, { op: 'remove', path })
  const isNeeded = mistakesIn(file, without).some((mistake) => isWithin(mistake.path, path))
  return isNeeded && path.length > 1 ? withoutField(file, text, path.slice(0, -1)) : without
}

/**
 * Takes a picture out of a case study, with its caption and every place of the page that shows it, as one step of Undo. Returns how many
 * places that were.
 */
export function removePicture(store: Store, file: string, name: string): number {
  const places = [...namedIn(file, store.data(file))].filter(
    (one) => one.kind === 'study-picture' && one.name === name,
  )
  const owners = ['pictures', 'captions'].filter(
    (owner) => valueAt(store.data(file), [owner, name]) !== undefined,
  )
  const text = owners.reduce(
    (rest, owner) => editText(rest, { op: 'remove', path: [owner, name] }),
    withoutEntries(
      store.readText(file),
      places.filter(({ path }) => typeof path.at(-1) === 'number'),
    ),
  )
  // A row of pictures that has none left goes too.
  const rows = places.map(({ path }) => path.slice(0, -1))
  const empty = rows.filter((path) => valueAt(parsedData(text), path)?.toString() === '')
  const next = places
    .filter(({ path }) => typeof path.at(-1) !== 'number')
    .reduce(
      (rest, { path }) => withoutField(file, rest, path),
      withoutEntries(
        text,
        empty.map((path) => ({ path })),
      ),
    )
  const label = `Picture “${inWords(name)}” taken out`
  store.rewrite(label, `${label} ${Date.now()}`, new Map([[file, next]]))
  return places.length
}
