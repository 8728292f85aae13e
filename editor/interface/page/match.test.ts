// @vitest-environment jsdom
import { expect, test } from 'vitest'
import type { Shown } from '../../core/site/texts'
import { findElement, findPlaces, leadsTo } from './match'

const shown: Shown[] = [
  { file: 'pages/home.yaml', path: ['hero', 'heading'], text: 'Bound to turn heads.' },
  { file: 'team.yaml', path: ['director', 'name'], text: 'Asha' },
  { file: 'projects/asha.yaml', path: ['name'], text: 'Asha' },
  { file: 'projects/a.yaml', path: ['pictures', 'hero'], src: '/pictures/a/hero' },
  { file: 'testimonials.yaml', path: ['labels', 'count'], text: 'Testimonial {number} of {total}' },
  { file: 'films.yaml', path: ['landscape', 0, 'id'], text: 'kewda', src: '/films/kewda' },
]

function page(html: string): Document {
  document.body.innerHTML = html
  return document
}
const pointed = (html: string, selector: string, file: string) => {
  const element = page(html).querySelector(selector)
  return element ? findPlaces(element, shown, file).map(({ path }) => path.join('.')) : undefined
}

test('EDIT-2 words lead to their field', () => {
  expect(pointed('<p>Asha</p>', 'p', 'team.yaml')).toEqual(['director.name'])
})

test('EDIT-2 a line of a headline leads to the headline', () => {
  expect(pointed('<h1><span id="x">Bound to</span> <br><span>turn heads.</span> </h1>', '#x', '')).toEqual([
    'hero.heading',
  ])
})

test('EDIT-2 words that are in two fields offer the choice', () => {
  expect(pointed('<p>Asha</p>', 'p', 'agency.yaml')).toEqual(['director.name', 'name'])
})

test('EDIT-2 of words that are in two fields, those of what a card leads to come first', () => {
  const card = page('<article><h3>Asha</h3><a href="/project/asha">Know More!</a></article>')
  const name = card.querySelector('h3') ?? card.body
  expect(leadsTo(name)).toBe('/project/asha')
  const places = findPlaces(name, shown, 'agency.yaml', 'projects/asha.yaml')
  expect(places.map(({ path }) => path.join('.'))).toEqual(['name', 'director.name'])
})

test('EDIT-2 a picture leads to its field', () => {
  expect(pointed('<picture><img src="/pictures/a/hero.12345678.800.webp"></picture>', 'img', '')).toEqual([
    'pictures.hero',
  ])
})

test('EDIT-2 a sentence with a number or a name in it leads to its field', () => {
  expect(pointed('<p>Testimonial 2 of 7</p>', 'p', '')).toEqual(['labels.count'])
})

test('EDIT-2 words that no field says lead nowhere', () => {
  expect(pointed('<p>Skip to content</p>', 'p', '')).toEqual([])
})

test('EDIT-2 a field finds its place in the page', () => {
  const found = findElement(page('<main><h1>Bound to <br> turn heads.</h1><p>Asha</p></main>'), {
    text: 'Asha',
  })
  expect(found?.tagName).toBe('P')
})

const film = '<div><video><source src="/films/kewda.12345678.av1.webm"></video></div>'

test('EDIT-2 a film leads to its field, also from the button that lies over it', () => {
  expect(pointed(`<li>${film}<button id="x"></button> Asha</li>`, '#x', '')).toEqual(['landscape.0.id'])
  expect(pointed(`<li>${film}</li>`, 'video', '')).toEqual(['landscape.0.id'])
})

test('EDIT-2 a button without words beside several films leads to none of them', () => {
  expect(pointed(`<main>${film}${film}<hr id="x"></main>`, '#x', '')).toEqual([])
})

test('EDIT-2 words that a page shows twice are shown where they were pointed at', () => {
  const twice = page('<header><b><u>As</u>ha</b></header><footer><i>Asha</i></footer>')
  const near = twice.querySelector('u') ?? undefined
  expect(findElement(twice, { text: 'Asha' }, near)?.tagName).toBe('B')
  expect(findElement(twice, { text: 'Bound to turn heads.' }, near)).toBeUndefined()
})
