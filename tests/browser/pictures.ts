import { existsSync, readFileSync } from 'node:fs'
import { mkdir, readFile, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { expect, type Page } from '@playwright/test'
import sharp from 'sharp'
import { samples } from '~content/load/samples.server'
import { picturesInSight } from './scrolling'

const folder = join(import.meta.dirname, 'pictures')
/** Screenshots are compared at this fraction of their size: differences in letters average out, shifts still show. */
const reduction = 6
/** A pixel has changed if it differs by at least this much of 255. */
const visible = 36
/** Share of changed pixels that another machine's fonts and rasterizer may cause; see docs/quality.md. */
const tolerated = 0.03

/** Written beside the pictures when they are kept: whether the content still had samples then. */
const origin = join(folder, 'kept-with.json')
const isKeeping = process.env.KEEP_PICTURES === '1'
const hasSamples = samples().length > 0

/** Pictures of samples say nothing about content without any. As long as one sample is left they are compared. */
export const areOutdated =
  !isKeeping && !hasSamples && JSON.parse(readFileSync(origin, 'utf8')).samples === true

async function reduced(picture: Buffer): Promise<Buffer> {
  const { width = 0 } = await sharp(picture).metadata()
  return sharp(picture)
    .resize({ width: Math.round(width / reduction), kernel: 'cubic' })
    .removeAlpha()
    .png()
    .toBuffer()
}

/** Share of the pixels of two pictures (0 to 1) that differ visibly; 1 where their sizes differ. */
async function difference(one: Buffer, other: Buffer): Promise<number> {
  const [a, b] = await Promise.all(
    [one, other].map((picture) => sharp(picture).removeAlpha().raw().toBuffer({ resolveWithObject: true })),
  )
  if (!a || !b || a.info.width !== b.info.width || a.info.height !== b.info.height) return 1
  let changed = 0
  for (let at = 0; at < a.data.length; at += 3) {
    const isChanged = [0, 1, 2].some(
      (channel) => Math.abs((a.data[at + channel] ?? 0) - (b.data[at + channel] ?? 0)) > visible,
    )
    if (isChanged) changed += 1
  }
  return changed / (a.data.length / 3)
}

/**
 * Compares the screen with its kept screenshot. `KEEP_PICTURES=1` replaces the kept one instead: look at it before you commit
 * it.
 */
export async function expectPicture(page: Page, name: string): Promise<void> {
  await page.evaluate(() => document.fonts.ready)
  await picturesInSight(page)
  const shown = await reduced(await page.screenshot({ animations: 'disabled', caret: 'hide' }))
  const file = join(folder, `${name}.png`)
  if (isKeeping) {
    await mkdir(dirname(file), { recursive: true })
    await writeFile(file, shown)
    await writeFile(origin, `${JSON.stringify({ samples: hasSamples })}\n`)
    return
  }
  expect(existsSync(file), `${name} has a picture to be compared with`).toBe(true)
  const share = await difference(shown, await readFile(file))
  expect(share, `share of changed pixels of ${name}`).toBeLessThanOrEqual(tolerated)
}
