import { readFileSync } from 'node:fs'
import sharp from 'sharp'
import { expect, test } from 'vitest'
import { pictureFiles, smallLook } from './picture-files'

/** Stored lying and marked to be turned, in the colours of a telephone's screen (Display P3), as telephones store them. */
const photo = readFileSync(new URL('./photo.fixture.heic', import.meta.url))
const take = (fileName: string, bytes: Buffer, onProgress: (share: number) => void = () => {}) =>
  pictureFiles({ fileName, bytes, name: 'avante/new-one' }, onProgress)

/** Mean colour of a piece of 40 px. */
async function colourAt(file: Buffer, left: number, top: number): Promise<number[]> {
  const piece = await sharp(file).extract({ left, top, width: 40, height: 40 }).removeAlpha().toBuffer()
  return [...(await sharp(piece).resize(1, 1).raw().toBuffer())]
}

test('EDIT-5 a telephone’s HEIC becomes a JPEG original and its sizes, upright', async () => {
  const files = await take('IMG_1.HEIC', photo)
  const original = files.get('media/originals/avante/new-one.jpg')
  expect(await sharp(original as Buffer).metadata()).toMatchObject({
    format: 'jpeg',
    width: 1200,
    height: 1800,
  })
  expect(JSON.parse(String(files.get('media/pictures.json')))['avante/new-one']).toMatchObject({
    width: 1200,
    height: 1800,
  })
})

test('EDIT-5 a HEIC keeps its colours, from the telephone’s colour space to that of the site', async () => {
  const files = await take('IMG_1.HEIC', photo)
  const [, shown] = [...files].find(([name]) => name.endsWith('.webp')) ?? []
  const close = ([r = 0, g = 0, b = 0]: number[], to: [number, number, number]) =>
    Math.max(Math.abs(r - to[0]), Math.abs(g - to[1]), Math.abs(b - to[2]))
  const corner = await colourAt(shown as Buffer, 20, 20)
  const upper = await colourAt(shown as Buffer, 560, 80)
  const lower = await colourAt(shown as Buffer, 80, 880)
  expect(close(corner, [0x2b, 0x3f, 0xa8])).toBeLessThan(8)
  expect(close(upper, [0xc4, 0x38, 0x2c])).toBeLessThan(8)
  expect(close(lower, [0x2c, 0x8f, 0x5a])).toBeLessThan(8)
})

test('EDIT-5 progress of a HEIC begins with its reading and never goes back', async () => {
  const shares: number[] = []
  await take('IMG_1.HEIC', photo, (share) => shares.push(share))
  expect(shares.length).toBeGreaterThan(1)
  expect(shares).toEqual(shares.toSorted((a, b) => a - b))
})

test('EDIT-5 a HEIC that calls itself JPEG, and a JPEG that calls itself HEIC, are both taken', async () => {
  const jpeg = await sharp({ create: { width: 1700, height: 900, channels: 3, background: '#c43' } })
    .jpeg()
    .toBuffer()
  const own = 'media/originals/avante/new-one.jpg'
  expect((await take('IMG_1.jpg', photo)).has(own)).toBe(true)
  expect((await take('IMG_2.HEIC', jpeg)).get(own)).toEqual(jpeg)
})

test('EDIT-5 a HEIC that ends in its middle is refused with the remedy', async () => {
  await expect(take('IMG_3.HEIC', photo.subarray(0, 1200))).rejects.toThrow(
    /^IMG_3\.HEIC cannot be read to its end\. Ask for it once more, or open it and save it as JPEG\.$/,
  )
})

test('EDIT-5 a HEIC of more pixels than the editor reads is refused with the remedy', async () => {
  const large = Buffer.from(photo)
  // Width and height, if the file names them.
  const at = large.indexOf('ispe') + 8
  large.writeUInt32BE(12_000, at)
  large.writeUInt32BE(9000, at + 4)
  await expect(take('IMG_4.HEIC', large)).rejects.toThrow(
    'IMG_4.HEIC has 108 million pixels, 50 are the most. Save it as JPEG, 2500 px wide.',
  )
})

test('EDIT-5 a HEIC is shown small before it is taken, since browsers cannot show one', async () => {
  const look = await smallLook({ name: 'mitha/img-1', fileName: 'IMG_1.HEIC', bytes: photo })
  expect(await sharp(look).metadata()).toMatchObject({ format: 'jpeg', width: 213, height: 320 })
})
