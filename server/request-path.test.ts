import { expect, test } from 'vitest'
import { requestPath } from './request-path'

test.each([
  ['http://h/', '/'],
  ['http://h/about?a=/b#c', '/about'],
  ['http://h/%61bout', '/about'],
  ['http://h/caf%C3%A9', '/café'],
  ['http://h', '/'],
  ['http://h?x', '/'],
])('%s asks for %s', (url, path) => {
  expect(requestPath(url)).toBe(path)
})

test.each(['/a%2fb', '/a%2Fb', '/..%5cb', '/a%00', '/a%0d%0ab', '/%', '/%zz', '/%ff', '/%c0%af'])(
  '%s is not decent',
  (path) => {
    expect(requestPath(`http://h${path}`)).toBeUndefined()
  },
)
