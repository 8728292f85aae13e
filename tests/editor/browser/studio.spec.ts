import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { type BrowserContext, expect, type Page, test } from '@playwright/test'
import { type Studio, startStudio } from '../studio/running-studio'
import { newBrand } from './given'

let studio: Studio
let publisher: string
let count = 0

test.beforeAll(async () => {
  studio = await startStudio()
  publisher = await studio.first('Rina Das', 'rina@agency.example')
})
test.afterAll(() => studio.stop())

/** Gives the browser what signing in gives it. */
function enter(context: BrowserContext, cookie: string) {
  const [, name = '', value = ''] = /^([^=]+)=(.*)$/.exec(cookie) ?? []
  return context.addCookies([{ name, value, url: studio.origin }])
}

/** Somebody new with the form of the home page open. */
async function openAsEditor(page: Page) {
  const email = `guest${++count}@agency.example`
  await enter(page.context(), await studio.invite(publisher, 'Om Sahu', email))
  await page.goto(`${studio.origin}/edit/`)
  const tagline = page.getByRole('region', { name: 'Form: Home' }).getByLabel('Tagline')
  await expect(tagline).toBeVisible({ timeout: 300_000 })
  return { email, tagline, bar: page.getByRole('banner') }
}

test('LIVE-1 a signed-out window keeps what is typed, and goes on after signing in', async ({ page }) => {
  const { email, tagline, bar } = await openAsEditor(page)
  await studio.act(publisher, email, 'end')
  await expect(bar.getByText('Signed out')).toBeVisible()
  await expect(page.getByText('The editor does not answer')).toHaveCount(0)
  await tagline.fill('Typed by somebody who is signed out.')
  const [another] = await Promise.all([
    page.waitForEvent('popup'),
    page.getByRole('alert').getByRole('link', { name: 'Sign in' }).click(),
  ])
  await expect(another.getByRole('heading', { name: 'Sign in' })).toBeVisible()
  const { text } = await studio.act(publisher, email, 'link')
  const [link = ''] = /http:\S+\/studio\/in\?token=\w+/.exec(text) ?? []
  await another.goto(link)
  await another.getByRole('button', { name: 'Open the studio' }).click()
  await expect(bar.getByText('Saved')).toBeVisible()
  await expect(page.getByRole('alert')).toHaveCount(0)
  await expect(tagline).toHaveValue('Typed by somebody who is signed out.')
  await expect(another.getByRole('region', { name: 'Form: Home' }).getByLabel('Tagline')).toHaveValue(
    'Typed by somebody who is signed out.',
  )
})

test('LIVE-1 a window goes on by itself after a proxy answered for a studio that starts again', async ({
  page,
}) => {
  const { tagline, bar } = await openAsEditor(page)
  await page.route('**/edit/api/**', (route) => route.fulfill({ status: 502, body: 'Bad Gateway' }))
  const refused = page.waitForResponse((answer) => answer.status() === 502 && answer.url().includes('events'))
  await studio.restart()
  await refused
  await expect(bar.getByText('The editor does not answer')).toBeVisible()
  await tagline.fill('Typed while the studio started again.')
  await page.unrouteAll()
  await expect(bar.getByText('Saved')).toBeVisible()
  const { text } = await studio.ask('/edit/api/file?name=pages/home.yaml', { headers: { cookie: publisher } })
  expect(text).toContain('Typed while the studio started again.')
})

test('LIVE-1 a window that was away shows the pages and the role that there are now', async ({ page }) => {
  const { email, bar } = await openAsEditor(page)
  await expect(bar.getByText('Saved')).toBeVisible()
  await page.route('**/edit/api/events*', (route) => route.abort())
  await studio.act(publisher, email, 'publisher')
  writeFileSync(join(studio.home, 'content/projects/new-brand.yaml'), newBrand)
  await expect
    .poll(async () => (await studio.ask('/edit/api/site', { headers: { cookie: publisher } })).text)
    .toContain('new-brand')
  await page.unrouteAll()
  await expect(page.getByRole('button', { name: 'New Brand', exact: true })).toBeVisible()
  await page.getByRole('button', { name: /^Publish/ }).click()
  await expect(page.getByText('Ask a publisher')).toHaveCount(0)
})
