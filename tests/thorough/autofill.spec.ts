import { chromium, expect, test } from '@playwright/test'
import { ContactPage, goodMessage } from '../browser/contact-page'
import { openHydrated } from '../browser/hydrated'
import { chromiumInPath, fullBrowsers, withoutInternet } from '../chromium'

/** An address as Chromium stores it: the number with its country. */
const stored = {
  NAME_FULL: goodMessage.Name,
  EMAIL_ADDRESS: goodMessage.Email,
  PHONE_HOME_WHOLE_NUMBER: `+91 ${goodMessage.Phone}`,
  ADDRESS_HOME_COUNTRY: 'IN',
}

test('EXP-23 what Chromium’s autofill fills in becomes ten visible digits', async ({ baseURL }) => {
  // The headless shell has no autofill.
  const executablePath = chromiumInPath(fullBrowsers)
  test.skip(!executablePath, 'needs a whole Chromium in PATH, not the headless shell alone')
  const browser = await chromium.launch({
    ...(executablePath && { executablePath }),
    args: ['--headless=new', withoutInternet],
    chromiumSandbox: false,
  })
  const page = await browser.newPage({ baseURL: baseURL ?? '' })
  await openHydrated(page, '/contact')
  const contact = new ContactPage(page)
  const filled: string[] = []
  await page.exposeFunction('note', (value: string) => filled.push(value))
  await page.evaluate(() => {
    const { note } = window as unknown as { note: (value: string) => void }
    addEventListener('input', ({ target }) => note((target as HTMLInputElement).value), true)
  })
  await contact.field('Name').click()
  const driver = await page.context().newCDPSession(page)
  const { root } = await driver.send('DOM.getDocument')
  const { nodeId } = await driver.send('DOM.querySelector', {
    nodeId: root.nodeId,
    selector: '[name=from_name]',
  })
  const { node } = await driver.send('DOM.describeNode', { nodeId })
  const address = { fields: Object.entries(stored).map(([name, value]) => ({ name, value })) }
  await driver.send('Autofill.enable')
  await driver.send('Autofill.trigger', { fieldId: node.backendNodeId, address })
  await expect(contact.field('Phone')).toHaveValue(goodMessage.Phone)
  expect(filled, 'what the browser itself filled in').toContain(`0${goodMessage.Phone}`)
  await browser.close()
})
