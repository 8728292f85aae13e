import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { readList } from '../../../media/picture-shelf'
import { encodedFiles, pictureList } from '../media/remove-pictures'

type Step = [file: string, bytes: Uint8Array | string | null]

/** Names of the pictures that belong to a case study. */
export const picturesOfStudy = (id: string): string[] =>
  Object.keys(readList()).filter((name) => name.startsWith(`${id}/`))

export const socialPicture = (id: string) => `media/files/social/project-${id}.jpg`

function moved(home: string, from: string, to: string): Step[] {
  const path = join(home, from)
  if (!existsSync(path)) return []
  return [
    [to, readFileSync(path)],
    [from, null],
  ]
}

function movedPictures(home: string, id: string, to: string): Step[] {
  const all = readList()
  const own = picturesOfStudy(id)
  if (!own.length) return []
  const renamed = (path: string) => path.replace(`/${id}/`, `/${to}/`)
  const files = own.flatMap((name) => {
    const entry = all[name]
    return entry ? encodedFiles(entry) : []
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
    ['media/pictures.json', pictureList(Object.fromEntries(entries))],
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
  ...moved(home, socialPicture(id), socialPicture(to)),
]
