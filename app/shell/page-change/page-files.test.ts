import { afterEach, beforeEach, expect, test } from 'vitest'
import { beginLoading, loadRouteFiles, setRouteFiles } from './page-files'

const module = (code: string) => ({ module: `data:text/javascript,${code}` })

beforeEach(() => {
  globalThis.__reactRouterManifest = {
    routes: { whole: module('export const title = "Whole"'), broken: module('throw new Error("broken")') },
  }
  globalThis.__reactRouterRouteModules = {}
  setRouteFiles(['whole', 'broken'].map((id) => ({ id, pattern: id, styleSheets: [] })))
})
afterEach(() => {
  globalThis.__reactRouterManifest = undefined
  globalThis.__reactRouterRouteModules = undefined
})

test('PROG-5 the router finds the code of the next page and does not load it itself', async () => {
  beginLoading('/whole')
  expect(await globalThis.__reactRouterRouteModules?.whole, 'at once').toMatchObject({ title: 'Whole' })
  await loadRouteFiles('whole')
  expect(globalThis.__reactRouterRouteModules?.whole).toMatchObject({ title: 'Whole' })
})

test('PROG-5 code that fails is forgotten, so that the page is loaded as a document', async () => {
  await expect(loadRouteFiles('broken')).rejects.toThrow('broken')
  expect(globalThis.__reactRouterRouteModules).toEqual({})
})
