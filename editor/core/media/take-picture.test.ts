import sharp from 'sharp'
import { expect, test } from 'vitest'
import { filesOfPicture } from './take-picture'

const plain = (width: number, height: number) =>
  sharp({ create: { width, height, channels: 3, background: '#c43' } })
    .jpeg()
    .toBuffer()
const take = (fileName: string, bytes: Buffer, name = 'avante/new-one') =>
  filesOfPicture({ fileName, bytes, name }, () => {})

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

test('EDIT-5 a file that is no picture in spite of its name is refused', async () => {
  await expect(take('a.jpg', Buffer.from('not a picture'))).rejects.toThrow(/save it again as JPEG/)
})

test('EDIT-5 a name that would lead out of the originals is refused', async () => {
  await expect(take('a.jpg', await plain(1700, 900), '../../x')).rejects.toThrow(/cannot be its name/)
})
