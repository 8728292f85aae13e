import { join } from 'node:path'
import type { Page } from '@playwright/test'
import { openPages } from '../../../editor/studio/pages'
import type { Person } from '../../../editor/studio/people'

const self: Person = { id: '1', name: 'Rina Das', email: 'rina@agency.example', role: 'publisher' }
const pages = openPages(process.cwd(), 'Bandha')
const hour = 60 * 60 * 1000
const morning = new Date().setHours(10, 40, 0, 0)
const link = (letter: string) => `https://preview.edit.agency.example/see/${letter.repeat(32)}`

/** Pages of the studio that the guide speaks of, with something in them. */
export const studioPages: Readonly<Record<string, string>> = {
  'send-a-preview': pages.previews({
    self,
    previews: [
      { token: 'k', by: 'Rina Das', made: morning },
      { token: 'w', by: 'Om Sahu', made: morning - 43 * hour },
    ],
    linkTo: ({ token }) => link(token),
    building: undefined,
    failure: undefined,
    problem: undefined,
  }),
}

/** Shows a page of the studio without its server. */
export async function showStudioPage(page: Page, html: string): Promise<void> {
  const origin = 'http://studio.invalid'
  await page.route(`${origin}/**`, (route) => {
    const { pathname } = new URL(route.request().url())
    const font = /^\/studio\/fonts\/(.+)$/.exec(pathname)?.[1]
    return font
      ? route.fulfill({ path: join('app/styles/fonts', font) })
      : route.fulfill({ body: html, contentType: 'text/html; charset=utf-8' })
  })
  await page.goto(origin)
}
