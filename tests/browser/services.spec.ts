import { expect, type Page, test } from '@playwright/test'
import { openHydrated } from './hydrated'

const services = [
  ['brand-identity', 'Brand identity'],
  ['print-media', 'Print media'],
  ['ui-ux', 'UI/UX'],
  ['av-production', 'AV production'],
  ['3d-vfx', '3D and VFX'],
  ['marketing-360', 'Marketing 360'],
] as const

const calls = {
  '3d-vfx': 'Visualize with Us',
  'av-production': 'Start Your Story',
  'brand-identity': "Let's Build Your Brand",
  'marketing-360': "Let's Scale Your Brand",
  'print-media': 'Design for Print',
  'ui-ux': 'Craft Your Experience',
} as const

const main = (page: Page) => page.getByRole('main')
const toggle = (page: Page, name: string) => main(page).getByRole('button', { name, exact: true })
const expanded = (page: Page) => main(page).locator('button[aria-expanded="true"]')

const openGrid = (page: Page) => openHydrated(page, '/services')

test('SERVICES-1 shows hero, six cards in order, logo wall, testimonials and call to action', async ({
  page,
}) => {
  await page.goto('/services')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(
    /Innovative\s+Strategies\s+For\s+Bold\s+Brand/,
  )
  await expect(page.getByRole('heading', { name: /Solutions That\s+Define Identity/ })).toBeVisible()
  const links = main(page).locator('a[href^="/services/"]')
  expect(await links.evaluateAll((all) => all.map((one) => one.getAttribute('href')))).toEqual(
    services.map(([id]) => `/services/${id}`),
  )
  await expect(page.getByRole('heading', { name: 'Brands who trust us' })).toBeVisible()
  await expect(page.getByRole('region', { name: 'What clients say' })).toBeVisible()
  await expect(main(page).getByRole('link', { name: 'Get in touch!' })).toHaveAttribute('href', '/contact')
})

test('GRID-1 expands one card at most, moves the expansion and collapses on a second click', async ({
  page,
}) => {
  await openGrid(page)
  await expect(expanded(page)).toHaveCount(0)
  await toggle(page, 'Print media').click()
  await expect(expanded(page)).toHaveText('Print media')
  await expect(main(page).getByRole('link', { name: 'Know More! Print media' })).toBeVisible()
  await toggle(page, '3D and VFX').click()
  await expect(expanded(page)).toHaveText('3D and VFX')
  await expect(expanded(page)).toHaveCount(1)
  await toggle(page, '3D and VFX').click()
  await expect(expanded(page)).toHaveCount(0)
})

/** Which cards overlap once they have stopped moving, and how much of the grid the open one takes. */
const layout = (page: Page) =>
  main(page)
    .locator('article[data-expanded]')
    .evaluateAll(async (all) => {
      await Promise.allSettled(all.flatMap((one) => one.getAnimations()).map(({ finished }) => finished))
      const boxes = all.map((one) => one.getBoundingClientRect())
      const apart = (a: DOMRect, b: DOMRect) =>
        a.x >= b.right - 1 || b.x >= a.right - 1 || a.y >= b.bottom - 1 || b.y >= a.bottom - 1
      const areas = boxes.map(({ width, height }) => width * height)
      const open = all.findIndex((one) => one.getAttribute('data-expanded') === 'true')
      return {
        overlaps: boxes.flatMap((a, i) => boxes.slice(i + 1).filter((b) => !apart(a, b))).length,
        isOpenLargest: areas.every((area, index) => index === open || area < (areas[open] ?? 0)),
        isAnyMoving: all.some((one) => one.getAnimations().length > 0),
      }
    })

test('GRID-1 the open card is the largest, and no two overlap once they rest', async ({ page }) => {
  await openGrid(page)
  for (const [, name] of services) {
    // By keyboard: if the grid scrolled away from under the mouse, the card would close (GRID-2).
    await toggle(page, name).press('Enter')
    await expect(expanded(page)).toHaveText(name)
    const rest = { overlaps: 0, isOpenLargest: true, isAnyMoving: false }
    expect(await layout(page), `with ${name} open`).toEqual(rest)
  }
})

test('GRID-2 collapses after the mouse has left the grid', async ({ page }) => {
  await openGrid(page)
  await toggle(page, 'Brand identity').click()
  await expect(expanded(page)).toHaveCount(1)
  await page.mouse.move(5, 5)
  await expect(expanded(page)).toHaveCount(0)
})

test("GRID-3 'Know More!' goes to its page", async ({ page }) => {
  await openGrid(page)
  // By keyboard: cards move away from under a resting mouse, and the open one would close 800 ms later (GRID-2).
  await toggle(page, 'UI/UX').press('Enter')
  await main(page).getByRole('link', { name: 'Know More! UI/UX' }).click()
  await expect(page).toHaveURL(/\/services\/ui-ux$/)
})

test('GRID-4 Enter and Space operate a card; a collapsed card hides its link from the Tab key', async ({
  page,
}) => {
  await openGrid(page)
  const first = toggle(page, 'Brand identity')
  await first.focus()
  await page.keyboard.press('Enter')
  await expect(first).toHaveAttribute('aria-expanded', 'true')
  await page.keyboard.press('Space')
  await expect(first).toHaveAttribute('aria-expanded', 'false')
  await page.keyboard.press('Tab')
  await expect(toggle(page, 'Print media')).toBeFocused()
})

test('GRID-1 on a phone: strips with a name, the open one taller, none open at first @phone', async ({
  page,
}) => {
  await openGrid(page)
  await expect(expanded(page)).toHaveCount(0)
  const card = main(page).locator('article[data-expanded]').first()
  const before = (await card.boundingBox())?.height ?? 0
  await toggle(page, 'Brand identity').click()
  await expect(expanded(page)).toHaveText('Brand identity')
  await expect.poll(async () => (await card.boundingBox())?.height ?? 0).toBeGreaterThan(before + 100)
})

for (const [id] of services) {
  test(`SERVICES-2 ${id} has a statement, and a call to action to /contact`, async ({ page }) => {
    await page.goto(`/services/${id}`)
    await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1)
    await expect(main(page).getByRole('link', { name: calls[id], exact: true })).toHaveAttribute(
      'href',
      '/contact',
    )
  })
}

const chips = (page: Page, one: string) =>
  main(page).getByRole('list').filter({ hasText: one }).getByRole('listitem')

test('SERVICES-3 3d-vfx: six chips and a single placeholder image', async ({ page }) => {
  await page.goto('/services/3d-vfx')
  await expect(chips(page, '3D modelling')).toHaveCount(6)
  await expect(main(page).getByRole('img', { name: /trefoil knot/ })).toHaveCount(1)
})

test("SERVICES-4 brand-identity: in three sections 'Explore More!' leads to case studies", async ({
  page,
}) => {
  await page.goto('/services/brand-identity')
  for (const section of ['Branding', 'Packaging Design', 'Corporate Collaterals'])
    await expect(
      page.getByRole('heading', { level: 2, name: new RegExp(section.replace(' ', '\\s+')) }),
    ).toBeVisible()
  const links = main(page).getByRole('link', { name: /^Explore More!/ })
  expect(await links.evaluateAll((all) => all.map((one) => one.getAttribute('href')))).toEqual(
    ['pmca', 'dhauli-terrace', 'hi-meal', 'avante', 'subhadarshini', 'vedanta', 'tpcodl'].map(
      (one) => `/project/${one}`,
    ),
  )
})

test('SERVICES-5 marketing-360: four campaigns and eight chips', async ({ page }) => {
  await page.goto('/services/marketing-360')
  await expect(chips(page, 'Outdoor')).toHaveCount(8)
  const links = main(page).locator('a[href^="/project/"]')
  expect(
    await links.evaluateAll((all) => all.map((one) => [one.textContent, one.getAttribute('href')])),
  ).toEqual([
    ['Homefills', '/project/homefills'],
    ['TPNODL', '/project/tpnodl'],
    ['Lotus Ecobeach Resort', '/project/lotus-resort'],
    ['Shuvam Constructions', '/project/shuvam-constructions'],
  ])
})

test('SERVICES-6 print-media: two cards to /project/print-media, five chips, three galleries', async ({
  page,
}) => {
  await page.goto('/services/print-media')
  await expect(chips(page, 'Hoardings')).toHaveCount(5)
  for (const name of ['Avante', 'Trident Galaxy III'])
    await expect(main(page).getByRole('link', { name, exact: true })).toHaveAttribute(
      'href',
      '/project/print-media',
    )
  for (const name of ['Avante', 'Trident Galaxy III', 'Vedanta'])
    await expect(main(page).getByRole('region', { name, exact: true }).getByRole('img')).not.toHaveCount(0)
})

test('SERVICES-7 ui-ux: two cards to /project/ui and four chips', async ({ page }) => {
  await page.goto('/services/ui-ux')
  await expect(chips(page, 'Wireframes')).toHaveCount(4)
  for (const name of ['Homefills', 'Leotronix'])
    await expect(main(page).getByRole('link', { name, exact: true })).toHaveAttribute('href', '/project/ui')
})

test('SERVICES-7 the eyes in the windows follow the pointer', async ({ page }) => {
  await openHydrated(page, '/services/ui-ux')
  const eye = main(page).locator('[data-eye]').first()
  const gaze = () =>
    eye.evaluate((one) => Number((one as SVGElement).style.getPropertyValue('--gaze-x') || 'NaN'))
  // Until the eyes are watching, the pointer has to move again.
  await expect
    .poll(async () => {
      await page.mouse.move(1430 - Math.random() * 9, 600)
      return gaze()
    })
    .toBeGreaterThan(0.5)
})

test('EXP-1 without script every service, its words and its link can be read', async ({
  browser,
  baseURL,
}) => {
  const context = await browser.newContext({ javaScriptEnabled: false, ...(baseURL ? { baseURL } : {}) })
  const page = await context.newPage()
  await page.goto('/services')
  for (const [, name] of services)
    await expect(page.getByRole('link', { name: `Know More! ${name}` })).toBeVisible()
  await context.close()
})

test('SERVICES-7 eyes begin to follow the pointer from where they rest', async ({ page }) => {
  await openHydrated(page, '/')
  const eye = main(page).locator('[data-eye]').last()
  await eye.scrollIntoViewIfNeeded()
  const jump = await eye.evaluate(async (one) => {
    const iris = [...one.querySelectorAll('g')].at(-1) as SVGGElement
    const place = () => new DOMMatrix(getComputedStyle(iris).transform)
    const rest = place()
    const isFollowing = () => (one as SVGElement).style.getPropertyValue('--gaze-x') !== ''
    const { left, top } = one.getBoundingClientRect()
    while (!isFollowing()) {
      window.dispatchEvent(new PointerEvent('pointermove', { clientX: left + 400, clientY: top - 400 }))
      await new Promise(requestAnimationFrame)
    }
    return [Math.abs(place().f - rest.f), rest.f]
  })
  const [way = Number.NaN, rest = 0] = jump
  expect(Math.abs(rest), 'the eye rests off its centre').toBeGreaterThan(6)
  expect(way, 'in the first frames it hardly moves').toBeLessThan(4)
})
