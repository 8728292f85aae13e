import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { changed, type Value, valueAt } from '../change'
import { inWords, pathInWords, type TitleOfName, valueInWords } from '../form/titles'
import { titleOfContent } from '../site/places'
import { movedFile } from '../studies/study-files'
import { parsedData } from '../text/edit-text'
import { changesBetween } from '../together/rewritten'
import type { Git } from './git'

/** The name of the picture that a file belongs to. */
export const pictureName = (file: string) =>
  /^media\/(?:originals|files\/pictures)\/(.+?)(?:\.[0-9a-f]{8}\.\d+)?\.\w+$/.exec(file)?.[1]

/** The name of the film that a file belongs to. */
export const filmName = (file: string) =>
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

/** The steps from one state of a file to another, each told by the name that its entry had then. */
function* stepsBetween(before: Value, after: Value, titleOfName: TitleOfName): Generator<ChangeInWords> {
  let data = before
  for (const change of changesBetween(before, after)) {
    const { op } = change
    const step = op === 'insert' ? [change.at] : op === 'move' ? [change.from] : []
    const path = [...change.path, ...step]
    const next = changed(data, change)
    const old = op === 'insert' ? undefined : valueAt(data, path)
    const where = pathInWords(path, old === undefined ? next : data)
    const name = String(path.findLast((one) => typeof one === 'string') ?? '')
    if (op === 'move') yield { where: `${where}: moved, now number ${change.to + 1}` }
    else
      yield {
        where,
        ...(old !== undefined && { before: valueInWords(old, titleOfName, name) }),
        ...(op !== 'remove' && { after: valueInWords(change.value, titleOfName, name) }),
      }
    data = next
  }
}

function contentItem(
  file: string,
  before: string | undefined,
  after: string | undefined,
  titleOfName: TitleOfName,
): ChangedItem {
  const kind = before === undefined ? 'new' : after === undefined ? 'removed' : 'changed'
  const [old, next] = [before, after].map((text) => (text === undefined ? undefined : parsedData(text)))
  const changes = old !== undefined && next !== undefined ? [...stepsBetween(old, next, titleOfName)] : []
  const title = titleOfContent(file.replace('content/', ''), next ?? old)
  return { id: file, title, files: [file], kind, changes }
}

/** Pictures share one list, and so do films: they are discarded together, so that the list stays true. */
function mediaItem(
  files: readonly string[],
  readName: (file: string) => string | undefined,
  about: Pick<ChangedItem, 'id' | 'title'>,
): ChangedItem[] {
  if (!files.length) return []
  const names = [...new Set(files.map(readName).filter((name) => name !== undefined))].sort()
  const changes = names.map((name) => ({ where: inWords(name) }))
  return [{ ...about, files: [...files], kind: 'changed', changes }]
}

/** Everything that the editor writes and publishes. */
export const publishedFolders = ['content', 'media', movedFile]

const isFilm = (file: string) => /^media\/(?:films\.json$|files\/films\/)/.test(file)

/** Everything that is not as it was published. */
export async function changesSince(
  git: Git,
  home: string,
  titleOfName: TitleOfName = () => undefined,
): Promise<ChangedItem[]> {
  const files = await git.changed(...publishedFolders)
  const items: ChangedItem[] = []
  for (const file of files.filter((one) => one.startsWith('content/'))) {
    const path = join(home, file)
    const after = existsSync(path) ? readFileSync(path, 'utf8') : undefined
    items.push(contentItem(file, (await git.published(file))?.toString(), after, titleOfName))
  }
  const media = files.filter((one) => one.startsWith('media/'))
  const pictures = media.filter((one) => !isFilm(one))
  return [
    ...items,
    ...mediaItem(
      files.filter((file) => file === movedFile),
      () => 'Case studies that have another address now',
      { id: movedFile, title: 'Old addresses' },
    ),
    ...mediaItem(pictures, pictureName, { id: 'pictures', title: 'Pictures' }),
    ...mediaItem(media.filter(isFilm), filmName, { id: 'films', title: 'Films' }),
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
  const film = filmName(file)
  const picture = pictureName(file)
  if (lists[file]) return lists[file]
  if (film) return `Films › ${inWords(film)}`
  if (picture) return `Pictures › ${inWords(picture)}`
  return file.startsWith('content/') ? titleOfContent(file.replace('content/', '')) : file
}
