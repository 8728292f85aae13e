import { expect, type Page, test } from '@playwright/test'

const rupees = '₹40 crore'

/** The extended fonts that a page asks for. */
function extendedFonts(page: Page): string[] {
  const asked: string[] = []
  page.on('request', (request) => {
    const [name] = /anek-\w+-extended/.exec(request.url()) ?? []
    if (name) asked.push(name)
  })
  return asked
}

test('FREE-1 a page without such letters fetches no extended fonts', async ({ page }) => {
  const asked = extendedFonts(page)
  await page.goto('/services', { waitUntil: 'networkidle' })
  await page.evaluate(() => document.fonts.ready)
  expect(asked).toEqual([])
})

test('FREE-1 a sum in rupees is drawn by the site’s own typeface', async ({ page }) => {
  const asked = extendedFonts(page)
  await page.goto('/services')
  const widths = await page.locator('body').evaluate(async (body, words) => {
    const line = body.appendChild(document.createElement('span'))
    line.textContent = [...words][0] ?? ''
    line.style.cssText = 'position: absolute; font: 400 200px "Anek Text", monospace'
    const width = () => line.getBoundingClientRect().width
    line.getBoundingClientRect()
    await document.fonts.load('400 200px "Anek Text"', line.textContent)
    const own = width()
    line.style.fontFamily = 'monospace'
    return { own, fallback: width() }
  }, rupees)
  expect(asked).toEqual(['anek-text-extended'])
  expect(Math.abs(widths.own - widths.fallback)).toBeGreaterThan(5)
  // As wide as the typeface has it.
  expect(widths.own).toBeCloseTo(0.509 * 200, 0)
})

test('FREE-1 a headline in rupees fetches the display cut of their sign', async ({ page }) => {
  const asked = extendedFonts(page)
  await page.goto('/services')
  await page.getByRole('heading', { level: 1 }).evaluate((heading, words) => {
    heading.textContent = words
  }, rupees)
  await expect.poll(() => asked).toEqual(['anek-display-extended'])
})
