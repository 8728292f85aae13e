import { filesOf, readList } from '../../../media/picture-shelf'
import { otherOriginals } from './picture-step'

/** Where the encoded files of a picture lie. */
export const encodedFiles = (entry: ReturnType<typeof readList>[string]): string[] =>
  filesOf(entry).map((src) => `media/files${src}`)

/** The list of pictures as it stands in its file. */
export function pictureList(entries: ReturnType<typeof readList>): string {
  const sorted = Object.entries(entries).sort(([a], [b]) => (a < b ? -1 : 1))
  return `${JSON.stringify(Object.fromEntries(sorted), null, 1)}\n`
}

/** What is written when pictures go: their sizes, their originals, their entries. */
export function filesWithoutPictures(names: readonly string[]): [string, string | null][] {
  const all = readList()
  const gone = names.flatMap((name) => {
    const entry = all[name]
    return entry ? [...encodedFiles(entry), ...otherOriginals(name, '').map(([file]) => file)] : []
  })
  const left = Object.fromEntries(Object.entries(all).filter(([name]) => !names.includes(name)))
  return [...gone.map((file): [string, null] => [file, null]), ['media/pictures.json', pictureList(left)]]
}
