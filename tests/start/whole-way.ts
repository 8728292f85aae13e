import assert from 'node:assert/strict'
import { execFileSync } from 'node:child_process'
import { setTimeout as sleep } from 'node:timers/promises'
import { type Browser, launch, type Page } from 'puppeteer-core'
import { findChromium } from '../chromium'
import { findFirefox } from '../engines/firefox'
import type { FakeMailServer } from '../server/mail-server'

interface Ground {
  /** Public addresses, as the proxy has them. */
  site: string
  studio: string
  mail: FakeMailServer
  /** The bare repository that Publish sends to. */
  remote: string
  check(title: string, work: () => Promise<void>): Promise<void>
}

const tagline = 'Knots that hold, walked all the way.'
const rina = { name: 'Rina Das', email: 'rina@agency.example' }
const om = { name: 'Om Sahu', email: 'om@agency.example' }

/** Elements by what is written in them. */
const withWords = (tag: string, words: string) =>
  `::-p-xpath(//${tag}[contains(normalize-space(.), "${words}")])`
const click = (page: Page, tag: string, words: string) => page.locator(withWords(tag, words)).click()
/** The innermost element with these words is seen. */
const see = (page: Page, words: string) => {
  const has = `contains(normalize-space(.), "${words}")`
  const innermost = `::-p-xpath(//body//*[not(self::script) and ${has} and not(*[${has}])])`
  return page.locator(innermost).setVisibility('visible').wait()
}

/** The text of the first letter to somebody that has these words. */
async function letter({ mail }: Ground, to: string, words: string): Promise<string> {
  for (;;) {
    const texts = mail.emails.map((one) => one.replaceAll(/=\r\n/g, '').replaceAll('=3D', '='))
    const found = texts.find((one) => one.includes(`To: ${to}`) && one.includes(words))
    if (found) return found
    await sleep(200)
  }
}

/** Opens the link of a letter, and presses its button. */
async function enter(page: Page, text: string): Promise<void> {
  const [link = ''] = /https:\S+\/studio\/in\?token=\w+/.exec(text) ?? []
  await page.goto(link)
  await page.locator('button[type=submit]').click()
  await page.locator('#field-hero-tagline').wait()
}

/** From an invitation to the live site, the way back of a preview, and a message: an editor in one browser, a publisher in another. */
export async function walkWholeWay(ground: Ground): Promise<void> {
  const { site, studio, mail, remote, check } = ground
  const common = { acceptInsecureCerts: true, defaultViewport: { width: 1440, height: 900 } }
  const chromium = await launch({
    ...common,
    browser: 'chrome',
    executablePath: findChromium(),
    args: ['--no-sandbox', '--disable-background-networking'],
  })
  const firefox = await launch({ ...common, browser: 'firefox', executablePath: findFirefox() })
  /** A build or a start on a slow machine takes minutes. */
  const open = async (browser: Pick<Browser, 'newPage'>) => {
    const page = await browser.newPage()
    page.setDefaultTimeout(900_000)
    page.setDefaultNavigationTimeout(900_000)
    return page
  }
  try {
    const publisher = await open(firefox)
    const editor = await open(chromium)
    const stranger = await open(await chromium.createBrowserContext())

    await check('LIVE-1 a publisher in Firefox signs in by a link that came by mail', async () => {
      await publisher.goto(`${studio}/studio/sign-in`)
      await publisher.locator('input[name=email]').fill(rina.email)
      await publisher.locator('button[type=submit]').click()
      await enter(publisher, await letter(ground, rina.email, 'sign-in link'))
    })

    await check('LIVE-1 an editor in Chromium comes in by an invitation', async () => {
      const people = await open(firefox)
      await people.goto(`${studio}/studio/people`)
      await people.locator('input[name=name]').fill(om.name)
      await people.locator('input[name=email]').fill(om.email)
      await people.locator('form[action="/studio/invite"] button').click()
      await enter(editor, await letter(ground, om.email, 'sign-in link'))
      await people.close()
    })

    await check('LIVE-6 both see that the other one is there, and at which field', async () => {
      await see(editor, `${rina.name} is here`)
      await editor.locator('#field-hero-tagline').fill(tagline)
      await see(editor, 'Saved')
      await click(publisher, 'button', `${om.name} is here`)
      await click(publisher, 'button', 'Top of the page › Tagline')
      await see(publisher, `${om.name} is here too.`)
    })

    await check('LIVE-4 a preview is open to whoever has its link, until it is ended', async () => {
      const previews = await open(chromium)
      await previews.goto(`${studio}/studio/previews`)
      await previews.locator('button[value=make]').click()
      const address = await previews.locator('.address').waitHandle()
      const link = await address.evaluate((one) => one.textContent ?? '')
      await stranger.goto(link)
      await see(stranger, tagline)
      assert.match(new URL(stranger.url()).hostname, /^preview\./)
      await Promise.all([previews.waitForNavigation(), previews.locator('button[value=end]').click()])
      await stranger.goto(link)
      await see(stranger, 'This preview has ended')
      await previews.close()
    })

    await check('LIVE-1 the editor asks for publication, and the publisher is told by mail', async () => {
      await click(editor, 'button', 'Publish …')
      await editor.locator('form input').fill('The boss has read it.')
      await click(editor, 'button', 'Ask a publisher')
      await see(editor, 'You asked at')
      assert.match(await letter(ground, rina.email, 'asks you to publish'), /The boss has read it\./)
    })

    await check('LIVE-2 the publisher chooses once how changes get to visitors, and publishes', async () => {
      await click(publisher, 'nav//button', 'Agency')
      await publisher.locator('select#field-hosting').fill('studio')
      await see(publisher, 'Saved')
      await click(publisher, 'button', `${om.name} asks`)
      await see(publisher, 'The boss has read it.')
      await publisher.locator('form input').fill('Another tagline')
      await click(publisher, 'button', 'Publish these changes')
      await see(publisher, 'Live since')
    })

    await check('LIVE-2 visitors have it, and the repository too, by the publisher’s name', async () => {
      await stranger.goto(site)
      await see(stranger, tagline)
      const log = execFileSync('git', ['log', '-1', '--format=%an: %s'], { cwd: remote, encoding: 'utf8' })
      assert.equal(log.trim(), `${rina.name}: Another tagline`)
    })

    await check('LIVE-7 a visitor’s message arrives by mail and is read in the studio', async () => {
      await stranger.goto(`${site}/contact`)
      await stranger.locator('html[data-hydrated]').wait()
      const words = {
        from_name: 'Sasmita Nayak',
        from_email: 'sasmita@client.example',
        phone_number: '9437012345',
        subject: 'A name for our tea',
        message: 'We need a name.',
      }
      for (const [name, value] of Object.entries(words))
        await stranger.locator(`form [name=${name}]`).fill(value)
      await stranger.locator('form button[type=submit]').click()
      await stranger.locator('dialog[open]').wait()
      while (!mail.emails.some((one) => one.includes(words.subject))) await sleep(200)
      await publisher.goto(`${studio}/studio/messages`)
      await click(publisher, 'a', words.subject)
      await see(publisher, words.message)
      await publisher.locator('button[value=done]').click()
    })
  } finally {
    await Promise.all([chromium.close(), firefox.close()])
  }
}
