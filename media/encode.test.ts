import { spawn, spawnSync } from 'node:child_process'
import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import sharp from 'sharp'
import { afterEach, beforeEach, expect, test } from 'vitest'
import type { PictureEntry } from '../content/load/manifest.server'
import { needed } from '../tests/needed'

/** The command itself, in a folder with originals of its own. */
let project: string

beforeEach(() => {
  project = mkdtempSync(join(tmpdir(), 'pictures-'))
  mkdirSync(join(project, 'media/files'), { recursive: true })
  for (const name of ['node_modules', 'package.json', 'content'])
    symlinkSync(join(process.cwd(), name), join(project, name))
})
afterEach(() => rmSync(project, { recursive: true, force: true }))

function write(file: string, data: Buffer | string) {
  const path = join(project, 'media/originals', file)
  mkdirSync(dirname(path), { recursive: true })
  writeFileSync(path, data)
}

const picture = (width: number, height: number, colour = '#c33') =>
  sharp({ create: { width, height, channels: 3, background: colour } })

/** A picture with a little grain, which takes a while to encode. */
const grain = (shade: number) =>
  sharp({
    create: {
      width: 400,
      height: 400,
      channels: 3,
      background: '#000',
      noise: { type: 'gaussian', mean: 60 + shade, sigma: 2 },
    },
  })

const command = (...names: string[]) => ['--import', 'tsx', join(process.cwd(), 'media/encode.ts'), ...names]
function media(...names: string[]) {
  const { status, stdout, stderr } = spawnSync(process.execPath, command(...names), {
    cwd: project,
    encoding: 'utf8',
  })
  return { status, said: (stdout + stderr).trim().split('\n') }
}

const manifest = (): Record<string, PictureEntry> => {
  const file = join(project, 'media/pictures.json')
  return existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : {}
}
const listFiles = ({ base, widths, fallback }: PictureEntry) => [
  ...widths.map((width) => `${base}.${width}.avif`),
  `${base}.${fallback}.webp`,
]

test('npm run media encodes the originals and adds them to the manifest', async () => {
  write('avante/hoarding.jpg', await picture(500, 250).jpeg().toBuffer())
  const { status, said } = media()
  expect(status).toBe(0)
  expect(said.join('\n')).toMatch(/^1 encoded; 1 pictures/m)
  expect(manifest()['avante/hoarding']).toMatchObject({ width: 500, height: 250, sample: false })
  for (const entry of Object.values(manifest()))
    for (const file of listFiles(entry))
      expect(existsSync(join(project, 'media/files', file)), file).toBe(true)
})

test.each([
  [
    'avante/Hoarding Final v2.JPG',
    'rename it to avante/hoarding-final-v2.jpg (lower case, hyphens, no other dots)',
  ],
  ['avante/site_plan.png', 'rename it to avante/site-plan.png (lower case, hyphens, no other dots)'],
  ['hoarding.jpg', 'put it into a folder named after its owner, such as avante/hoarding.jpg'],
  ['avante/photo.heic', 'a telephone’s own format: save it as JPEG'],
  ['avante/brochure.pdf', 'a document: export the page as JPEG or PNG'],
  ['avante/clip.mp4', 'a film: see “Films” in docs/content.md'],
  ['avante/notes.txt', 'no picture; JPEG, PNG, WebP and SVG are taken'],
])('npm run media says why it ignored %s', (file, why) => {
  write(file, 'anything')
  const { status, said } = media()
  expect(status).toBe(1)
  expect(said).toContain(`Ignored media/originals/${file}: ${why}`)
})

test('npm run media says which of two originals with the same name it used', async () => {
  write('avante/a.jpg', await picture(500, 250).jpeg().toBuffer())
  write('avante/a.png', await picture(500, 250).png().toBuffer())
  const { said } = media()
  expect(said).toContain(
    'Ignored media/originals/avante/a.png: there is avante/a.jpg too; keep one of the two',
  )
})

test('npm run media says that an original is too small to look sharp', async () => {
  write('avante/small.jpg', await picture(300, 200).jpeg().toBuffer())
  const { status, said } = media()
  expect(status).toBe(0)
  expect(said).toContain(
    'media/originals/avante/small.jpg: only 300 px on its longer side; below 1600 px a picture looks soft on wide screens',
  )
})

test('npm run media makes a file for wide screens from an original that is large enough', async () => {
  write('avante/wide.jpg', await picture(2600, 20).jpeg().toBuffer())
  write('avante/narrow.jpg', await picture(2300, 20).jpeg().toBuffer())
  media()
  expect(manifest()['avante/wide']?.widths).toEqual([480, 800, 1200, 1600, 2400])
  expect(manifest()['avante/narrow']?.widths).toEqual([480, 800, 1200, 1600])
})

test('npm run media rotates a photograph as the camera was held', async () => {
  write('avante/upright.jpg', await picture(500, 250).jpeg().withMetadata({ orientation: 6 }).toBuffer())
  media()
  expect(manifest()['avante/upright']).toMatchObject({ width: 250, height: 500 })
})

test('FREE-3 npm run media draws an SVG large enough for every screen', () => {
  const drawing =
    '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 30 24"><circle cx="9" cy="9" r="9"/></svg>'
  write('team/rina.svg', drawing)
  expect(media().status).toBe(0)
  expect(manifest()['team/rina']).toMatchObject({ width: 2000, height: 1600, sample: false })
})

test('FREE-3 npm run media makes a logo for the wall, once, and removes its earlier file', () => {
  const logo = (colour: string) =>
    `<svg xmlns="http://www.w3.org/2000/svg" width="300" height="100"><circle cx="50" cy="50" r="40" fill="${colour}"/><path d="M120 20H280V60Z" fill="#07f"/></svg>`
  const wall = () => JSON.parse(readFileSync(join(project, 'media/wordmarks.json'), 'utf8'))
  write('logos/new-brand.svg', logo('#c33'))
  expect(media().said).toContain('logos/new-brand: in one colour, for the wall')
  const { src } = wall()['new-brand']
  expect(existsSync(join(project, 'media/files', src))).toBe(true)
  expect(media().said.join()).toContain('0 encoded')
  write('logos/new-brand.svg', logo('#3c3'))
  expect(media().status).toBe(0)
  expect(existsSync(join(project, 'media/files', src))).toBe(false)
  expect(existsSync(join(project, 'media/files', wall()['new-brand'].src))).toBe(true)
})

test('npm run media removes sizes of a picture that its entry does not name', async () => {
  write('avante/hoarding.png', await picture(500, 300).png().toBuffer())
  media()
  const entry = needed(manifest()['avante/hoarding'], 'entry')
  const sizes = () => readdirSync(join(project, 'media/files/pictures/avante')).sort()
  const before = sizes()
  const stray = join(project, `media/files${entry.base}.1800.avif`)
  // As an earlier version of the command encoded it: the same source in a size more.
  writeFileSync(stray, 'a size that is made no more')
  const earlier = { ...entry, sample: true, widths: [...entry.widths, 1800] }
  writeFileSync(join(project, 'media/pictures.json'), JSON.stringify({ 'avante/hoarding': earlier }))
  expect(media().said.join()).toContain('1 encoded')
  expect(sizes()).toEqual(before)
  // As it was left by then.
  writeFileSync(stray, 'a size that nothing names')
  expect(media().said.join()).toContain('0 encoded')
  expect(sizes()).toEqual(before)
})

test('npm run media names a broken original and continues with the others', async () => {
  write('avante/broken.jpg', 'no picture')
  write('avante/whole.jpg', await picture(500, 250).jpeg().toBuffer())
  const { status, said } = media()
  expect(status).toBe(1)
  expect(said).toContain('media/originals/avante/broken.jpg: cannot be read as a picture; save it again')
  expect(Object.keys(manifest())).toEqual(['avante/whole'])
})

test('npm run media names a requested picture that does not exist', async () => {
  write('avante/hoarding.jpg', await picture(500, 250).jpeg().toBuffer())
  const { status, said } = media('avante/hoardin')
  expect(status).toBe(1)
  expect(said).toContain('There is no original “avante/hoardin”; did you mean “avante/hoarding”?')
})

/** Runs the command and stops it when it has written some files. Returns whether it was still at work. */
async function stopped(signal: NodeJS.Signals, written: number): Promise<boolean> {
  const isPicture = (file: string) => /\.(avif|webp)$/.test(file)
  const pictures = () =>
    readdirSync(join(project, 'media'), { recursive: true, encoding: 'utf8' }).filter(isPicture)
  const before = new Set(pictures())
  const running = spawn(process.execPath, command(), { cwd: project, stdio: 'ignore' })
  const watch = setInterval(() => {
    if (pictures().filter((file) => !before.has(file)).length >= written) running.kill(signal)
  }, 3)
  const isStopped = await new Promise<boolean>((resolve) =>
    running.once('exit', (code, by) => resolve(by === signal || code === 130)),
  )
  clearInterval(watch)
  return isStopped
}

test.each<NodeJS.Signals>(['SIGINT', 'SIGKILL'])(
  'npm run media leaves no incomplete picture if it is stopped while it encodes: %s',
  async (signal) => {
    const names = ['a', 'b']
    const originals = async (shade: number) => {
      for (const name of names) write(`avante/${name}.png`, await grain(shade).png().toBuffer())
    }
    await originals(100)
    expect(media('avante/a').status).toBe(0)
    let stops = 0
    for (const [round, written] of [1, 2].entries()) {
      await originals(round * 20)
      if (await stopped(signal, written)) stops += 1
      expect(Object.keys(manifest())).toContain('avante/a')
      for (const entry of Object.values(manifest())) {
        const sizes = listFiles(entry).map((file) => readFileSync(join(project, 'media/files', file)).length)
        expect(sizes.reduce((sum, size) => sum + size, 0)).toBe(entry.bytes)
      }
    }
    expect(stops, 'it was stopped while it was at work').toBeGreaterThan(0)
    expect(media().status).toBe(0)
    const named = Object.values(manifest()).flatMap(listFiles)
    const there = readdirSync(join(project, 'media/files/pictures/avante')).map(
      (file) => `/pictures/avante/${file}`,
    )
    expect(there.sort()).toEqual(named.sort())
    expect(readdirSync(join(project, 'media')).sort()).toEqual(['files', 'originals', 'pictures.json'])
  },
)
