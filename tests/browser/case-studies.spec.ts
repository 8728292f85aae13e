import { expect, type Page, test } from '@playwright/test'
import { openHydrated } from './hydrated'

const cycle = [
  'tpnodl',
  'avante',
  'trident-galaxy-iii',
  'ppl',
  'hi-meal',
  'pmca',
  'dhauli-terrace',
  'subhadarshini',
  'vedanta',
  'tpcodl',
  'homefills',
  'ruchi-tea',
  'lotus-resort',
  'shuvam-constructions',
]

const galleries = (page: Page, list: 'desktop' | 'mobile') => page.locator(`[data-list='${list}'] img`)

/** Names of the pictures of a list in their order, e.g. `brochure-cover`. */
const order = (page: Page, list: 'desktop' | 'mobile') =>
  galleries(page, list).evaluateAll((all) =>
    all.map((image) => /\/([a-z0-9-]+)\.[0-9a-f]{8}\./.exec(image.getAttribute('src') ?? '')?.[1]),
  )

for (const [place, id] of cycle.entries()) {
  test(`CASE-1 CASE-2 ${id} has hero, name, sector, project type, galleries, Prev and Next`, async ({
    page,
  }) => {
    await page.goto(`/project/${id}`)
    await expect(page).toHaveTitle(/^.+ \| Bandha$/)
    const opening = page.locator('[data-opening]')
    await expect(opening.getByRole('heading', { level: 1 })).toBeVisible()
    await expect(opening.getByRole('img').first()).toHaveAttribute('alt', /\w{3}/)
    await expect(opening.getByText('Sector', { exact: true })).toBeVisible()
    await expect(opening.getByText('Project Type', { exact: true })).toBeVisible()
    expect(await galleries(page, 'desktop').count()).toBeGreaterThan(0)
    expect(await galleries(page, 'mobile').count()).toBeGreaterThan(0)
    const ways = page.getByRole('navigation', { name: 'More case studies' })
    const previous = cycle.at(place - 1)
    const next = cycle[(place + 1) % cycle.length]
    await expect(ways.getByRole('link', { name: /^Prev/ })).toHaveAttribute('href', `/project/${previous}`)
    await expect(ways.getByRole('link', { name: /^Next/ })).toHaveAttribute('href', `/project/${next}`)
  })
}

/** Where the parts of an opening stand, in tenths of the window's width; runs in the page. */
const places = (opening: Element) =>
  [...opening.children]
    .map((part) => {
      const { left, top, right } = part.getBoundingClientRect()
      return [left, top, right].map((length) => Math.round((length / innerWidth) * 10)).join(' ')
    })
    .join(', ')

test('CASE-1 no two case studies share a ground, a typeface or an opening', async ({ page }) => {
  const looks: string[][] = []
  for (const id of cycle) {
    await page.goto(`/project/${id}`)
    const study = page.getByRole('article')
    looks.push([
      await study.evaluate((element) => getComputedStyle(element).getPropertyValue('--ground')),
      await study.getByRole('heading', { level: 1 }).evaluate((name) => getComputedStyle(name).fontFamily),
      await study.locator('[data-opening]').evaluate(places),
    ])
  }
  for (const part of [0, 1, 2]) expect(new Set(looks.map((look) => look[part])).size).toBe(cycle.length)
})

for (const id of ['print-media', 'ui', 'av']) {
  test(`CASE-2 ${id} stands outside the cycle`, async ({ page }) => {
    await page.goto(`/project/${id}`)
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    await expect(page.getByRole('navigation', { name: 'More case studies' })).toHaveCount(0)
  })
}

test('CASE-4 homefills and ruchi-tea show a grid of social-media creatives', async ({ page }) => {
  for (const id of ['homefills', 'ruchi-tea']) {
    await page.goto(`/project/${id}`)
    await expect(page.getByRole('heading', { level: 2, name: 'Social Media Creatives' })).toBeVisible()
  }
})

const campaigns = {
  'CASE-3 tpnodl': ['#MyTataPower', 'March 2023', '12M+', '703K+', '25,500', '+8.5K'],
  'CASE-4 homefills': ['#GharaBhara', 'May 2024', '4M+', '6.2M', '45K+', '380+', '+3,200'],
  'CASE-4 ruchi-tea': ['#MoCha', 'March–April 2024', '1.8M+', '21K+', '150+', '+2,000', '40+'],
}

for (const [title, [name = '', period = '', ...figures]] of Object.entries(campaigns)) {
  test(`${title} tells its campaign from objective to results, with exactly its figures @phone`, async ({
    page,
  }) => {
    await page.goto(`/project/${title.split(' ')[1]}`)
    await expect(page.getByRole('heading', { level: 2, name: 'Social Media Creatives' })).toBeVisible()
    const campaign = page.locator('section', { has: page.getByRole('heading', { level: 2, name }) })
    await expect(campaign).toContainText(period)
    for (const step of ['Objective', 'Strategy', 'Creative Execution', 'Results']) {
      await expect(campaign.getByRole('heading', { level: 3, name: step })).toBeVisible()
    }
    await expect(campaign.getByRole('definition')).toHaveText(figures)
  })
}

test('CASE-3 tpnodl shows its corporate collaterals', async ({ page }) => {
  await page.goto('/project/tpnodl')
  await expect(page.getByRole('heading', { level: 2, name: 'Corporate Collaterals' })).toBeVisible()
})

test('CASE-5 trident-galaxy-iii has 10 pictures on desktop and 11 on phones, in different orders', async ({
  page,
}) => {
  await page.goto('/project/trident-galaxy-iii')
  const [desktop, mobile] = [await order(page, 'desktop'), await order(page, 'mobile')]
  expect(desktop).toHaveLength(10)
  expect(mobile).toHaveLength(11)
  expect(mobile.filter((name) => desktop.includes(name))).not.toEqual(desktop)
  await expect(page.locator('link[rel=canonical]')).toHaveAttribute('href', /\/project\/trident-galaxy-iii$/)
  for (const property of ['og:title', 'og:description', 'og:url']) {
    await expect(page.locator(`meta[property='${property}']`)).toHaveAttribute('content', /\w/)
  }
})

test('CASE-6 vedanta has 13 pictures in two orders, lotus-resort a grid of 7', async ({ page }) => {
  await page.goto('/project/vedanta')
  const [desktop, mobile] = [await order(page, 'desktop'), await order(page, 'mobile')]
  expect(desktop).toHaveLength(13)
  expect(mobile).toHaveLength(13)
  expect(mobile).not.toEqual(desktop)
  await page.goto('/project/lotus-resort')
  const grid = page.locator('section', { has: page.getByRole('heading', { name: 'Social Media Creatives' }) })
  await expect(grid.getByRole('listitem')).toHaveCount(7)
})

test('CASE-7 ui shows three clients and links to the print case study', async ({ page }) => {
  await page.goto('/project/ui')
  for (const name of ['Homefills', 'Leotronix', 'TPNODL']) {
    const block = page.getByRole('region', { name })
    await expect(block.getByRole('heading', { level: 2, name })).toBeVisible()
    for (const fact of ['Client', 'Services', 'Objective']) {
      await expect(block.getByRole('term').filter({ hasText: fact })).toBeVisible()
    }
    expect(await block.locator("[data-list='desktop'] img").count()).toBeGreaterThan(1)
  }
  await expect(page.getByRole('main').getByRole('link', { name: 'Design for Print' })).toHaveAttribute(
    'href',
    '/contact',
  )
})

test('CASE-7 av shows the twelve films', async ({ page }) => {
  await page.goto('/project/av')
  await expect(
    page.getByRole('region', { name: 'Films' }).getByRole('button', { name: /^Play / }),
  ).toHaveCount(12)
})

test('CASE-8 only the gallery that fits the screen is downloaded @phone', async ({ page, viewport }) => {
  const isPhone = (viewport?.width ?? 0) < 700
  await page.goto('/project/trident-galaxy-iii')
  await page.evaluate(async () => {
    for (let y = 0; y < document.body.scrollHeight; y += 400) {
      scrollTo(0, y)
      await new Promise(requestAnimationFrame)
    }
  })
  const [shown, hidden] = isPhone ? (['mobile', 'desktop'] as const) : (['desktop', 'mobile'] as const)
  const loaded = async (list: 'desktop' | 'mobile') => {
    const all = await galleries(page, list).evaluateAll((images) =>
      images.map((image) => (image as HTMLImageElement).currentSrc),
    )
    return all.filter(Boolean)
  }
  await expect.poll(async () => (await loaded(shown)).length).toBe(isPhone ? 11 : 10)
  // A picture that the visible list has loaded may serve the hidden list too: that costs no download.
  const fetched = await loaded(shown)
  expect((await loaded(hidden)).filter((file) => !fetched.includes(file))).toEqual([])
})

test('CASE-8 the lightbox works by keyboard alone and gives the focus back', async ({ page }) => {
  await openHydrated(page, '/project/avante')
  const first = page.locator("[data-list='desktop']").first().getByRole('button').first()
  await first.focus()
  await page.keyboard.press('Enter')
  const lightbox = page.getByRole('dialog')
  await expect(lightbox).toContainText('1 of 6')
  await page.keyboard.press('ArrowRight')
  await expect(lightbox).toContainText('2 of 6')
  await page.keyboard.press('ArrowLeft')
  await page.keyboard.press('ArrowLeft')
  await expect(lightbox).toContainText('6 of 6')
  for (let step = 0; step < 4; step += 1) await page.keyboard.press('Tab')
  expect(
    await page.evaluate(
      () => document.activeElement?.closest('dialog') !== null || document.activeElement === document.body,
    ),
  ).toBe(true)
  await page.keyboard.press('Escape')
  await expect(lightbox).toBeHidden()
  await expect(first).toBeFocused()
})

test('CASE-8 a swipe changes the lightbox’s picture @phone', async ({ page, viewport }) => {
  test.skip((viewport?.width ?? 0) > 700, 'phones only')
  await openHydrated(page, '/project/avante')
  await page.locator("[data-list='mobile']").first().getByRole('button').first().click()
  const lightbox = page.getByRole('dialog')
  await expect(lightbox).toContainText(/1 of \d/)
  const finger = { pointerId: 1, pointerType: 'touch', isPrimary: true, bubbles: true }
  await lightbox.dispatchEvent('pointerdown', { ...finger, clientX: 320, clientY: 400 })
  await lightbox.dispatchEvent('pointerup', { ...finger, clientX: 60, clientY: 405 })
  await expect(lightbox).toContainText(/2 of \d/)
})

test('EXP-6 a case study prints as two to four pages with its pictures', async ({ page }) => {
  await page.goto('/project/tpnodl')
  test.slow()
  await page.emulateMedia({ media: 'print' })
  await expect(page.getByRole('navigation', { name: 'More case studies' })).toBeHidden()
  await expect(page.getByRole('banner')).toBeHidden()
  await expect(page.getByRole('contentinfo')).toBeHidden()
  const pdf = (await page.pdf({ format: 'A4' })).toString('latin1')
  const pages = pdf.match(/\/Type\s*\/Page\b/g)?.length ?? 0
  const pictures = pdf.match(/\/Subtype\s*\/Image/g)?.length ?? 0
  expect(pages).toBeGreaterThanOrEqual(2)
  expect(pages).toBeLessThanOrEqual(4)
  expect(pictures).toBeGreaterThanOrEqual(19)
})
