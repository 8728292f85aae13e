import { expect, type Page, test } from '@playwright/test'
import { needed } from '../needed'
import { cycle } from '../studies'
import { words } from '../words'
import { openHydrated } from './hydrated'
import { holdClock, stopClock } from './progress-bar'

/** As in Safari: a click gives a link no focus. */
const withoutFocus = (page: Page) =>
  page.evaluate(() => addEventListener('mousedown', (event) => event.preventDefault()))

/** How many elements of the page grow into the hero of the next one. */
const growing = (page: Page, selector: string) =>
  page
    .locator(selector)
    .evaluateAll(
      (all) => all.filter((one) => getComputedStyle(one).viewTransitionName === 'study-hero').length,
    )

const cardPath = `/project/${needed(words.projects.projects.at(-1), 'project')}`

for (const [name, path, link] of [
  ['a project', '/projects', `a[href="${cardPath}"]`],
  ['a campaign', '/projects', '[data-campaign] a'],
  ['a neighbour', cycle[0]?.path ?? '', 'a[rel=next]'],
] as const)
  test(`PROG-7 the picture of ${name} grows into the hero, though the click gives no focus`, async ({
    page,
  }) => {
    await holdClock(page)
    await openHydrated(page, path)
    await stopClock(page)
    await withoutFocus(page)
    await page.locator(link).first().click()
    await expect(page.locator(link).first()).toBeFocused()
    expect(await growing(page, `${link} *`)).toBe(1)
    expect(await growing(page, '*')).toBe(1)
  })
