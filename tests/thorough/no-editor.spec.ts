import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from '@playwright/test'

/** Strings that only the editor and development contain. */
const marks = ['/edit/api', 'content:changed', 'Click to edit']

test('EDIT-1 nothing of the editor is in the published site', async ({ request }) => {
  const files = readdirSync('build/client', { recursive: true, encoding: 'utf8' })
  const texts = files.filter((file) => /\.(?:js|css|html|data|json)$/.test(file))
  expect(texts.length).toBeGreaterThan(50)
  const found = texts.filter((file) => {
    const text = readFileSync(join('build/client', file), 'utf8')
    return marks.some((mark) => text.includes(mark))
  })
  expect(found).toEqual([])
  expect((await request.get('/edit/')).status()).toBe(404)
})
