import { expect, test } from 'vitest'
import { figureThreads } from './figure-threads'

test('CASE-3 up to five figures hang on one thread', () => {
  for (const count of [1, 2, 3, 4, 5])
    expect(figureThreads(count)).toEqual({ '--columns': count, '--last': 1 })
})

test('CASE-3 more than five figures fill two threads of one length', () => {
  for (let count = 6; count <= 12; count += 1) {
    const { '--columns': columns, '--last': last } = figureThreads(count)
    expect(count - 1 + last, `${count} figures`).toBe(2 * columns)
  }
})
