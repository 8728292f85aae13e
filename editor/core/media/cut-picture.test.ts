import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import sharp from 'sharp'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { openJournal } from '../disk/journal'
import { cutFiles } from './cut-picture'
import { pictureFiles } from './picture-files'

const project = process.cwd()
let home: string

beforeEach(async () => {
  home = mkdtempSync(join(tmpdir(), 'cut-'))
  process.chdir(home)
})
afterEach(() => {
  process.chdir(project)
  rmSync(home, { recursive: true, force: true })
})

/** Red on the left, blue on the right, as the camera that was held upright saw it. */
const halves = async () => {
  const right = await sharp({ create: { width: 1000, height: 1000, channels: 3, background: '#00f' } })
    .png()
    .toBuffer()
  return sharp({ create: { width: 2000, height: 1000, channels: 3, background: '#f00' } })
    .composite([{ input: right, left: 1000, top: 0 }])
    .jpeg()
    .toBuffer()
}
const right = { x: 0.5, y: 0, width: 0.5, height: 1 }
const original = 'media/originals/avante/a.jpg'

async function taken() {
  const journal = openJournal(home)
  const bytes = await halves()
  journal.write(
    'Picture',
    'picture',
    await pictureFiles({ fileName: 'a.jpg', bytes, name: 'avante/a' }, () => {}),
  )
  return { journal, bytes }
}

test('EDIT-5 a cut picture is left with the part that was chosen, in all its sizes', async () => {
  await taken()
  const files = await cutFiles('avante/a', right, () => {})
  const { dominant } = await sharp(files.get(original) as Buffer).stats()
  expect(dominant.b).toBeGreaterThan(200)
  expect(dominant.r).toBeLessThan(50)
  expect(JSON.parse(String(files.get('media/pictures.json')))['avante/a']).toMatchObject({
    width: 1000,
    height: 1000,
    sample: false,
  })
})

test('EDIT-5 a cut is one step, and undo brings the whole picture back', async () => {
  const { journal, bytes } = await taken()
  journal.write('Cut', 'cut', await cutFiles('avante/a', right, () => {}))
  expect((await sharp(original).metadata()).width).toBe(1000)
  expect(journal.undo()).toBe('Cut')
  expect((await sharp(original).metadata()).width).toBe(2000)
  expect(await sharp(original).toBuffer()).toEqual(await sharp(bytes).toBuffer())
})

test('EDIT-5 a cut that would leave too little is refused with the remedy', async () => {
  await taken()
  const part = { x: 0, y: 0, width: 0.3, height: 0.3 }
  await expect(cutFiles('avante/a', part, () => {})).rejects.toThrow(/Only 600 px .* Cut away less/)
})

test('EDIT-5 a sample that is cut stays a sample', async () => {
  const width = 1800
  const file = join(home, `media/files/pictures/avante/b.12345678.${width}.avif`)
  mkdirSync(dirname(file), { recursive: true })
  await sharp(await halves())
    .resize(width)
    .avif({ quality: 50, effort: 0 })
    .toFile(file)
  const base = '/pictures/avante/b.12345678'
  const entry = { base, width, height: 900, widths: [width], fallback: 800, sample: true }
  writeFileSync(join(home, 'media/pictures.json'), JSON.stringify({ 'avante/b': entry }))
  const files = await cutFiles('avante/b', right, () => {})
  expect(JSON.parse(String(files.get('media/pictures.json')))['avante/b']).toMatchObject({
    width: 900,
    sample: true,
  })
  expect([...files.keys()].some((name) => name.startsWith('media/originals/'))).toBe(false)
  expect(files.get(`media/files${base}.${width}.avif`)).toBeNull()
})
