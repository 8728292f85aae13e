import { expect, test } from '@playwright/test'
import { axeFinds } from '../browser/axe'
import { openHydrated } from '../browser/hydrated'
import { LoomPage, wovenWords } from '../browser/loom-page'
import { follow } from '../browser/shown-page'
import { studies } from '../studies'
import { words } from '../words'

test('ALIVE-1 a name typed in home’s hero is woven there, in the footer and on later pages', async ({
  page,
}) => {
  await page.emulateMedia({ reducedMotion: 'reduce' })
  const loom = new LoomPage(page)
  const main = page.getByRole('main')
  const field = main.getByRole('textbox', { name: words.loom.hero })
  const inHero = main.getByRole('img', { name: wovenWords('Meera', 'palash') })

  await openHydrated(page, '/')
  await field.fill('Meera')
  await expect(inHero).toBeVisible()
  await expect(loom.cloth).toHaveAccessibleName(wovenWords('Meera'))

  await follow(page, '/about')
  await expect(loom.cloth).toHaveAccessibleName(wovenWords('Meera'))
  await page.goto('/services')
  await expect(loom.cloth).toHaveAccessibleName(wovenWords('Meera'))
  expect(new URL(page.url()).hash, 'nobody asked for an address of its own').toBe('')

  await page.goto('/')
  await expect(inHero).toBeVisible()
  await field.press('Escape')
  await expect(inHero).toHaveCount(0)
  await loom.expectWordmark()
})

test('ALIVE-4 a headline weaves itself within 700 ms over words that are painted at once', async ({
  page,
}) => {
  const animations = () =>
    page.getByRole('heading', { level: 1 }).evaluate((heading) => {
      const all = heading.parentElement?.getAnimations({ subtree: true }) ?? []
      return all.map(({ effect }) => ({
        isOverTheWords: (effect as KeyframeEffect).pseudoElement !== null,
        end: Number(effect?.getComputedTiming().endTime),
      }))
    })
  // What has begun stays for the look at it.
  await page.addInitScript(() => {
    document.addEventListener('animationstart', ({ target }) => {
      for (const animation of (target as Element).getAnimations({ subtree: true })) animation.pause()
    })
  })
  for (const path of ['/', '/services', '/projects']) {
    await page.goto(path)
    await expect.poll(async () => (await animations()).length).toBe(2)
    for (const { isOverTheWords, end } of await animations()) {
      expect(isOverTheWords).toBe(true)
      expect(end).toBeLessThanOrEqual(700)
    }
  }
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await page.reload()
  expect(await animations()).toEqual([])
})

test('ALIVE-2 Pancham is silent until it is touched, and plucked by pointer and key', async ({ page }) => {
  await page.addInitScript(() => {
    const made: number[] = []
    const sounded: number[] = []
    Object.assign(window, { made, sounded })
    window.AudioContext = class extends AudioContext {
      constructor() {
        super()
        made.push(1)
      }
    }
    const Oscillator = window.OscillatorNode
    window.OscillatorNode = class extends Oscillator {
      constructor(context: BaseAudioContext, options?: OscillatorOptions) {
        super(context, options)
        sounded.push(Math.round(options?.frequency ?? 0))
      }
    }
  })
  const heard = () => page.evaluate(() => [...new Set((window as unknown as { sounded: number[] }).sounded)])
  const late: string[] = []
  page.on('request', (request) => {
    if (/harp/.test(request.url())) late.push(request.url())
  })
  const { play, notes } = words.pancham
  await openHydrated(page, '/')
  const threads = page.getByRole('group', { name: play })
  await threads.scrollIntoViewIfNeeded()
  await expect(threads.getByRole('button')).toHaveText(notes)
  expect([late, await heard()], 'before a touch').toEqual([[], []])
  expect(await page.evaluate(() => (window as unknown as { made: number[] }).made)).toEqual([])

  await threads.getByRole('button').first().click()
  await expect.poll(heard).toEqual([220])
  await threads.getByRole('button').nth(4).press('Enter')
  await expect.poll(heard).toEqual([220, 330])
  await page.keyboard.press('g')
  await expect.poll(heard).toEqual([220, 330, 275])

  const { tunings } = words.pancham
  await page.getByRole('radio', { name: tunings[4]?.name ?? '' }).check()
  await page.keyboard.press('Shift+Tab')
  await page.keyboard.press('p')
  await page.keyboard.press('g')
  await expect.poll(heard).toEqual([220, 330, 275, 264])
})

const living = studies.filter((study) => study.living)

test('ALIVE-3 at least eight case studies have a living object, each its own', () => {
  const names = living.map((study) => study.living)
  expect(new Set(names).size).toBe(names.length)
  expect(names.length).toBeGreaterThanOrEqual(8)
})

for (const { id, living: name } of living) {
  test(`ALIVE-3 nothing moves when the object of ${id} arrives`, async ({ page }) => {
    const object = page.locator(`[data-object=${name}]`)
    const height = () => object.evaluate((one) => one.getBoundingClientRect().height)
    for (const width of [390, 768, 1440]) {
      await page.setViewportSize({ width, height: 900 })
      await page.route(/\/living-/, (route) => route.abort())
      await openHydrated(page, `/project/${id}`)
      const before = await height()
      await page.unroute(/\/living-/)
      await openHydrated(page, `/project/${id}`)
      await expect(object).toHaveAttribute('data-arrived')
      expect(await height()).toBeCloseTo(before, 0)
    }
  })

  test(`ALIVE-3 the object of ${id} answers to the keyboard`, async ({ page }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' })
    await openHydrated(page, `/project/${id}`)
    const object = page.locator(`[data-object=${name}]`)
    await expect(object.getByRole('heading'), 'the still').toBeAttached()
    await object.scrollIntoViewIfNeeded()

    const drawing = () =>
      object.locator('svg').evaluate((svg) => svg.outerHTML + svg.parentElement?.outerHTML)
    const control = object.locator('input[type=range], input[type=radio]:checked, button').first()
    await expect(object.locator('input, button').first()).toBeVisible()
    const still = await drawing()
    await expect
      .poll(async () => {
        await control.press((await control.getAttribute('type')) === 'button' ? 'Enter' : 'ArrowRight')
        return drawing()
      })
      .not.toBe(still)
    expect(await axeFinds(page)).toEqual([])
  })
}

test('ALIVE-3 the link to a cup of tea shows that cup', async ({ page }) => {
  const study = living.find((one) => one.living === 'tea-shades')
  test.skip(!study)
  await page.goto(`/project/${study?.id}#living=3`)
  const object = page.locator('[data-object=tea-shades]')
  await expect(object.getByRole('radio', { checked: true })).toHaveAccessibleName(/^3, /)
  await expect(object).toBeInViewport()
})

test('ALIVE-3 without script the object is a still without controls', async ({ browser }) => {
  const context = await browser.newContext({ javaScriptEnabled: false })
  const page = await context.newPage()
  for (const { id, living: name } of living) {
    await page.goto(`/project/${id}`)
    const object = page.locator(`[data-object=${name}]`)
    await expect.soft(object.getByRole('heading')).toBeVisible()
    await expect.soft(object.locator('svg')).toBeVisible()
    for (const control of await object.locator('input, button').all()) await expect.soft(control).toBeHidden()
  }
  await context.close()
})

test('ALIVE-5 the borders change with the date', async ({ page }) => {
  const border = () =>
    page
      .locator('main [style*="/woven/edge-"]')
      .first()
      .evaluate((edge) => getComputedStyle(edge, '::after').backgroundImage)
  const season = page.locator('html')
  await page.clock.setFixedTime(new Date('2027-03-01T12:00'))
  await openHydrated(page, '/')
  expect(await border()).toBe('none')
  const seen = new Set<string>()
  for (const [name, day] of [
    ['raja', '2027-06-15'],
    ['rath-yatra', '2027-07-05'],
    ['nuakhai', '2027-09-05'],
    ['winter', '2027-12-24'],
  ] as const) {
    await page.clock.setFixedTime(new Date(`${day}T12:00`))
    await page.reload()
    await expect(season).toHaveAttribute('data-season', name)
    await expect.poll(border).toMatch(/^url/)
    seen.add(await border())
  }
  expect(seen.size).toBe(4)
})
