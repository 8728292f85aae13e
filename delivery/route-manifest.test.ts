import { mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { leaveStylesToPages, withoutStyleSheets } from './route-manifest'

const page = { id: 'page', module: '/assets/page.js', css: ['/assets/page.css'] }
const routeList = (routes: object) =>
  `window.__reactRouterManifest=${JSON.stringify({ routes, version: 'a' })};`

test('PROG-5 the router has no style sheets to load before a page’s own', () => {
  const { css: _, ...withoutCss } = page
  expect(withoutStyleSheets(routeList({ page, plain: { id: 'plain' } }))).toBe(
    routeList({ page: withoutCss, plain: { id: 'plain' } }),
  )
})

test('PROG-5 a list of routes without style sheets stops the build', () => {
  expect(() => withoutStyleSheets(routeList({ page: { ...page, css: [] } }))).toThrow(
    'no route has style sheets',
  )
})

test('PROG-5 a file that is no list of routes stops the build', () => {
  expect(() => withoutStyleSheets('export {}')).toThrow('not the framework’s list of routes')
})

test('PROG-5 the list is rewritten where the framework put it', async () => {
  const client = await mkdtemp(join(tmpdir(), 'routes-'))
  await expect(leaveStylesToPages(client)).rejects.toThrow('not where it was')
  await mkdir(join(client, 'assets'))
  const file = join(client, 'assets/manifest-1a2b.js')
  await writeFile(file, routeList({ page }))
  await leaveStylesToPages(client)
  expect(await readFile(file, 'utf8')).not.toContain('css')
  await rm(client, { recursive: true })
})
