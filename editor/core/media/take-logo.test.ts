import sharp from 'sharp'
import { expect, test } from 'vitest'
import { logoFiles } from './picture-files'

const svg = (colour: string, ground = 'none') =>
  Buffer.from(
    `<svg xmlns="http://www.w3.org/2000/svg" width="300" height="100"><rect width="300" height="100" fill="${ground}"/><circle cx="50" cy="50" r="40" fill="${colour}"/><path d="M120 20H280V60Z" fill="${colour}"/></svg>`,
  )
const take = (fileName: string, bytes: Buffer) => logoFiles({ fileName, bytes, name: 'new-brand' })
const wallFile = (names: Iterable<string>) =>
  [...names].find((name) => name.startsWith('media/files/wordmarks/new-brand.')) ?? ''

test.each([
  ['an SVG without background', 'Logo.svg', svg('#c33')],
  ['a PNG on white', 'Logo.PNG', await sharp(svg('#07f', '#fff')).resize(600).png().toBuffer()],
  ['a JPEG on a colour', 'Logo.jpg', await sharp(svg('#fff', '#07f')).resize(600).jpeg().toBuffer()],
])('EDIT-5 %s becomes a logo of one colour, in one step with its original', async (_, file, bytes) => {
  const files = await take(file, bytes)
  expect(files.get(`media/originals/logos/new-brand.${file.slice(-3).toLowerCase()}`)).toEqual(bytes)
  const { src } = JSON.parse(String(files.get('media/wordmarks.json')))['new-brand']
  expect(`media/files${src}`).toBe(wallFile(files.keys()))
  const { channels } = await sharp(files.get(wallFile(files.keys())) as Buffer).stats()
  expect(channels.slice(0, 3).map(({ max }) => max)).toEqual([0, 0, 0])
})

test('EDIT-5 another logo takes the place of one there is, and its old file goes', async () => {
  const files = await logoFiles({ fileName: 'a.svg', bytes: svg('#c33'), name: 'avante' })
  expect(files.get('media/files/wordmarks/avante.svg')).toBeNull()
})

test.each<[what: string, file: string, bytes: Buffer, said: RegExp]>([
  ['white on white', 'Logo.svg', svg('#fff', '#fff'), /^Logo\.svg: there is nothing .*; give it as SVG/],
  ['a filled shape', 'Logo.svg', svg('#c33', '#c33'), /^Logo\.svg: .*; give it as SVG/],
  ['300 px wide', 'Logo.png', await sharp(svg('#c33')).png().toBuffer(), /only 300 px .* logo as SVG/],
  ['a PDF', 'Logo.pdf', Buffer.from('%PDF'), /document: export/],
  ['no drawing at all', 'Logo.svg', Buffer.from('<p>'), /cannot be read as a picture/],
])('EDIT-5 a logo that is %s is refused with the remedy', async (_, file, bytes, said) => {
  await expect(take(file, bytes)).rejects.toThrow(said)
})
