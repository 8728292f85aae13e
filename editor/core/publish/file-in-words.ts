import { movedFile } from '../studies/old-addresses'
import { filmOf, pictureOf } from './media-names'

const lists: Readonly<Record<string, string>> = {
  'media/pictures.json': 'Pictures',
  'media/woven.json': 'Woven pictures',
  'media/wordmarks.json': 'Logos',
  'media/films.json': 'Films',
  [movedFile]: 'Old addresses',
}

/** What people call a file that is no page: never its address in the project. */
export function fileInWords(file: string): string {
  const film = filmOf(file)
  const picture = pictureOf(file)
  if (lists[file]) return lists[file]
  if (film) return `Films › ${film}`
  return picture ? `Pictures › ${picture}` : file
}
