import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { sheetLetters, shortName } from './scoped-names'

const css =
  '.title { animation: 1s turn } .title .text { color: red } @keyframes turn { to { rotate: 1turn } }'

test('a class of a build is named by its sheet and its place there', () => {
  const named = (name: string) => shortName(name, 'app/a.module.css', css)
  expect(['title', 'text', 'turn'].map(named)).toEqual(
    ['0', '1', '2'].map((it) => sheetLetters('app/a.module.css') + it),
  )
})

test('a class that the sheet lacks stops the build', () => {
  expect(() => shortName('titel', 'app/a.module.css', css)).toThrow(
    'app/a.module.css has no class or animation called titel',
  )
})

test('no two style sheets share their letters', () => {
  const sheets = readdirSync('app', { encoding: 'utf8', recursive: true })
    .filter((file) => file.endsWith('.module.css'))
    .map((file) => join('app', file))
  expect(sheets.length).toBeGreaterThan(0)
  expect(new Set(sheets.map(sheetLetters)).size).toBe(sheets.length)
})
