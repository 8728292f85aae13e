import { readdirSync, readFileSync } from 'node:fs'
import { parse } from 'yaml'
import { pictures } from './manifest.server'

/** What of one content file or of the media is sample and has still to be replaced by the agency. */
export interface SampleList {
  file: string
  items: string[]
}

/** Every `sample:` list of the content files, and the pictures that were made for this site. */
export function samples(): SampleList[] {
  const inContent = readdirSync('content', { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.yaml'))
    .sort()
    .map((file) => {
      const data = parse(readFileSync(`content/${file}`, 'utf8')) as { sample?: string[] } | null
      return { file: `content/${file}`, items: data?.sample ?? [] }
    })
  const drawn = Object.entries(pictures()).filter(([, entry]) => entry.sample)
  const inMedia = { file: 'media/pictures.json', items: drawn.map(([name]) => `picture ${name}`) }
  return [...inContent, inMedia].filter(({ items }) => items.length > 0)
}

let answer: boolean | undefined

/**
 * True while anything on the site is a sample; the footer then says so. Every page asks, and the answer takes reading all
 * content: a build works it out once.
 */
export function hasSamples(): boolean {
  if (answer === undefined || process.env.NODE_ENV !== 'production') answer = samples().length > 0
  return answer
}
