import { join } from 'node:path'
import type { Page } from '@playwright/test'
import type { ListedMessage } from '../../../editor/studio/messages'
import { openPages } from '../../../editor/studio/pages'
import type { Person } from '../../../editor/studio/people'

export const self: Person = { id: '1', name: 'Rina Das', email: 'rina@agency.example', role: 'publisher' }
export const pages = openPages(process.cwd(), 'Bandha')
const hour = 60 * 60 * 1000
export const morning = new Date().setHours(10, 40, 0, 0)
export const link = (letter: string) => `https://preview.edit.agency.example/see/${letter.repeat(32)}`

export const message = (
  hours: number,
  name: string,
  subject: string,
  text: string,
  isNew: boolean,
): ListedMessage => ({
  id: `${hours}`,
  arrived: morning - hours * hour,
  name,
  email: 'name@client.example',
  phone: '+91 94370 00000',
  subject,
  text,
  replyTo: 'name@client.example',
  isSuspect: false,
  place: 'sent',
  mark: isNew ? undefined : { is: 'read', by: 'Rina Das' },
})

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
  'answer-messages': pages.messages({
    self,
    found: [
      message(
        2,
        'Sasmita Nayak',
        'A name for our tea',
        'We grow tea in Koraput and need a name and a pack.',
        true,
      ),
      message(
        21,
        'Arjun Patra',
        'Films for a festival',
        'Three short films by March, in Odia and English.',
        true,
      ),
      message(70, 'Lopa Mishra', 'Our new café', 'Could you look at our sign before it is made?', false),
    ],
    q: '',
    show: 'open',
    days: 30,
  }),
}

/** Shows a page of the studio without its server. */
export async function showStudioPage(page: Page, html: string): Promise<void> {
  const origin = 'http://studio.invalid'
  await page.route(`${origin}/**`, (route) => {
    const { pathname } = new URL(route.request().url())
    // A preview in the making is not done as long as one looks.
    if (pathname === '/studio/previews/wait') return
    const font = /^\/studio\/fonts\/(.+)$/.exec(pathname)?.[1]
    return font
      ? route.fulfill({ path: join('app/styles/fonts', font) })
      : route.fulfill({ body: html, contentType: 'text/html; charset=utf-8' })
  })
  await page.goto(origin)
}
