import { readdirSync, readFileSync } from 'node:fs'
import { basename, join } from 'node:path'
import { expect, test } from 'vitest'
import { breakpoints, mobile } from './breakpoints'

/** Widths that matter to one component alone, in em. */
const ownWidths: Record<string, number[]> = {
  'avante.css': [78],
  'av-production.module.css': [90],
  'base.css': [20],
  'figures.module.css': [30],
  'header.module.css': [26.875],
  'packaging.module.css': [120],
  'team.module.css': [20, 56.25],
}

const filesOf = (...endings: string[]) =>
  readdirSync('app', { recursive: true, encoding: 'utf8' })
    .filter((file) => endings.some((ending) => file.endsWith(ending)) && !file.includes('.test.'))
    .map((file) => join('app', file))

const mediaQueries = (css: string) =>
  [...css.matchAll(/@media([^{]*width[^{]*)\{/g)].map(([, query]) => query ?? '')

test('EXP-4 style sheets change their layout only at the widths of breakpoints.ts', () => {
  const found = filesOf('.css').flatMap((file) => {
    const known = [...Object.values(breakpoints), ...(ownWidths[basename(file)] ?? [])].map(
      (width) => `${width}em`,
    )
    return mediaQueries(readFileSync(file, 'utf8'))
      .flatMap((query) => query.match(/[\d.]+[a-z]+/g) ?? [])
      .filter((width) => !known.includes(width))
      .map((width) => `${file}: ${width}`)
  })
  expect(found).toEqual([])
})

test('EXP-4 script takes window widths from breakpoints.ts', () => {
  const writtenOut = filesOf('.ts', '.tsx').filter(
    (file) => file !== 'app/breakpoints.ts' && /\(width [<>]=? \d/.test(readFileSync(file, 'utf8')),
  )
  expect(writtenOut).toEqual([])
})

test('NAV-4 mobile ends at 768 px of usual text', () => {
  expect(mobile).toBe('(width <= 48em)')
})
