import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { isRecord, type Path, type Value } from '../change'
import { titleOf } from '../form/titles'
import { between } from '../site/differences'
import { parsedData } from '../text/parsed-data'
import type { Git } from './git'

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

const inWords = (value: Value): string =>
  isRecord(value)
    ? Object.values(value).map(inWords).join(' · ')
    : Array.isArray(value)
      ? value.map(inWords).join(' / ')
      : String(value)

const place = (path: Path) =>
  path.map((step) => (typeof step === 'number' ? step + 1 : titleOf(step))).join(' › ')

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
          where: place(path),
          ...(values.before !== undefined && { before: inWords(values.before) }),
          ...(values.after !== undefined && { after: inWords(values.after) }),
        }))
      : []
  return { id: file, title, files: [file], kind, changes }
}

const pictureOf = (file: string) =>
  /^media\/(?:originals|files\/pictures)\/(.+?)(?:\.[0-9a-f]{8}\.\d+)?\.\w+$/.exec(file)?.[1]

const filmOf = (file: string) => /^media\/files\/films\/(.+?)(?:-phone)?\.[0-9a-f]{8}\./.exec(file)?.[1]

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

const isOfFilms = (file: string) => /^media\/(?:films\.json$|files\/films\/)/.test(file)

/** Everything that is not as it was published. */
export async function changesSince(
  git: Git,
  home: string,
  titleOfFile: (file: string) => string,
): Promise<ChangedItem[]> {
  const files = await git.changed('content', 'media')
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
    ...mediaItem(ofPictures, pictureOf, { id: 'pictures', title: 'Pictures' }),
    ...mediaItem(media.filter(isOfFilms), filmOf, { id: 'films', title: 'Films' }),
  ]
}
