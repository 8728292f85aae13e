import { expect, type Page } from '@playwright/test'

/** Sets the default text size of the browser's settings, in px; 16 is usual. */
export async function setTextSize(page: Page, size: number): Promise<void> {
  const client = await page.context().newCDPSession(page)
  await client.send('Page.setFontSizes', { fontSizes: { standard: size } })
  await client.detach()
  await expect(page.locator('html')).toHaveCSS('font-size', `${size}px`)
}
