import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { changed, isRecord, isSame, type Value, valueAt } from '../change'
import { inWords, pathInWords, type TitleOfName, titleOfPicture, valueInWords } from '../form/titles'
import { contentTitle } from '../site/places'
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
  /** The picture that it is about or names, as a file below `media/files`. */
  pictures?: { before?: string; after?: string }
}

/** What can be published or discarded as one. */
export interface ChangedItem {
  id: string
  title: string
  files: string[]
  kind: 'new' | 'changed' | 'removed'
  changes: ChangeInWords[]
}

/** Both states of the project's files; `undefined` if there is no such file. */
interface States {
  before: (file: string) => Promise<string | undefined>
  after: (file: string) => Promise<string | undefined>
}

/** Lists of pictures, by their names, in one state. */
type Pictures = Readonly<Record<string, Value>>
type BothPictures = Readonly<Record<keyof States, Pictures>>

/** Lists of media whose entries can be looked at. */
const pictureLists = ['media/pictures.json', 'media/woven.json', 'media/wordmarks.json']

async function readPictures({ before, after }: States): Promise<BothPictures> {
  const read = async (state: States['before']) => {
    const texts = await Promise.all(pictureLists.map(state))
    const lists = texts.map((text) => (text === undefined ? {} : parsedData(text)))
    return Object.assign({}, ...lists.filter((list) => isRecord(list)))
  }
  return { before: await read(before), after: await read(after) }
}

/** The file of an entry that is quickest to load. */
function smallestFile(entry: Value | undefined): string | undefined {
  if (!isRecord(entry)) return undefined
  if (typeof entry.src === 'string') return entry.src
  return Array.isArray(entry.widths) ? `${entry.base}.${entry.widths[0]}.avif` : undefined
}

/** Both pictures of a place, if there are any. */
function pictureFiles(before: Value | undefined, after: Value | undefined): Pick<ChangeInWords, 'pictures'> {
  const [old, next] = [smallestFile(before), smallestFile(after)]
  if (!old && !next) return {}
  return { pictures: { ...(old && { before: old }), ...(next && { after: next }) } }
}

/** The picture that a value names. */
function namedPicture(value: Value | undefined, pictures: Pictures): Value | undefined {
  const name = isRecord(value) ? value.name : value
  return typeof name === 'string' && Object.hasOwn(pictures, name) ? pictures[name] : undefined
}

/** The steps from one state of a file to another, each told by the name that its entry had then. */
function* stepsBetween(
  before: Value,
  after: Value,
  pictures: BothPictures,
  titleOfName: TitleOfName,
): Generator<ChangeInWords> {
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
        ...pictureFiles(
          namedPicture(old, pictures.before),
          op === 'remove' ? undefined : namedPicture(change.value, pictures.after),
        ),
      }
    data = next
  }
}

function contentItem(
  file: string,
  before: string | undefined,
  after: string | undefined,
  pictures: BothPictures,
  titleOfName: TitleOfName,
): ChangedItem {
  const kind = before === undefined ? 'new' : after === undefined ? 'removed' : 'changed'
  const [old, next] = [before, after].map((text) => (text === undefined ? undefined : parsedData(text)))
  const isBoth = old !== undefined && next !== undefined
  const changes = isBoth ? [...stepsBetween(old, next, pictures, titleOfName)] : []
  const title = contentTitle(file.replace('content/', ''), next ?? old)
  return { id: file, title, files: [file], kind, changes }
}

/** Pictures share one list, and so do films: they are discarded together, so that the list stays true. */
function mediaItem(
  files: readonly string[],
  names: Iterable<string | undefined>,
  about: Pick<ChangedItem, 'id' | 'title'>,
  titleOf: (name: string) => string = (name) => name,
  pictures: BothPictures = { before: {}, after: {} },
): ChangedItem[] {
  if (!files.length) return []
  const known = [...new Set(names)].filter((name) => name !== undefined).sort()
  const changes = known.map((name) => ({
    where: titleOf(name),
    ...pictureFiles(pictures.before[name], pictures.after[name]),
  }))
  return [{ ...about, files: [...files], kind: 'changed', changes }]
}

/** Names of pictures that are new, gone or others than before. */
const listChanged = ({ before, after }: BothPictures) =>
  [...new Set([...Object.keys(before), ...Object.keys(after)])].filter(
    (name) => !isSame(before[name], after[name]),
  )

/** Everything that the editor writes and publishes. */
export const publishedFolders = ['content', 'media', movedFile]

export const isFilm = (file: string) => /^media\/(?:films\.json$|files\/films\/)/.test(file)

/** What is not the same in two states, in words. */
export async function describeChanges(
  files: readonly string[],
  states: States,
  titleOfName: TitleOfName = () => undefined,
): Promise<ChangedItem[]> {
  const pictures = await readPictures(states)
  const content = files.filter((one) => one.startsWith('content/'))
  const items = content.map(async (file) =>
    contentItem(file, await states.before(file), await states.after(file), pictures, titleOfName),
  )
  const moved = files.filter((file) => file === movedFile)
  const media = files.filter((one) => one.startsWith('media/'))
  const films = media.filter(isFilm)
  const ofPictures = media.filter((one) => !isFilm(one))
  const names = [...ofPictures.map(pictureName), ...listChanged(pictures)]
  return [
    ...(await Promise.all(items)),
    ...mediaItem(moved, ['Case studies that have another address now'], {
      id: movedFile,
      title: 'Old addresses',
    }),
    ...mediaItem(
      ofPictures,
      names,
      { id: 'pictures', title: 'Pictures' },
      (name) => titleOfPicture(name, titleOfName),
      pictures,
    ),
    ...mediaItem(
      films,
      films.map(filmName),
      { id: 'films', title: 'Films' },
      (name) => titleOfName(name, 'film') ?? inWords(name),
    ),
  ]
}

/** Everything that is not as it was published. */
export async function changesSince(
  git: Git,
  home: string,
  titleOfName: TitleOfName = () => undefined,
): Promise<ChangedItem[]> {
  const states: States = {
    before: async (file) => (await git.at('HEAD', file))?.toString(),
    after: async (file) =>
      existsSync(join(home, file)) ? readFileSync(join(home, file), 'utf8') : undefined,
  }
  return describeChanges(await git.changed(...publishedFolders), states, titleOfName)
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
  return file.startsWith('content/') ? contentTitle(file.replace('content/', '')) : file
}
