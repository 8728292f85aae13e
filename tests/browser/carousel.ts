import type { Locator, Page } from '@playwright/test'
import { spoken } from './testimonial-words'

export const carousel = (page: Page) => page.locator(`[aria-roledescription="${spoken.carousel}"]`)
export const slides = (page: Page) => carousel(page).locator(`[aria-roledescription="${spoken.slide}"]`)
export const positions = (page: Page) =>
  slides(page).evaluateAll((all) => all.map((slide) => slide.getAttribute('data-position')))
export const next = (page: Page) => carousel(page).getByRole('button', { name: spoken.next })
export const previous = (page: Page) => carousel(page).getByRole('button', { name: spoken.previous })
/** The region whose changes a screen reader speaks. */
export const announced = (page: Page) => carousel(page).locator('[aria-live=polite]')
export const quotes = (page: Page) => carousel(page).locator('blockquote')

/** The quotes that a screen reader finds, each as often as it occurs. */
export async function spokenQuotes(page: Page, within: Locator): Promise<number[]> {
  const spoken = await within.ariaSnapshot()
  return (await quotes(page).allTextContents()).map((quote) => spoken.split(quote.trim()).length - 1)
}
