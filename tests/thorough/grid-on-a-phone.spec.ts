import { expect, type Locator, test } from '@playwright/test'
import { grid, grids, opened, settled, toggles } from '../browser/grids'
import { openHydrated } from '../browser/hydrated'

/** Where a card's upper edge is in the window, in px. */
const measureTop = (card: Locator) => card.evaluate((one) => one.getBoundingClientRect().top)

/** With motion in a browser with scroll anchoring; without motion in one that lacks it, such as Safari. */
const phones = [
  { reducedMotion: 'no-preference', anchoring: 'auto' },
  { reducedMotion: 'reduce', anchoring: 'none' },
] as const

for (const { path, heading, count } of grids)
  for (const { reducedMotion, anchoring } of phones)
    test(`GRID-1 a tapped card of ${path} stays: ${reducedMotion}, ${anchoring} @phone-only`, async ({
      page,
    }) => {
      await page.emulateMedia({ reducedMotion })
      await openHydrated(page, path)
      await page.evaluate((value) => {
        document.documentElement.style.overflowAnchor = value
      }, anchoring)
      const section = grid(page, heading)
      await section.getByRole('article').first().scrollIntoViewIfNeeded()
      for (const index of [0, 1, 0, count - 1, 0, Math.floor(count / 2)]) {
        const card = section.getByRole('article').nth(index)
        // A card that has not entered yet takes no tap; waiting for it would scroll the page after it was measured.
        await toggles(section).nth(index).tap({ trial: true })
        await card.evaluate((one) =>
          scrollTo({ top: scrollY + one.getBoundingClientRect().top - 300, behavior: 'instant' }),
        )
        await settled(section)
        const before = await measureTop(card)
        await toggles(section).nth(index).tap()
        await expect.poll(() => opened(section)).toEqual([index])
        await settled(section)
        expect(Math.abs((await measureTop(card)) - before), `card ${index}`).toBeLessThan(2)
      }
    })
