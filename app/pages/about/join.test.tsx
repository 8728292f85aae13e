import { JSDOM } from 'jsdom'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { Join } from './join'
import { loader } from './route'

const { join } = loader()
const read = (props: typeof join) => new JSDOM(renderToStaticMarkup(<Join {...props} />)).window.document.body

test('KNOW-4 applicants read which roles are open, what to send and what happens then', () => {
  const page = read(join)
  for (const words of [...join.wanted.roles.map(({ name }) => name), join.send.text, join.next.text])
    expect(page.textContent).toContain(words)
  expect(page.querySelector('a')?.getAttribute('href')).toBe(join.href)
})

test('KNOW-4 if no role is open they are asked to write all the same', () => {
  const page = read({ ...join, wanted: { ...join.wanted, roles: [] } })
  expect(page.textContent).toContain(join.wanted.none)
  expect(page.querySelector('li')).toBeNull()
})
