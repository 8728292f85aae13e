import { existsSync, readFileSync } from 'node:fs'
import { mkdir, readFile, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { expect, type Page } from '@playwright/test'
import sharp from 'sharp'
import { samples } from '~content/load/samples.server'
import { picturesInSight, readThrough } from './scrolling'

const folder = join(import.meta.dirname, 'pictures')
/** Screenshots are compared at this fraction of their size: differences in letters average out, shifts still show. */
const reduction = 6
/** A pixel has changed if it differs by at least this much of 255. */
const visible = 36
/** Side of a tile (px of a reduced screenshot). Small changes show in a tile, not in the share of a long page. */
const tile = 12
/** Share of changed pixels in any tile that another machine's fonts and rasterizer may cause; see docs/quality.md. */
const tolerated = 0.1

interface Pixels {
  data: Buffer
  width: number
  height: number
}

async function pixels(picture: Buffer): Promise<Pixels> {
  const { data, info } = await sharp(picture).removeAlpha().raw().toBuffer({ resolveWithObject: true })
  return { data, width: info.width, height: info.height }
}

/** Written beside the pictures when they are kept: whether the content still had samples then. */
const origin = join(folder, 'kept-with.json')
const isKeeping = process.env.KEEP_PICTURES === '1'
const hasSamples = samples().length > 0

/** Pictures of samples say nothing about content without any. As long as one sample is left they are compared. */
export const areOutdated =
  !isKeeping && !hasSamples && JSON.parse(readFileSync(origin, 'utf8')).samples === true

async function reduced(picture: Buffer): Promise<Buffer> {
  // As pixels first: sharp shrinks a JPEG while it decodes it, which rounds its height differently.
  const { data, width, height } = await pixels(picture)
  return sharp(data, { raw: { width, height, channels: 3 } })
    .resize({ width: Math.round(width / reduction), kernel: 'cubic' })
    .webp({ quality: 90, effort: 6 })
    .toBuffer()
}

/** The tile of two pictures of one size that differs most: the share of its pixels (0 to 1), and where it is (px of the screen). */
function worstTile(one: Pixels, other: Pixels): { share: number; at: string } {
  let worst = { share: 0, at: 'nowhere' }
  for (let top = 0; top < one.height; top += tile)
    for (let left = 0; left < one.width; left += tile) {
      let changed = 0
      for (let y = top; y < Math.min(top + tile, one.height); y += 1)
        for (let x = left; x < Math.min(left + tile, one.width); x += 1) {
          const at = 3 * (y * one.width + x)
          const differs = (channel: number) =>
            Math.abs((one.data[at + channel] ?? 0) - (other.data[at + channel] ?? 0)) > visible
          if (differs(0) || differs(1) || differs(2)) changed += 1
        }
      const share = changed / tile ** 2
      if (share > worst.share) worst = { share, at: `${left * reduction}, ${top * reduction}` }
    }
  return worst
}

/**
 * Compares what is shown with its kept screenshot: the screen, or the whole page. `KEEP_PICTURES=1` replaces the kept one
 * instead: look at it before you commit it.
 */
export async function expectPicture(page: Page, name: string, fullPage = false): Promise<void> {
  await page.evaluate(() => document.fonts.ready)
  if (fullPage) await readThrough(page)
  await picturesInSight(page)
  // JPEG takes the browser half the time of PNG; what it changes is far below what counts as visible.
  const screenshot = { type: 'jpeg', quality: 100, animations: 'disabled', caret: 'hide', fullPage } as const
  const shown = await reduced(await page.screenshot(screenshot))
  const file = join(folder, `${name}.webp`)
  if (isKeeping) {
    await mkdir(dirname(file), { recursive: true })
    await writeFile(file, shown)
    await writeFile(origin, `${JSON.stringify({ samples: hasSamples })}\n`)
    return
  }
  expect(existsSync(file), `${name} has a picture to be compared with`).toBe(true)
  const [now, kept] = [await pixels(shown), await pixels(await readFile(file))]
  expect(`${now.width} x ${now.height}`, `size of ${name}`).toBe(`${kept.width} x ${kept.height}`)
  const { share, at } = worstTile(now, kept)
  expect(share, `share of changed pixels of ${name} around ${at}`).toBeLessThanOrEqual(tolerated)
}
