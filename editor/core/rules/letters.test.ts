import { expect, test } from 'vitest'
import { lettersIn } from './letters'

const team = (name: string) => lettersIn('team.yaml', { director: { name } }, true)

test('EDIT-4 letters that the fonts do not hold yet are told at their field', () => {
  const [note, ...more] = team('Þóra Ǻ')
  expect(note?.path).toEqual(['director', 'name'])
  expect(note?.text).toBe('“Þ”, “ó”, “Ǻ” are new to the fonts; Publish adds what is new.')
  expect(more).toEqual([])
})

test('EDIT-4 a letter that no font has is refused by name', () => {
  expect(team('Li 漢')).toEqual([
    { path: ['director', 'name'], text: "The site's typeface has no “漢”; write it in another way." },
  ])
})

test('EDIT-4 a sum in rupees needs no new letters', () => {
  expect(team('₹40 crore')).toEqual([])
})

test('EDIT-4 words of letters that the fonts hold are left alone', () => {
  expect(team('Asha')).toEqual([])
})
