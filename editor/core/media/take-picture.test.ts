import sharp from 'sharp'
import { expect, test } from 'vitest'
import { PictureError } from '../../../media/pictures'
import { throwWithName } from './given'
import { isSeeThrough, pictureFiles } from './picture-files'

const plain = (width: number, height: number) =>
  sharp({ create: { width, height, channels: 3, background: '#c43' } })
    .jpeg()
    .toBuffer()
const take = (fileName: string, bytes: Buffer, name = 'avante/new-one') =>
  pictureFiles({ fileName, bytes, name }, () => {})

test('EDIT-5 a picture becomes an original, its sizes, and an entry of the list, in one step', async () => {
  const files = await take('Hoarding Final.JPG', await plain(1700, 1000))
  const names = [...files.keys()]
  expect(names[0]).toBe('media/originals/avante/new-one.jpg')
  expect(names.at(-1)).toBe('media/pictures.json')
  expect(names.filter((name) => name.startsWith('media/files/pictures/avante/new-one.'))).toHaveLength(5)
  expect(String(files.get('media/pictures.json'))).toContain('"avante/new-one": {')
})

test.each<[what: string, file: string, said: RegExp]>([
  ['a PDF', 'brochure.pdf', /document: export the page as JPEG or PNG/],
  ['a telephone’s HEIC', 'IMG_1.HEIC', /save it as JPEG/],
  ['a film', 'reel.mp4', /a film/],
])('EDIT-5 %s is refused with the remedy', async (_, file, said) => {
  await expect(take(file, Buffer.from('x'))).rejects.toThrow(said)
})

test('EDIT-5 a picture that is too small is refused with the remedy', async () => {
  await expect(take('a.jpg', await plain(900, 600))).rejects.toThrow(/only 900 px .* export it larger/)
})

test('EDIT-5 a file that only has the name of a picture is refused', async () => {
  await expect(take('a.jpg', Buffer.from('not a picture'))).rejects.toThrow(/save it again as JPEG/)
})

test('EDIT-5 a picture of 40 MB is refused with the remedy', async () => {
  await expect(take('a.jpg', Buffer.alloc(40_000_000, 1))).rejects.toThrow(
    'a.jpg has 40 MB, 30 are the most. Save it as JPEG, 2500 px wide.',
  )
})

test('EDIT-5 a picture that ends in its middle is refused with the remedy', async () => {
  const noise = sharp({
    create: {
      width: 1700,
      height: 900,
      channels: 3,
      background: '#000',
      noise: { type: 'gaussian', mean: 128, sigma: 9 },
    },
  })
  const whole = await noise.jpeg().toBuffer()
  const half = whole.subarray(0, whole.length / 2)
  await expect(take('half.jpg', half)).rejects.toThrow(/^half\.jpg: .*ask for it once more/)
})

test('EDIT-5 what npm run media refuses is refused with the file’s name and the remedy', () => {
  const fine = new PictureError('too fine: more than 50 kB; save it a little softer')
  expect(() => throwWithName('grain.png')(fine)).toThrow(
    'grain.png: too fine: more than 50 kB; save it a little softer.',
  )
})

test('EDIT-5 a portrait may be smaller, but not small', async () => {
  expect(
    (await take('rina.jpg', await plain(700, 900), 'team/rina')).has('media/originals/team/rina.jpg'),
  ).toBe(true)
  await expect(take('a.jpg', await plain(300, 300), 'team/a')).rejects.toThrow(/only 300 px .* 800 px are/)
})

test('EDIT-5 a drawing is taken as it is, whatever size it says', async () => {
  const drawing = Buffer.from(
    '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 30 24"><circle cx="9" cy="9" r="9"/></svg>',
  )
  const files = await take('Rina.svg', drawing, 'team/rina')
  expect(String(files.get('media/originals/team/rina.svg'))).toBe(String(drawing))
  expect(JSON.parse(String(files.get('media/pictures.json')))['team/rina']).toMatchObject({ width: 2000 })
})

test('EDIT-5 a name that would lead out of the originals is refused', async () => {
  await expect(take('a.jpg', await plain(1700, 900), '../../x')).rejects.toThrow(/cannot be its name/)
})

test('EDIT-5 a picture with transparent parts is told from one without', async () => {
  const background = { r: 200, g: 0, b: 0, alpha: 0.5 }
  const half = sharp({ create: { width: 20, height: 20, channels: 4, background } }).png()
  expect(await isSeeThrough(await half.toBuffer())).toBe(true)
  expect(await isSeeThrough(await plain(20, 20))).toBe(false)
})
