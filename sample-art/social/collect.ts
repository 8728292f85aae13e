import { mkdirSync, readdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import sharp from 'sharp'
import { home } from '../lib/browser'
import { Painter } from '../woven/paint'
import { caseStudy } from './case-studies'
import { collections } from './collections'
import { mainPages } from './main-pages'
import type { Draw, Scene } from './scene'
import { servicePages } from './service-pages'

const limit = 76_000
const qualities = [82, 79, 76, 73, 70, 68, 66, 64, 62, 60, 58, 54, 50, 46, 42, 38, 34, 30]
const shelf = join(home, '..', 'media/files/social')

const studies = readdirSync(join(home, '..', 'content/projects'))
  .filter((file) => file.endsWith('.yaml'))
  .map((file) => file.slice(0, -'.yaml'.length))
  .map((id): [string, Draw] => [`project-${id}`, collections[id] ?? caseStudy(id)])
const all: Record<string, Draw> = { ...mainPages, ...servicePages, ...Object.fromEntries(studies) }

/** A picture's name is its page's path with hyphens, `home` for the first page. */
export const socialNames: readonly string[] = Object.keys(all)

/** JPEG at the best quality within the limit; star trails and grain need the lower ones. Throws where none does. */
async function encode({ ground, layers }: Scene): Promise<{ file: Buffer; quality: number }> {
  const flat = await sharp(ground).composite(layers).removeAlpha().png().toBuffer()
  for (const quality of qualities) {
    const file = await sharp(flat).jpeg({ quality, mozjpeg: true }).toBuffer()
    if (file.length <= limit) return { file, quality }
  }
  throw new Error(`more than ${limit} bytes even at quality ${qualities.at(-1)}`)
}

/**
 * Draws the pictures that networks show with a link, one a page, 1200 × 630, into the site's media. A master that one
 * of them shows and that is not there is drawn first. Says what failed, page by page, and goes on with the next.
 */
export async function drawSocial(names: readonly string[]): Promise<{ drawn: number; failed: number }> {
  const painter = new Painter()
  let drawn = 0
  mkdirSync(shelf, { recursive: true })
  for (const name of names) {
    try {
      const draw = all[name]
      if (!draw) throw new Error(`no page has this picture; there are ${socialNames.join(', ')}`)
      const { file, quality } = await encode(await draw(painter))
      writeFileSync(join(shelf, `${name}.jpg`), file)
      drawn += 1
      console.log(`social/${name} ${Math.round(file.length / 1000)} kB, quality ${quality}`)
    } catch (error) {
      console.error(`social/${name} FAILED: ${error instanceof Error ? error.message : error}`)
    }
  }
  await painter.close()
  return { drawn, failed: names.length - drawn }
}
