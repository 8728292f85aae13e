import { expect } from '@playwright/test'
import { containing, words } from '../words'
import { axeFinds } from './axe'
import { type ColourSet, LoomPage, wovenPattern, wovenWords } from './loom-page'
import { testOnOnePage } from './one-page'

const { problems, colourSets, keep } = words.loom

const test = testOnOnePage('/about')

test.beforeEach(async ({ page }) => {
  await new LoomPage(page).field.fill('')
  await new LoomPage(page).expectWordmark()
})

test('LOOM-1 a visible label invites to type over the wordmark', async ({ page }) => {
  const loom = new LoomPage(page)
  await expect(loom.footer.getByText(words.agency.footer.invitation)).toBeVisible()
  await loom.expectWordmark()
})

test('LOOM-1 a click on the wordmark goes to its field', async ({ page }) => {
  const loom = new LoomPage(page)
  await page.evaluate(() => scrollTo({ top: document.body.scrollHeight, behavior: 'instant' }))
  const box = await loom.wordmark.boundingBox()
  await page.mouse.click((box?.x ?? 0) + 200, (box?.y ?? 0) + (box?.height ?? 0) / 2)
  await expect(loom.field).toBeFocused()
})

test('LOOM-1 every letter weaves the cloth anew', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' })
  const loom = new LoomPage(page)
  await loom.enter('M')
  const seen = new Set([await loom.picture()])
  for (const letter of 'eera') {
    await loom.field.press(letter)
    await loom.settled()
    seen.add(await loom.picture())
  }
  expect(seen.size).toBe(5)
  await expect(loom.cloth).toHaveAccessibleName(wovenWords('Meera'))
})

test('LOOM-1 the letters reach from side to side', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' })
  const loom = new LoomPage(page)
  for (const name of ['Meera', 'Subhadarshini', 'ନମସ୍କାର', 'Łucja']) {
    await loom.enter(name)
    await loom.knots.fill('10')
    await loom.settled()
    const reach = await loom.cloth.evaluate((element) => {
      const canvas = element as HTMLCanvasElement
      const { width, height } = canvas
      const pixels = canvas.getContext('2d')?.getImageData(0, height * 0.24, width, height * 0.52).data
      const inked = (pixels ?? []) as Uint8ClampedArray
      const columns: number[] = []
      for (let index = 0; index < inked.length; index += 4)
        if ((inked[index] ?? 0) > 120) columns.push((index / 4) % width)
      const least = columns.reduce((one, other) => Math.min(one, other), width)
      const most = columns.reduce((one, other) => Math.max(one, other), 0)
      return { left: least / width, right: most / width }
    })
    expect.soft(reach.left, name).toBeLessThan(0.06)
    expect.soft(reach.right, name).toBeGreaterThan(0.94)
  }
})

test('LOOM-1 Escape and an empty field bring the wordmark back', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' })
  const loom = new LoomPage(page)
  await loom.enter('Meera')
  await loom.field.press('Escape')
  await loom.expectWordmark()
  await expect(loom.field).toBeFocused()
  await expect(loom.field).toHaveValue('')
  await loom.field.fill('Asha')
  await expect(loom.cloth).toBeVisible()
  await loom.knots.press('Escape')
  await loom.expectWordmark()
  await loom.field.fill('Asha')
  await expect(loom.cloth).toBeVisible()
  await loom.field.fill('')
  await loom.expectWordmark()
})

test('LOOM-1 what the loom cannot weave is said by the field and left out', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' })
  const loom = new LoomPage(page)
  await loom.enter('Asha 🎉')
  await expect(loom.field).toHaveAttribute('aria-invalid', 'true')
  await expect(loom.field).toHaveAccessibleDescription(containing(problems.letters))
  await expect(loom.cloth).toHaveAccessibleName(wovenPattern('Asha'))
  await loom.field.fill('Subhadarshini Devi')
  await expect(loom.field).toHaveAccessibleDescription(containing(problems.long))
  await loom.field.fill('Asha')
  await expect(loom.field).not.toHaveAttribute('aria-invalid')
})

test('LOOM-1 what was woven is said once, politely', async ({ page }) => {
  const loom = new LoomPage(page)
  // What an earlier test typed is spoken a while later.
  const spoken = loom.footer.getByRole('status')
  await expect.poll(async () => (await spoken.allTextContents()).join('')).toBe('')
  await page.evaluate(() => {
    Object.assign(window, { said: [] })
    const { said } = window as unknown as { said: string[] }
    new MutationObserver(() => {
      for (const status of document.querySelectorAll('footer [role=status]'))
        if (status.textContent && said.at(-1) !== status.textContent) said.push(status.textContent)
    }).observe(document.body, { subtree: true, childList: true, characterData: true })
  })
  await loom.field.pressSequentially('Meera')
  const said = () => page.evaluate(() => (window as unknown as { said: string[] }).said)
  await expect.poll(said).toEqual([wovenWords('Meera')])
})

test('LOOM-2 five colour sets and the knots are chosen by keyboard', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' })
  const loom = new LoomPage(page)
  await loom.enter('Meera')
  // A cloth keeps its knots for the visit, and an earlier test has tied them tight.
  await loom.knots.fill('5')
  await loom.settled()
  await expect(loom.footer.getByRole('group', { name: colourSets.title }).getByRole('radio')).toHaveCount(5)
  const seen = new Set<string>()
  await loom.field.press('Tab')
  await expect(loom.colours('iron')).toBeFocused()
  for (const set of ['madder', 'indigo', 'turmeric', 'palash', 'iron'] as const) {
    await page.keyboard.press('ArrowRight')
    await expect(loom.colours(set)).toBeChecked()
    await loom.settled()
    seen.add(await loom.picture())
  }
  await page.keyboard.press('Tab')
  await expect(loom.knots).toBeFocused()
  for (const key of ['Home', 'End']) {
    await page.keyboard.press(key)
    await loom.settled()
    seen.add(await loom.picture())
  }
  expect(seen.size).toBe(7)
})

test('LOOM-2 everything works by touch', { tag: '@phone-only' }, async ({ page }) => {
  const loom = new LoomPage(page)
  await loom.enter('Om')
  const before = await loom.picture()
  await loom.colours('turmeric').tap({ force: true })
  await expect(loom.colours('turmeric')).toBeChecked()
  await loom.knots.tap({ position: { x: 20, y: 20 } })
  await expect(loom.knots).not.toHaveValue('7')
  await loom.settled()
  expect(await loom.picture()).not.toBe(before)
  await loom.footer.getByRole('button', { name: keep.undo }).tap()
  await loom.expectWordmark()
})

test('LOOM-2 a finger hits every control: 44 px each way', { tag: '@phone-only' }, async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' })
  const loom = new LoomPage(page)
  await loom.enter('Om')
  for (const control of await loom.footer.locator('input, button, a[href="/contact"]').all()) {
    const box = await control.boundingBox()
    const name = await control.evaluate((element) => element.outerHTML.slice(0, 80))
    expect.soft(box?.width, name).toBeGreaterThanOrEqual(44)
    expect.soft(box?.height, name).toBeGreaterThanOrEqual(44)
  }
})

test('LOOM-2 a cloth is woven in thread by thread, and at once under reduced motion', async ({ page }) => {
  const loom = new LoomPage(page)
  const choose = (set: ColourSet) => loom.picturesDuring(() => loom.colours(set).check({ force: true }))
  await loom.enter('Meera')
  expect(await choose('indigo')).toBeGreaterThan(2)
  await page.emulateMedia({ reducedMotion: 'reduce' })
  expect(await choose('turmeric')).toBe(2)
})

test('LOOM-2 an open loom breaks no rule of accessibility', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' })
  const loom = new LoomPage(page)
  await loom.enter('Asha 🎉')
  for (const width of [320, 1440]) {
    await page.setViewportSize({ width, height: 844 })
    expect.soft(await axeFinds(page), `${width} px`).toEqual([])
    expect
      .soft(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth), `${width} px`)
      .toBeLessThanOrEqual(0)
  }
})
