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

/** The first link that shows to a path: the bar's own, or its button, or one further down where the bar has none. */
export const linkTo = (page: Page, path: string) =>
  page.locator(`a[href="${path}"]`).filter({ visible: true }).first()

/** Follows a link and waits for its page. */
export async function follow(page: Page, path: string): Promise<void> {
  await linkTo(page, path).click()
  await expectShown(page, path)
}
