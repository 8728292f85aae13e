import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { fitLines } from '~/woven/heading/measure.server'
import { scriptOf, sources } from './characters'
import { barLinkWidth } from './label-width.server'
import { openCuts, setLine } from './set-line.server'

/** The code points that a font file has letters for. */
const [latin = [], extended = []] = openCuts(sources.latin, sources.extended).map(({ characterSet }) =>
  characterSet.filter((code) => code >= 32 && code < 0xfff0),
)
const scriptOfCode = (code: number) => scriptOf(String.fromCodePoint(code))

/** The code points of a `unicode-range`. */
const rangeOf = (css: string) =>
  css.split(',').flatMap((part) => {
    const [from = 0, to = from] = part
      .trim()
      .replace('U+', '')
      .split('-')
      .map((code) => Number.parseInt(code, 16))
    return Array.from({ length: to - from + 1 }, (_, index) => from + index)
  })

test('FREE-1 letters with macrons and dots, and signs of money, are of the extended script', () => {
  const only = extended.filter((code) => !latin.includes(code))
  const others = only.filter((code) => scriptOfCode(code) !== 'extended')
  // Single signs that no language of India is written with.
  expect(String.fromCodePoint(...others)).toBe('ʾʿˇˈˉˊˋˌ˝†ℓ')
  expect(latin.filter((code) => scriptOfCode(code) === 'extended')).toEqual([])
})

test('FREE-1 style sheets ask the extended fonts for every letter of that script', () => {
  const css = readFileSync('app/styles/fonts.css', 'utf8')
  const ranges = [...css.matchAll(/-extended\.woff2[^}]*unicode-range:([^;]*);/g)].map(
    ([, range = '']) => range,
  )
  expect(ranges).toHaveLength(2)
  const wanted = extended.filter((code) => scriptOfCode(code) === 'extended')
  for (const range of ranges) {
    const asked = new Set(rangeOf(range))
    expect(wanted.filter((code) => !asked.has(code))).toEqual([])
  }
})

for (const name of ['anek-display', 'anek-text'])
  test(`FREE-1 the rupee sign is always in ${name}`, () => {
    const [cut] = openCuts(`app/styles/fonts/${name}-extended.woff2`)
    expect(cut?.hasGlyphForCodePoint(0x20b9)).toBe(true)
  })

test('FREE-1 a label with a rupee sign is measured in the file that has it', () => {
  const sign = setLine('₹', openCuts('app/styles/fonts/anek-text-extended.ttf'), { wght: 400 }).width
  expect(barLinkWidth('A₹')).toBeCloseTo(barLinkWidth('A') + sign, 2)
})

test('FREE-1 a heading with a rupee sign fills its measure with its real width', () => {
  const [line] = fitLines(['₹40 crore'])
  const files = ['anek-display', 'anek-display-extended'].map((name) => `app/woven/heading/${name}.ttf`)
  const apart = ['₹', '40 crore'].map((part) =>
    setLine(part, openCuts(...files), { wdth: line?.stretch ?? 0 }),
  )
  const tracking = 0.025 * ('₹40 crore'.length - 1)
  const ink = (apart[0]?.width ?? 0) + (apart[1]?.right ?? 0) - (apart[0]?.left ?? 0)
  expect(line?.em).toBeCloseTo(ink - tracking, 2)
})
