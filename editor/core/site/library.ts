import { contentFiles } from '../../../content/load/content-files.server'
import { pictures, wordmarks, wovenPictures } from '../../../content/load/manifest.server'
import { openingStill } from '../../../content/schema/films'
import { fullPictureName } from '../../../content/schema/study-pictures'
import { isList, isRecord, type Value } from '../change'
import { namedIn } from '../form/fields-in'
import type { Store } from './store'

/** A picture as the library shows it. */
export interface LibraryPicture {
  name: string
  src: string
  width: number
  height: number
  isSample: boolean
  /** The content files that ask for it. */
  usedIn: string[]
}

/** Every text of a file, names of fields too: names of pictures are among both. */
export function* textsIn(value: Value): Generator<string> {
  if (typeof value === 'string') yield value
  else if (isList(value)) for (const one of value) yield* textsIn(one)
  else if (isRecord(value))
    for (const [name, one] of Object.entries(value)) {
      yield name
      yield* textsIn(one)
    }
}

/** The posters and stills of the films that a file names: they have the names of their films. */
function* postersIn(file: string, data: Value): Generator<string> {
  for (const { kind, name } of namedIn(file, data))
    if (kind === 'film') yield* [`films/${name}`, openingStill(name)]
}

/** Every picture there is, and where it is used. */
export function library(readData: (file: string) => Value): LibraryPicture[] {
  const used = new Map<string, Set<string>>()
  for (const file of contentFiles()) {
    const study = /^projects\/(.+)\.yaml$/.exec(file)?.[1]
    const data = readData(file)
    const texts = [...textsIn(data)]
    const own = study ? texts.map((text) => fullPictureName(study, text)) : []
    for (const name of [...texts, ...own, ...postersIn(file, data)])
      used.set(name, (used.get(name) ?? new Set()).add(file))
  }
  return Object.entries(pictures()).map(([name, { base, fallback, width, height, sample }]) => ({
    name,
    src: `${base}.${fallback}.webp`,
    width,
    height,
    isSample: sample,
    usedIn: [...(used.get(name) ?? [])],
  }))
}

/** Where logos and woven pictures lie, by their names. */
export const drawings = (): Record<string, string> =>
  Object.fromEntries(
    Object.entries({ ...wovenPictures(), ...wordmarks() }).map(([name, { src }]) => [name, src]),
  )

/** What of a file is still a sample. */
export interface SamplesOfFile {
  file: string
  items: string[]
}

/** Every `sample:` list of content. */
export function samplesInContent(store: Store): SamplesOfFile[] {
  return contentFiles().flatMap((file) => {
    const data = store.data(file)
    const items = isRecord(data) && isList(data.sample) ? data.sample.map(String) : []
    return items.length ? [{ file, items }] : []
  })
}

/** Names of the pictures that were drawn for this site. */
export const samplePictures = (): string[] =>
  Object.entries(pictures()).flatMap(([name, { sample }]) => (sample ? [name] : []))

/** How much the agency has still to replace. */
export const countSamples = (store: Store): number =>
  samplesInContent(store).reduce((sum, { items }) => sum + items.length, samplePictures().length)
