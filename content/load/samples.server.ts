import { z } from 'zod'
import { findSchema } from '../schema/files'
import { sample } from '../schema/parts'
import { contentFiles } from './content-files.server'
import { pictures } from './manifest.server'
import { readContent } from './read.server'

/** Sample content of one file, or of the media, that the agency still has to replace. */
export interface SampleList {
  file: string
  items: string[]
}

const withSamples = z.object({ sample })

/**
 * A build reads the file as its page does, so that it is parsed once. In development that would break one page because of
 * another's file.
 */
function findSamples(file: string): string[] {
  const ofPage = process.env.NODE_ENV === 'production' ? findSchema(file) : undefined
  return withSamples.parse(readContent(file, ofPage ?? withSamples)).sample ?? []
}

/** Every `sample:` list of the content files, and the pictures that were made for this site. */
export function samples(): SampleList[] {
  const inContent = contentFiles().map((file) => ({
    file: `content/${file}`,
    items: findSamples(file),
  }))
  const drawn = Object.entries(pictures()).filter(([, entry]) => entry.sample)
  const inMedia = { file: 'media/pictures.json', items: drawn.map(([name]) => `picture ${name}`) }
  return [...inContent, inMedia].filter(({ items }) => items.length > 0)
}

let answer: boolean | undefined

/**
 * Whether anything on the site is a sample, which the footer then says. Every page asks, and it takes reading all content, so a
 * build computes it once.
 */
export function hasSamples(): boolean {
  if (answer === undefined || process.env.NODE_ENV !== 'production') answer = samples().length > 0
  return answer
}
