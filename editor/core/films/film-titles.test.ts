import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { parse } from 'yaml'
import { filmsOnSite } from './film-files'

test('EDIT-14 every film is called by the words beside it on the site', () => {
  const films = filmsOnSite((file) => parse(readFileSync(`content/${file}`, 'utf8')))
  const titleOf = (name: string) => films.find(({ id }) => id === name)?.title
  const { landscape, portrait } = parse(readFileSync('content/films.yaml', 'utf8'))
  for (const { id, name, title } of [...landscape, ...portrait]) expect(titleOf(id)).toBe(`${name}: ${title}`)
  const { showreel } = parse(readFileSync('content/pages/home.yaml', 'utf8'))
  expect(titleOf(showreel.film)).toBe(showreel.title)
})
