import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import sharp from 'sharp'
import { expect, test } from 'vitest'
import { encodePicture } from './picture-files'

/** The quality that a picture of 2400 px has where grain or halftone makes it heavy. */
const usualQuality = 38

const circles = Array.from({ length: 60 }, (_, i) => {
  const [x, y, hue] = [(i * 397) % 2400, (i * 211) % 1200, (i * 47) % 360]
  return `<circle cx="${x}" cy="${y}" r="${60 + (i % 7) * 14}" fill="hsl(${hue} 80% 50%)"/>`
})
const flat = `<svg xmlns="http://www.w3.org/2000/svg" width="2400" height="1200"><rect width="2400" height="1200" fill="#F2B200"/>${circles.join('')}</svg>`

const pixels = (picture: Buffer) => sharp(picture).removeAlpha().raw().toBuffer()

/** How far a channel of a pixel is from the master's, on the average. */
async function meanError(encoded: Buffer, master: Buffer): Promise<number> {
  const [seen, meant] = await Promise.all([pixels(encoded), pixels(master)])
  return seen.reduce((sum, value, place) => sum + Math.abs(value - (meant[place] ?? 0)), 0) / seen.length
}

test('a light picture of flat colours is encoded better than the usual quality', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'flat-'))
  try {
    const master = await sharp(Buffer.from(flat)).png().toBuffer()
    const file = join(folder, 'master.png')
    writeFileSync(file, master)
    const { drafts } = await encodePicture('avante/flat', file, { sample: true, source: 'abcdef01' }, folder)
    const wide = drafts.find(({ src }) => src.endsWith('.2400.avif'))
    const usual = await sharp(master).avif({ quality: usualQuality, effort: 3 }).toBuffer()
    const error = await meanError(readFileSync(wide?.path ?? ''), master)
    expect(error).toBeLessThan(await meanError(usual, master))
  } finally {
    rmSync(folder, { recursive: true })
  }
})
