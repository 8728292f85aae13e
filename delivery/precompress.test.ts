import { mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { brotliCompressSync, constants as zlib } from 'node:zlib'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { precompress } from './precompress'

let root: string

/** Repetitive enough for brotli's highest quality to make a difference. */
const text = Array.from(
  { length: 300 },
  (_, at) => `<a href="/project/${at}">Card ${(at * 7919) % 101}</a>`,
).join('')

const compressed = (quality: number) =>
  brotliCompressSync(text, {
    params: {
      [zlib.BROTLI_PARAM_QUALITY]: quality,
      [zlib.BROTLI_PARAM_MODE]: zlib.BROTLI_MODE_TEXT,
      [zlib.BROTLI_PARAM_SIZE_HINT]: text.length,
    },
  })

const variant = (file: string) => readFile(join(root, `${file}.br`))

beforeEach(async () => {
  root = await mkdtemp(join(tmpdir(), 'precompress-'))
  await mkdir(join(root, 'about'))
  for (const file of ['about/index.html', 'about.data', 'shell.js', 'shell.css'])
    await writeFile(join(root, file), text)
})
afterEach(() => rm(root, { recursive: true }))

test('EXP-8 what a visitor downloads is compressed as far as brotli can', async () => {
  expect(await precompress(root)).toBe(4)
  for (const file of ['about/index.html', 'about.data', 'shell.js', 'shell.css'])
    expect(await variant(file), file).toEqual(compressed(11))
})
