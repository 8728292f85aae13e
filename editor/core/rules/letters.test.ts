import { expect, test } from 'vitest'
import { lettersIn } from './letters'

const remarks = (name: string) => lettersIn({ director: { name } })

test('FREE-7 letters that the fonts do not have are named at their field', () => {
  expect(remarks('Li 漢 🎉')).toEqual([
    {
      path: ['director', 'name'],
      text: "The site's typeface has no “漢”, “🎉”: every device shows its own letters here.",
    },
  ])
})

test.each(['Asha', 'Þóra Ǻ', '₹40 crore', 'ବାନ୍ଧ', 'a\u00a0b\u200d\ufe0f'])(
  'FREE-7 nothing is said about %s',
  (words) => {
    expect(remarks(words)).toEqual([])
  },
)
