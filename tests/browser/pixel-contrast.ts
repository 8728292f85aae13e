import type { Locator, Page } from '@playwright/test'
import sharp from 'sharp'

type Colour = readonly [number, number, number]

/** Relative luminance after WCAG 2. */
function luminance(colour: Colour): number {
  const [red, green, blue] = colour.map((byte) => {
    const share = byte / 255
    return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4
  }) as [number, number, number]
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue
}

function contrast(one: Colour, other: Colour): number {
  const [dark = 0, light = 0] = [luminance(one), luminance(other)].sort((a, b) => a - b)
  return (light + 0.05) / (dark + 0.05)
}

/** The pixels of a text's ground, as the browser draws them: the text is made transparent for the screenshot. */
async function ground(page: Page, text: Locator): Promise<Colour[]> {
  const clip = await text.boundingBox()
  if (!clip) throw new Error('The text is not on the screen')
  await text.evaluate((element) => (element as HTMLElement).style.setProperty('color', 'transparent'))
  const { data } = await sharp(await page.screenshot({ clip }))
    .removeAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true })
  await text.evaluate((element) => (element as HTMLElement).style.removeProperty('color'))
  return Array.from(
    { length: data.length / 3 },
    (_, index) => [...data.subarray(index * 3, index * 3 + 3)] as unknown as Colour,
  )
}

/** The contrast of a text with its real background, at the worst pixel: 1 to 21. */
export async function worstContrast(page: Page, text: Locator): Promise<number> {
  const shown = await text.evaluate((element) => getComputedStyle(element).color)
  const colour = (shown.match(/\d+/g) ?? []).map(Number).slice(0, 3) as unknown as Colour
  const pixels = await ground(page, text)
  return Math.min(...pixels.map((pixel) => contrast(colour, pixel)))
}
