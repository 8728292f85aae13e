import { readdirSync, readFileSync } from 'node:fs'
import { basename, join } from 'node:path'
import { expect, test } from 'vitest'
import { mobile } from './breakpoints'

/** Widths that matter to one component alone. */
const ownWidths: Record<string, string[]> = {
  'avante.css': ['78em'],
  'av-production.module.css': ['90em'],
  'base.css': ['20em'],
  'figures.module.css': ['30em'],
  'header.module.css': ['26.875em'],
  'packaging.module.css': ['115em'],
  'sun-wheel.module.css': ['20em'],
  'team.module.css': ['20em', '56.25em'],
}

const listFiles = (...endings: string[]) =>
  readdirSync('app', { recursive: true, encoding: 'utf8' })
    .filter((file) => endings.some((ending) => file.endsWith(ending)) && !file.includes('.test.'))
    .map((file) => join('app', file))

const mediaQueries = (css: string) =>
  [...css.matchAll(/@media([^{]*width[^{]*)\{/g)].map(([, query]) => query ?? '')

test('EXP-4 style sheets take window widths from breakpoints.ts, by name', () => {
  const writtenOut = listFiles('.css').flatMap((file) =>
    mediaQueries(readFileSync(file, 'utf8'))
      .flatMap((query) => query.match(/[\d.]+[a-z]+/g) ?? [])
      .filter((width) => !ownWidths[basename(file)]?.includes(width))
      .map((width) => `${file}: ${width}`),
  )
  expect(writtenOut).toEqual([])
})

test('EXP-4 script takes window widths from breakpoints.ts', () => {
  const writtenOut = listFiles('.ts', '.tsx').filter(
    (file) => file !== 'app/breakpoints.ts' && /\(width [<>]=? \d/.test(readFileSync(file, 'utf8')),
  )
  expect(writtenOut).toEqual([])
})

test('NAV-4 mobile ends at 768 px of usual text', () => {
  expect(mobile).toBe('(width <= 48em)')
})
