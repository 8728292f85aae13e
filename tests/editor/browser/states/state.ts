import type { Page } from '@playwright/test'
import { port } from '../copied-project'

/** Something that people meet in the editor, and the way to it. */
export interface State {
  name: string
  reach(page: Page): Promise<unknown>
}

/** The answer to a question is held back, so that the state of waiting stays. */
export const hold = (page: Page, address: string) => page.route(address, () => undefined)

/** Another answer than the server's. */
export const answer = (page: Page, address: string, json: unknown) =>
  page.route(address, (route) => route.fulfill({ json }))

/** The server's answer, changed a little. */
export const answerWith = (page: Page, address: string, change: (json: Record<string, unknown>) => unknown) =>
  page.route(address, async (route) => {
    // A window that has lost the editor asks whether it is there, by HEAD.
    if (route.request().method() === 'HEAD') return route.continue()
    const response = await route.fetch()
    await route.fulfill({ response, json: change(await response.json()) })
  })

/** Takes back what a state wrote, and forgets its drafts. */
export async function tidy(page: Page): Promise<void> {
  // First away: what is held back would go on otherwise.
  await page.goto('about:blank')
  await page.unrouteAll({ behavior: 'ignoreErrors' })
  const api = (path: string) => `http://127.0.0.1:${port}/edit/api${path}`
  const headers = { origin: `http://127.0.0.1:${port}` }
  await page.request.post(api('/film/cancelled'), { headers, data: {} })
  const { drafts } = await (await page.request.get(api('/site'))).json()
  for (const file of drafts)
    await page.request.post(api('/draft'), { headers, data: { file, isKept: false } })
  const { items } = await (await page.request.get(api('/changes'))).json()
  const ids = items.map(({ id }: { id: string }) => id)
  if (ids.length) await page.request.post(api('/discard'), { headers, data: { ids } })
}
