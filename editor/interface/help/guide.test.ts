import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs'
import { dirname, join } from 'node:path'
import sharp from 'sharp'
import { expect, test } from 'vitest'

const folder = 'docs/editing'
const pictures = 'docs/pictures/editing'
const pages = readdirSync(folder).filter((name) => name !== 'README.md')
const readText = (name: string) => readFileSync(join(folder, name), 'utf8')

/** Where the links and pictures of a page lead, as paths of the repository. */
const targets = (file: string) =>
  [...readFileSync(file, 'utf8').matchAll(/\]\(([^)#:]+)(?:#[^)]*)?\)/g)].map(([, to = '']) =>
    join(dirname(file), to),
  )

test.each(pages)('EDIT-12 %s is a short page with a picture that says what it shows', (name) => {
  const text = readText(name)
  expect(text.split('\n').length).toBeLessThanOrEqual(26)
  expect(text).toMatch(
    new RegExp(`^# .+\n\n!\\[.{20,}\\]\\(../pictures/editing/${name.slice(0, -3)}\\.webp\\)\n`),
  )
})

test.each([
  'README.md',
  'docs/content.md',
  'docs/editor.md',
  ...readdirSync(folder).map((name) => join(folder, name)),
])('EDIT-12 %s links to files that are there', (file) => {
  expect(targets(file).filter((to) => !existsSync(to))).toEqual([])
})

test('EDIT-12 the list of the guide names each page once, by its title', () => {
  const listed = [...readText('README.md').matchAll(/^- \[(.+)\]\((.+)\)$/gm)].map(([, title, to]) => [
    to,
    title,
  ])
  const titled = pages.map((name) => [name, /^# (.+)/.exec(readText(name))?.[1]])
  expect(listed.sort()).toEqual(titled.sort())
})

test('EDIT-12 pictures of the guide are light, and each belongs to a page', () => {
  const files = readdirSync(pictures)
  const sizes = files.map((name) => statSync(join(pictures, name)).size)
  expect(files.map((name) => name.replace('.webp', '.md')).sort()).toEqual(pages.toSorted())
  expect(Math.max(...sizes)).toBeLessThanOrEqual(60_000)
  expect(sizes.reduce((sum, size) => sum + size, 0) / sizes.length).toBeLessThanOrEqual(42_000)
})

test('EDIT-12 pictures of the guide have the size that Help keeps free for them', async () => {
  const sizes = await Promise.all(readdirSync(pictures).map((name) => sharp(join(pictures, name)).metadata()))
  expect(new Set(sizes.map(({ width, height }) => `${width} × ${height}`))).toEqual(new Set(['1120 × 700']))
})
