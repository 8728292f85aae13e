import { expect, test } from 'vitest'
import { probeWord } from '~/woven/heading/wide-letters'
import { fitLines } from '~/woven/heading/woven-text.server'
import {
  actionLabelWidth,
  barLinkWidth,
  display,
  letterAdvances,
  measureLine,
  widestLine,
} from './measure.server'

test('FREE-1 a heading with a rupee sign fills its measure with its real width', () => {
  const [line] = fitLines(['₹40 crore'])
  const axes = { wdth: line?.stretch ?? 0 }
  const sign = measureLine('₹', display, axes)
  const rest = measureLine('40 crore', display, axes)
  const tracking = 0.025 * ('₹40 crore'.length - 1)
  expect(line?.em).toBeCloseTo(sign.width + rest.right - sign.left - tracking, 2)
})

test('FREE-7 a heading has room for letters and emoji that only system fonts have', () => {
  const [foreign] = fitLines(['漢字'])
  // A letter of a system font is at most an em wide, an emoji 1.37 em.
  expect(foreign?.em).toBeGreaterThan(1.9)
  const [, plain, emoji] = ['', 'Namaste', 'Namaste 🎉'].map((text) =>
    measureLine(text, display, { wdth: 100 }),
  )
  const space = measureLine(' ', display, { wdth: 100 }).width
  expect(emoji?.width).toBeCloseTo((plain?.width ?? 0) + space + 1.4, 5)
})

test('FREE-7 marks and joiners take up no room', () => {
  const width = (text: string) => measureLine(text, display, { wdth: 100 }).width
  expect(width('👩‍👩‍👧')).toBe(width('🎉'))
  expect(width('नी')).toBe(width('नन'))
  expect(width('مُ')).toBe(width('م'))
})

test('FREE-7 labels and clients’ names are measured if only system fonts have their letters', () => {
  for (const measure of [barLinkWidth, actionLabelWidth, (text: string) => widestLine([text], 'young-serif')])
    expect(measure('A漢') - measure('A')).toBeCloseTo(1, 1)
  expect(letterAdvances('é漢', 'young-serif')).toHaveLength(2)
})

test('EXP-4 a heading’s line says how far its letters reach below the baseline', () => {
  const [above, below] = fitLines(['Bold', 'Strategies'])
  expect(above?.drop).toBeLessThan(0.05)
  expect(below?.drop).toBeGreaterThan(0.15)
})

test('EXP-22 the word that tells wide letters is as wide as the script expects', () => {
  expect(measureLine(probeWord.text, display, { wdth: 75 }).width).toBeCloseTo(probeWord.em, 2)
})
