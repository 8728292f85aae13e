import { expect, type Page } from '@playwright/test'
import { servedPage } from './served-page'

/** Asserts that the page at this path is shown: by its heading, not by the address alone. */
export async function expectShown(page: Page, path: string): Promise<void> {
  const { document } = await servedPage(page.request, path)
  await expect(page).toHaveURL(path)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(
    document.querySelector('h1')?.textContent ?? '',
  )
}

/** A link of the bar by the path that it leads to. */
export const barLink = (page: Page, path: string) =>
  page.getByRole('navigation', { name: 'Main' }).locator(`a[href="${path}"]`)

/** Follows a link of the bar and waits for its page. */
export async function followBar(page: Page, path: string): Promise<void> {
  await barLink(page, path).click()
  await expectShown(page, path)
}
