import { expect, type Page } from '@playwright/test'
import { probeWord } from '~/woven/heading/wide-letters'
import { cutOff, sidewaysScroll } from '../cut-off'
import { overprinted, textsOverTexts, wordsUnderPictures } from '../overprint'
import { scrollPage } from '../scrolling'

const everyWidth = [360, 768, 1280, 1440]

/** Asserts that no words of an open page are over each other, under a picture or cut off, whatever letters or words it has by now. */
export async function expectWordsInPlace(page: Page, widths = everyWidth): Promise<void> {
  // Letters have been measured, and wide ones are marked.
  await expect(page.locator('body > span', { hasText: probeWord.text })).toBeAttached()
  for (const width of widths) {
    await page.setViewportSize({ width, height: 900 })
    // What scrolls passes under the bar.
    await scrollPage(page, 0)
    expect.soft(await overprinted(page), `words over each other at ${width} px`).toEqual([])
    expect.soft(await textsOverTexts(page), `texts over each other at ${width} px`).toEqual([])
    expect.soft(await wordsUnderPictures(page), `under a picture at ${width} px`).toEqual([])
    expect.soft(await cutOff(page), `cut off at ${width} px`).toEqual([])
    expect.soft(await sidewaysScroll(page), `scrolls sideways at ${width} px`).toBe(0)
  }
}

/** How many woven words still have their halo: letters of the words that were there, left behind their translation. */
export const halos = (page: Page) =>
  page.evaluate(
    () =>
      [...document.querySelectorAll('[data-halo]:not([translate=no])')].filter(
        (run) => getComputedStyle(run, '::before').content !== 'none',
      ).length,
  )
