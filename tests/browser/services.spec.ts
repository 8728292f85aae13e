import { expect, type Page } from '@playwright/test'
import { project } from '~content/load/project.server'
import { needed } from '../needed'
import { beginning, said, serviceWords, words } from '../words'
import { testOnOnePage } from './one-page'
import { servedPage } from './served-page'

const { hero, solutions, logoWall, callToAction } = words.services
const services = solutions.services.map((id) => {
  const { name, callToAction: call } = needed(
    Object.entries(serviceWords).find(([service]) => service === id),
    `service ${id}`,
  )[1]
  return { id, name, call: call.label, link: `${solutions.more} ${name}` }
})
const main = (page: Page) => page.getByRole('main')
const toggle = (page: Page, name: string) => main(page).getByRole('button', { name, exact: true })
const expanded = (page: Page) => main(page).locator('button[aria-expanded="true"]')

const test = testOnOnePage('/services')

test('SERVICES-1 shows hero, six cards in order, logo wall, testimonials and call to action', async ({
  page,
}) => {
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(said(hero.heading))
  await expect(page.getByRole('heading', { name: said(solutions.heading) })).toBeVisible()
  const links = main(page).locator('a[href^="/services/"]')
  expect(await links.evaluateAll((all) => all.map((one) => one.getAttribute('href')))).toEqual(
    services.map(({ id }) => `/services/${id}`),
  )
  await expect(page.getByRole('heading', { name: logoWall })).toBeVisible()
  await expect(page.getByRole('region', { name: words.testimonials.spoken.heading })).toBeVisible()
  await expect(main(page).getByRole('link', { name: callToAction.label, exact: true })).toHaveAttribute(
    'href',
    '/contact',
  )
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

test('GRID-1 the open card is the largest, over no other, and fits a laptop’s window', async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 900 })
  for (const { name, link } of services) {
    // By keyboard: if the grid scrolled away from under the mouse, the card would close (GRID-2).
    await toggle(page, name).press('Enter')
    await expect(expanded(page)).toHaveText(name)
    const rest = { overlaps: 0, isOpenLargest: true, isAnyMoving: false }
    expect(await layout(page), `with ${name} open`).toEqual(rest)
    await expect(main(page).getByRole('link', { name: link })).toBeInViewport({ ratio: 1 })
    await expect(toggle(page, name)).toBeInViewport({ ratio: 1 })
  }
})

test('SERVICES-1 on a phone each service has a row, its work beside its cloth @phone-only', async ({
  page,
}) => {
  const cards = await main(page).locator('article[data-expanded]').all()
  const boxes = await Promise.all(cards.map((card) => card.boundingBox()))
  for (const [index, box] of boxes.entries())
    expect(box?.y, `card ${index + 1}`).toBeGreaterThanOrEqual(
      (boxes[index - 1]?.y ?? 0) + (boxes[index - 1]?.height ?? 0),
    )
  for (const card of cards) {
    const [cloth, work] = await Promise.all(
      (await card.getByRole('img', { includeHidden: true }).filter({ visible: true }).all())
        .slice(0, 2)
        .map((one) => one.boundingBox()),
    )
    // On either side, in turn.
    expect(Math.abs((work?.x ?? 0) - (cloth?.x ?? 0))).toBeGreaterThan(40)
    expect(work?.y ?? 0).toBeLessThan((cloth?.y ?? 0) + (cloth?.height ?? 0))
  }
})

test('SERVICES-2 every service’s page has a statement, and a call to action to /contact', async ({
  request,
}) => {
  for (const { id, call } of services) {
    const { document } = await servedPage(request, `/services/${id}`)
    expect.soft(document.querySelectorAll('h1'), id).toHaveLength(1)
    const calls = [...document.querySelectorAll('main a[href="/contact"]')].map((link) => link.textContent)
    expect.soft(calls, id).toContain(call)
  }
})

/** The list of a service's chips. */
const findChips = (page: Page, [one = '']: string[]) =>
  main(page).getByRole('list').filter({ hasText: one }).getByRole('listitem')

test('SERVICES-3 3d-vfx: chips, one placeholder image, modelled work that leads to case studies', async ({
  page,
}) => {
  const { chips, knot, modelled } = serviceWords['3d-vfx']
  await page.goto('/services/3d-vfx')
  await expect(findChips(page, chips)).toHaveText(chips)
  await expect(main(page).getByRole('img', { name: knot.alt })).toHaveCount(1)
  const links = main(page).locator('a[href^="/project/"]')
  expect(await links.evaluateAll((all) => all.map((one) => one.getAttribute('href')))).toEqual(
    modelled.projects.map(({ id }) => `/project/${id}`),
  )
  for (const { picture } of modelled.projects)
    await expect(main(page).getByRole('img', { name: picture?.alt ?? '' })).toBeVisible()
})

test('SERVICES-4 brand-identity: in three sections each project leads to its case study', async ({
  page,
}) => {
  const { branding, packaging, collaterals, more } = serviceWords['brand-identity']
  await page.goto('/services/brand-identity')
  for (const name of [branding.title, packaging.title, collaterals.title])
    await expect(page.getByRole('heading', { level: 2, name, exact: true })).toBeVisible()
  const links = main(page).getByRole('link', { name: beginning(more) })
  expect(await links.evaluateAll((all) => all.map((one) => one.getAttribute('href')))).toEqual(
    [branding, packaging, collaterals].flatMap(({ projects }) => projects.map(({ id }) => `/project/${id}`)),
  )
})

test('SERVICES-5 marketing-360: its campaigns and chips, each of which opens a piece of work', async ({
  page,
}) => {
  const { chips, projects, pieces, close } = serviceWords['marketing-360']
  await page.goto('/services/marketing-360')
  await expect(findChips(page, chips)).toHaveText(chips)
  const links = main(page).locator('a[href^="/project/"]:visible')
  expect(
    await links.evaluateAll((all) => all.map((one) => [one.textContent, one.getAttribute('href')])),
  ).toEqual(projects.map(({ id }) => [project(id).name, `/project/${id}`]))
  for (const [place, chip] of chips.entries()) {
    await page.getByRole('button', { name: chip, exact: true }).press('Enter')
    const piece = page.getByRole('dialog', { name: chip, exact: true })
    await expect(piece.getByRole('img', { name: pieces[place]?.picture.alt ?? '' })).toBeVisible()
    await piece.getByRole('button', { name: close }).click()
    await expect(piece).toBeHidden()
  }
})

test('SERVICES-6 print-media: shared projects, chips, and galleries that lead to their clients', async ({
  page,
}) => {
  const { chips, projects, galleries } = serviceWords['print-media']
  await page.goto('/services/print-media')
  await expect(findChips(page, chips)).toHaveText(chips)
  for (const { name, path } of projects)
    await expect(main(page).getByRole('link', { name, exact: true })).toHaveAttribute('href', path)
  for (const { name, path } of galleries) {
    const gallery = main(page).getByRole('region', { name, exact: true })
    await expect(gallery.getByRole('img')).not.toHaveCount(0)
    const links = gallery.getByRole('link', { name, exact: true })
    if (path) await expect(links).toHaveAttribute('href', path)
    else await expect(links).toHaveCount(0)
  }
})

test('SERVICES-7 ui-ux: shared projects and chips', async ({ page }) => {
  const { chips, projects } = serviceWords['ui-ux']
  await page.goto('/services/ui-ux')
  await expect(findChips(page, chips)).toHaveText(chips)
  for (const { name, path } of projects)
    await expect(main(page).getByRole('link', { name, exact: true })).toHaveAttribute('href', path)
})
