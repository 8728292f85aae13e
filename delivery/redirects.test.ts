import { expect, test } from 'vitest'
import { redirectTarget } from './redirects'

const pages = new Set(['/', '/about', '/project/ruchi-tea'])
const target = (path: string) => redirectTarget(path, (page) => pages.has(page))

test.each(['/project/ruchi', '/project/ruchi/', '/project/ruchi/index.html'])(
  'ROUTE-4 %s leads to ruchi-tea',
  (path) => {
    expect(target(path)).toBe('/project/ruchi-tea')
  },
)

test.each([
  ['/about/', '/about'],
  ['/about/index.html', '/about'],
  ['/index.html', '/'],
])('ROUTE-5 %s leads to %s', (path, page) => {
  expect(target(path)).toBe(page)
})

test.each(['/', '/about', '/project/ruchi-tea', '/nope/', '//elsewhere.example/', '//about/', '/about//'])(
  '%s stays where it is',
  (path) => {
    expect(target(path)).toBeUndefined()
  },
)
