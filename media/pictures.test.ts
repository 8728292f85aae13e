import { readdirSync } from 'node:fs'
import sharp from 'sharp'
import { expect, test } from 'vitest'
import { encodeSizes, pathsOfPicture, readPictures } from './pictures'

test('encoded pictures and their manifest agree', () => {
  const there = readdirSync('media/files/pictures', { recursive: true, encoding: 'utf8' })
    .map((file) => `media/files/pictures/${file.replaceAll('\\', '/')}`)
    .filter((file) => /\.(?:avif|webp)$/.test(file))
  expect(there.sort()).toEqual(Object.values(readPictures()).flatMap(pathsOfPicture).sort())
})

/** Encodes a picture as fast as can be. */
const encode = (master: Buffer) => encodeSizes(master, { effort: 0 })

test('a picture gets no file for wide screens if grain makes it too heavy', async () => {
  const noise = { type: 'gaussian', mean: 120, sigma: 140 } as const
  const grainy = sharp({ create: { width: 2400, height: 600, channels: 3, background: '#888', noise } })
  const { entry } = await encode(await grainy.png({ compressionLevel: 0 }).toBuffer())
  expect(entry.widths).toEqual([480, 800, 1200, 1600])
})

/** The quality of a picture of 2400 px that grain or halftone makes heavy. */
const usualQuality = 38

const circles = Array.from({ length: 60 }, (_, i) => {
  const [x, y, hue] = [(i * 397) % 2400, (i * 211) % 300, (i * 47) % 360]
  return `<circle cx="${x}" cy="${y}" r="${15 + (i % 7) * 4}" fill="hsl(${hue} 80% 50%)"/>`
})
const flat = `<svg xmlns="http://www.w3.org/2000/svg" width="2400" height="300"><rect width="2400" height="300" fill="#F2B200"/>${circles.join('')}</svg>`

const pixels = (picture: Buffer) => sharp(picture).removeAlpha().raw().toBuffer()

/** How far a channel of a pixel is from the master's, on the average. */
async function meanError(encoded: Buffer, master: Buffer): Promise<number> {
  const [seen, meant] = await Promise.all([pixels(encoded), pixels(master)])
  return seen.reduce((sum, value, place) => sum + Math.abs(value - (meant[place] ?? 0)), 0) / seen.length
}

test('a light picture of flat colours is encoded better than the usual quality', async () => {
  const master = await sharp(Buffer.from(flat)).png({ compressionLevel: 0 }).toBuffer()
  const { files } = await encode(master)
  const wide = Buffer.from(files.get('2400.avif') ?? '')
  const usual = await sharp(master).avif({ quality: usualQuality, effort: 0 }).toBuffer()
  expect(await meanError(wide, master)).toBeLessThan(await meanError(usual, master))
})
