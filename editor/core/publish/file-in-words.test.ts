import { expect, test } from 'vitest'
import { fileInWords } from './changes'

test.each([
  ['media/pictures.json', 'Pictures'],
  ['media/films.json', 'Films'],
  ['media/originals/avante/hoarding.jpg', 'Pictures › Avante: hoarding'],
  ['media/files/pictures/avante/hoarding.0a1b2c3d.800.webp', 'Pictures › Avante: hoarding'],
  ['media/files/films/crumbl.0a1b2c3d.webm', 'Films › Crumbl'],
])('EDIT-11 who chooses between two versions reads no address of a file: %s', (file, words) => {
  expect(fileInWords(file)).toBe(words)
})
