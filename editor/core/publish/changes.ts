import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Value } from '../change'
import { pathInWords, valueInWords } from '../form/titles'
import { between } from '../site/differences'
import { movedFile } from '../studies/study-files'
import { parsedData } from '../text/edit-text'
import type { Git } from './git'

/** The name of the picture that a file belongs to. */
export const pictureOf = (file: string) =>
  /^media\/(?:originals|files\/pictures)\/(.+?)(?:\.[0-9a-f]{8}\.\d+)?\.\w+$/.exec(file)?.[1]

/** The name of the film that a file belongs to. */
export const filmOf = (file: string) =>
  /^media\/files\/films\/(.+?)(?:-phone)?\.[0-9a-f]{8}\./.exec(file)?.[1]

/** One thing that is not as it was published, in words. */
interface ChangeInWords {
  where: string
  before?: string
  after?: string
}

/** What can be published or discarded as one. */
export interface ChangedItem {
  id: string
  title: string
  files: string[]
  kind: 'new' | 'changed' | 'removed'
  changes: ChangeInWords[]
}

const parsed = (text: string | undefined): Value | undefined =>
  text === undefined ? undefined : (parsedData(text) as Value | undefined)

function contentItem(
  file: string,
  before: string | undefined,
  after: string | undefined,
  title: string,
): ChangedItem {
  const kind = before === undefined ? 'new' : after === undefined ? 'removed' : 'changed'
  const changes =
    kind === 'changed'
      ? [...between(parsed(before), parsed(after))].map(({ path, ...values }) => ({
          // Others know an entry by the name that it had.
          where: pathInWords(path, parsed(values.before === undefined ? after : before)),
          ...(values.before !== undefined && { before: valueInWords(values.before) }),
          ...(values.after !== undefined && { after: valueInWords(values.after) }),
        }))
      : []
  return { id: file, title, files: [file], kind, changes }
}

/** Pictures share one list, and so do films: they are discarded together, so that the list stays true. */
function mediaItem(
  files: readonly string[],
  nameOf: (file: string) => string | undefined,
  about: Pick<ChangedItem, 'id' | 'title'>,
): ChangedItem[] {
  if (!files.length) return []
  const names = [...new Set(files.map(nameOf).filter((name) => name !== undefined))].sort()
  const changes = names.map((name) => ({ where: name }))
  return [{ ...about, files: [...files], kind: 'changed', changes }]
}

/** Everything that the editor writes and publishes. */
export const publishedFolders = ['content', 'media', movedFile]

const movedItem = (file: string): ChangedItem => ({
  id: file,
  title: 'Old addresses',
  files: [file],
  kind: 'changed',
  changes: [{ where: 'Case studies that have another address now' }],
})

const isOfFilms = (file: string) => /^media\/(?:films\.json$|files\/films\/)/.test(file)

/** Everything that is not as it was published. */
export async function changesSince(
  git: Git,
  home: string,
  titleOfFile: (file: string) => string,
): Promise<ChangedItem[]> {
  const files = await git.changed(...publishedFolders)
  const items: ChangedItem[] = []
  for (const file of files.filter((one) => one.startsWith('content/'))) {
    const path = join(home, file)
    const after = existsSync(path) ? readFileSync(path, 'utf8') : undefined
    items.push(contentItem(file, (await git.published(file))?.toString(), after, titleOfFile(file)))
  }
  const media = files.filter((one) => one.startsWith('media/'))
  const ofPictures = media.filter((one) => !isOfFilms(one))
  return [
    ...items,
    ...files.filter((file) => file === movedFile).map((file) => movedItem(file)),
    ...mediaItem(ofPictures, pictureOf, { id: 'pictures', title: 'Pictures' }),
    ...mediaItem(media.filter(isOfFilms), filmOf, { id: 'films', title: 'Films' }),
  ]
}

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
