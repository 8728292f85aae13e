import { expect, test } from '@playwright/test'
import { openHydrated } from '../browser/hydrated'
import { expectBar, holdClock, stopClock } from '../browser/progress-bar'
import { expectShown, linkTo } from '../browser/shown-page'
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
  page.on('requestfinished', (request) => fetched.add(request.resourceType()))
  await linkTo(page, study).click()
  await expectBar(page, 'shown')
  await expect.poll(() => [...fetched]).toEqual(expect.arrayContaining(['stylesheet', 'font']))
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

test('PROG-5 a change of page loads each style sheet once and takes none away', async ({ page }) => {
  await openHydrated(page, '/projects')
  await page.evaluate(() => {
    const linked: string[] = []
    const takenAway: string[] = []
    const sheetsOf = (nodes: NodeList) =>
      [...nodes].filter((node) => node instanceof HTMLLinkElement && node.rel === 'stylesheet')
    const namesOf = (nodes: NodeList) =>
      sheetsOf(nodes).map((node) => (node as Element).getAttribute('href') ?? '')
    Object.assign(window, { linked, takenAway })
    new MutationObserver((records) => {
      for (const { addedNodes, removedNodes } of records) {
        linked.push(...namesOf(addedNodes))
        takenAway.push(...namesOf(removedNodes))
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
