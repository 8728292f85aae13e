import { expect, test } from 'vitest'
import { filmsOnRod } from './films.server'

test('AV-1 six films hang on one rod, on tablets on two', () => {
  expect(filmsOnRod(6, 6)).toBe(6)
  expect(filmsOnRod(6, 4)).toBe(3)
})

test('FREE-1 one to twelve films hang on as few rods as possible, none nearly empty', () => {
  for (let count = 1; count <= 12; count += 1) {
    const inRow = filmsOnRod(count, 6)
    expect(Math.ceil(count / inRow), `${count} films`).toBe(Math.ceil(count / 6))
    expect(count % inRow === 0 || count % inRow >= inRow / 2, `${count} films`).toBe(true)
  }
})
