import { contentFiles } from '../../../content/load/content-files.server'
import { pictures } from '../../../content/load/manifest.server'
import { isList, isRecord } from '../change'
import type { Store } from './store'

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
