import type { Locator, Page } from '@playwright/test'
import { said, words } from '../words'

const { stories } = words.home
const { solutions } = words.services

/** Each page with cards of which one opens: the heading above them and how many there are. */
export const grids = [
  { path: '/', heading: said(stories.heading), count: stories.featured.length },
  { path: '/services', heading: said(solutions.heading), count: solutions.services.length },
] as const

export const grid = (page: Page, heading: string) =>
  page.locator('section').filter({ has: page.getByRole('heading', { name: heading }) })

export const toggles = (section: Locator) => section.locator('button[aria-expanded]')

/** The places of the open cards. */
export const opened = (section: Locator) =>
  toggles(section).evaluateAll((buttons) =>
    buttons.flatMap((button, index) => (button.getAttribute('aria-expanded') === 'true' ? [index] : [])),
  )

/** Waits until the cards have come to rest. */
export const settled = (section: Locator) =>
  section.evaluate((grid) =>
    Promise.allSettled(grid.getAnimations({ subtree: true }).map(({ finished }) => finished)),
  )
