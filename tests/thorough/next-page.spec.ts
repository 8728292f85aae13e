import { expect, type Page, test } from '@playwright/test'
import { openHydrated } from '../browser/hydrated'
import { expectBar, holdClock, stopClock } from '../browser/progress-bar'
import { expectShown, linkTo } from '../browser/shown-page'
import { recordFrames, unstyledFrames } from '../frames'
import { studyWithGallery } from '../studies'

const { path: study } = studyWithGallery

test('PROG-5 a page whose network goes as its wait ends has its styles and its typeface', async ({
  page,
  context,
}) => {
  await holdClock(page)
  await openHydrated(page, '/projects')
  await stopClock(page)
  const fetched = new Set<string>()
  let underWay = 0
  page.on('request', () => underWay++)
  page.on('requestfinished', (request) => {
    underWay--
    fetched.add(request.resourceType())
  })
  await linkTo(page, study).click()
  await expectBar(page, 'shown')
  await expect.poll(() => [...fetched]).toEqual(expect.arrayContaining(['stylesheet', 'font', 'script']))
  await expect.poll(() => underWay, 'requests under way').toBe(0)
  await context.setOffline(true)
  await page.clock.runFor(600)
  await expectShown(page, study)
  const { sheets, typefaces } = await page.evaluate(async () => {
    await document.fonts.ready
    const links = [...document.querySelectorAll<HTMLLinkElement>('link[rel=stylesheet]')]
    return {
      sheets: links.map(({ sheet }) => sheet !== null),
      typefaces: [...document.fonts].map(({ status }) => status),
    }
  })
  expect(sheets.length).toBeGreaterThan(0)
  expect(sheets).not.toContain(false)
  expect(typefaces).not.toContain('error')
})

test('PROG-5 a page change loads each style sheet once and removes none', async ({ page }) => {
  await openHydrated(page, '/projects')
  await page.evaluate(() => {
    const linked: string[] = []
    const takenAway: string[] = []
    const readSheets = (nodes: NodeList) =>
      [...nodes].filter((node) => node instanceof HTMLLinkElement && node.rel === 'stylesheet')
    const readNames = (nodes: NodeList) =>
      readSheets(nodes).map((node) => (node as Element).getAttribute('href') ?? '')
    Object.assign(window, { linked, takenAway })
    new MutationObserver((records) => {
      for (const { addedNodes, removedNodes } of records) {
        linked.push(...readNames(addedNodes))
        takenAway.push(...readNames(removedNodes))
      }
    }).observe(document.head, { childList: true })
  })
  await linkTo(page, study).click()
  await expectShown(page, study)
  const { linked, takenAway, delivered } = await page.evaluate(() => ({
    ...(window as unknown as { linked: string[]; takenAway: string[] }),
    delivered: (document.querySelector('style[data-href]')?.getAttribute('data-href') ?? '').split(' '),
  }))
  expect(linked.length).toBeGreaterThan(0)
  expect(linked.filter((name, place) => delivered.includes(name) || linked.indexOf(name) < place)).toEqual([])
  expect(takenAway).toEqual([])
})

/** Asserts that no frame showed the page in other styles than it has in the end. */
async function expectStyledFrames(page: Page): Promise<void> {
  const frames = () => page.evaluate(unstyledFrames)
  await expect.poll(async () => (await frames()).shown).toBeGreaterThan(0)
  expect((await frames()).unstyled, 'styles of the page in a frame that it doesn’t have in the end').toEqual(
    [],
  )
}

/** Every sheet that is still to be loaded answers so much later (ms). */
const delaySheets = (page: Page, delayOf: (index: number) => number) => {
  let index = 0
  return page.route('**/*.css', async (route) => {
    const delay = delayOf(index++)
    await new Promise((resolve) => setTimeout(resolve, delay))
    await route.continue().catch(() => {})
  })
}

for (const [from, to] of [
  ['/services', '/contact'],
  ['/projects', study],
] as const) {
  for (const [network, delayOf] of [
    ['400 ms of latency', () => 400],
    ['2,000 ms of latency', () => 2_000],
    ['one style sheet 6 s late', (index: number) => (index === 0 ? 6_000 : 0)],
  ] as const)
    test(`PROG-5 ${to} is never shown without its styles: ${network}`, async ({ page }) => {
      await openHydrated(page, from)
      await page.evaluate(recordFrames)
      await delaySheets(page, delayOf)
      await linkTo(page, to).click()
      await expect(page).toHaveURL(to, { timeout: 30_000 })
      await expectShown(page, to)
      await page.waitForLoadState('networkidle')
      await expectStyledFrames(page)
    })

  test(`PROG-5 ${to} is loaded as a document if one of its style sheets fails`, async ({ page }) => {
    await openHydrated(page, from)
    await page.evaluate(() => void Object.assign(window, { isSameDocument: true }))
    await page.route('**/*.css', (route) => route.abort(), { times: 1 })
    await linkTo(page, to).click()
    await page.waitForFunction(() => !('isSameDocument' in window))
    await expectShown(page, to)
  })
}
