import { expect, test } from 'vitest'
import { type Frame, frameTitle, joined } from './frames'

const frame = (page: string, width: string, ratio: number, x = 50): Frame => ({
  seen: [{ page, width }],
  ratio,
  usual: { x, y: 50 },
})

test('EDIT-5 frames of nearly the same shape are shown as one, with all their places', () => {
  const all = [frame('Home', 'phone', 1), frame('Home', 'desktop', 1.02), frame('Projects', 'phone', 1.01)]
  const [one, ...others] = joined(all, 1.5)
  expect(others).toEqual([])
  expect(one && frameTitle(one)).toBe('Home, phone and desktop; Projects, phone')
})

test('EDIT-5 frames that keep another part of a picture are told apart', () => {
  expect(joined([frame('Home', 'phone', 1), frame('Home', 'desktop', 1, 0)], 1.5)).toHaveLength(2)
})

test('EDIT-5 a frame that shows all of a picture is left out', () => {
  expect(joined([frame('Home', 'phone', 1.5), frame('Home', 'desktop', 1)], 1.5)).toHaveLength(1)
})
