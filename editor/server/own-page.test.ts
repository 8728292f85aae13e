import { expect, test } from 'vitest'
import { isFromOwnPage, localOrigins } from './own-page'

test.each([
  [true, { host: '127.0.0.1:4400' }],
  [true, { host: 'localhost:4400', origin: 'http://localhost:4400', 'sec-fetch-site': 'same-origin' }],
  [false, { host: 'evil.example' }],
  [false, { host: 'localhost:4400.evil.example' }],
  [false, { host: 'localhost:4400', origin: 'https://evil.example' }],
  [false, { host: 'localhost:4400', origin: 'http://localhost:3000' }],
  [false, { host: 'localhost:4400', 'sec-fetch-site': 'cross-site' }],
  [false, { host: 'localhost:4400', origin: 'null' }],
])('EDIT-9 only the editor’s own page may ask: %s for %j', (isAllowed, headers) => {
  expect(isFromOwnPage(headers, localOrigins(4400))).toBe(isAllowed)
})
