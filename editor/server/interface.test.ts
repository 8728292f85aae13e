import { expect, test } from 'vitest'
import { interfaceFiles } from './served-files'

const ask = (path: string) => interfaceFiles(process.cwd()).request(path)

test('EDIT-12 the editor serves the pictures of its guide', async () => {
  const response = await ask('/edit/guide/publish.webp')
  expect([response.status, response.headers.get('content-type')]).toEqual([200, 'image/webp'])
  expect((await response.arrayBuffer()).byteLength).toBeGreaterThan(1000)
})

test.each(['/edit/guide/none.webp', '/edit/guide/..%2f..%2fpackage.json', '/edit/guide/%2e%2e/home.jpg'])(
  'EDIT-12 nothing else is served as a picture of the guide: %s',
  async (path) => {
    expect((await ask(path)).status).toBe(404)
  },
)
