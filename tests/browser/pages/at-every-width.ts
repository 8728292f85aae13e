import { expect, type Page } from '@playwright/test'
import { phone } from '~/breakpoints'
import { cutOff, sidewaysScroll } from '../cut-off'
import { setReadersStyles } from '../readers-styles'
import { setTextSize } from '../text-size'
import { cutOffBelow, spaceText } from '../text-spacing'

/** px of usual text */
const phoneEnds = Number.parseFloat(phone.replace(/^\D+/, '')) * 16
const widths = [280, 320, 390, phoneEnds - 1, phoneEnds, 768, 769, 1000, 1440, 2560]
/** The visitor's own text size, as the browser's settings have it: 32 px instead of 16 is text at 200 %. */
const textSizes = [20, 24, 32]
const enlarged = [390, 768, 1440]
/** A reader's own text spacing on a phone and on a laptop. */
const spaced = [390, 1280]

/** Asserts that an open page cuts nothing off, from 280 to 2560 px, with large text and with text spacing. */
export async function expectNothingCutOff(page: Page): Promise<void> {
  for (const width of widths) {
    await page.setViewportSize({ width, height: 900 })
    expect.soft(await sidewaysScroll(page), `scrolls sideways at ${width} px`).toBe(0)
    expect.soft(await cutOff(page), `cut off at ${width} px`).toEqual([])
  }
  for (const size of textSizes) {
    await setTextSize(page, size)
    for (const width of enlarged) {
      await page.setViewportSize({ width, height: 900 })
      expect.soft(await sidewaysScroll(page), `scrolls sideways at ${width} px, text ${size} px`).toBe(0)
      expect.soft(await cutOff(page), `cut off at ${width} px, text ${size} px`).toEqual([])
    }
  }
  await setTextSize(page, 16)
  await spaceText(page)
  for (const width of spaced) {
    await page.setViewportSize({ width, height: 900 })
    expect.soft(await sidewaysScroll(page), `scrolls sideways at ${width} px, text spaced`).toBe(0)
    expect.soft(await cutOff(page), `cut off at the side at ${width} px, text spaced`).toEqual([])
    expect.soft(await cutOffBelow(page), `cut off above or below at ${width} px, text spaced`).toEqual([])
  }
  await setReadersStyles(page)
}
