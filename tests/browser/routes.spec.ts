import { expect, test } from '@playwright/test'
import { caseStudyPaths, pagePaths, unknownPaths } from '../page-paths'
import { studies } from '../studies'
import { beginning, said, words } from '../words'
import { openHydrated } from './hydrated'
import { readInSiteLinks, readMeta, readStructuredData, servedPage } from './served-page'
import { follow } from './shown-page'

const { heading, line, home } = words.notFound

test('ROUTE-1 every known path is a page of the site', async ({ request }) => {
  for (const path of pagePaths) {
    const { status, document } = await servedPage(request, path)
    expect.soft(status, path).toBe(200)
    expect.soft(document.querySelectorAll('main h1').length, `h1 of ${path}`).toBe(1)
    expect.soft(document.querySelector('main h1')?.textContent?.trim(), `h1 of ${path}`).toBeTruthy()
  }
})

test('ROUTE-2 the server answers any other path with 404 and its page', async ({ request }) => {
  for (const path of unknownPaths) {
    const { status, document } = await servedPage(request, path)
    expect.soft(status, path).toBe(404)
    const main = document.querySelector('main')?.textContent?.replaceAll(/\s+/g, ' ') ?? ''
    expect.soft(main, path).toContain(said(heading))
    expect.soft(main, path).toContain(line)
  }
})

test('ROUTE-2 the page of an unknown path keeps its address and leads home, and back again', async ({
  page,
}) => {
  for (const path of ['/project/nope?and=more']) {
    await openHydrated(page, path)
    await expect(page).toHaveURL(path)
    await expect(page.getByRole('heading', { name: said(heading) })).toBeVisible()
    await page.getByRole('link', { name: home }).click()
    await expect(page).toHaveURL('/')
    await expect(page.getByRole('banner')).toBeVisible()
    await expect(page.getByRole('contentinfo')).toHaveCount(1)
    await page.goBack()
    await expect(page).toHaveURL(path)
    await expect(page.getByRole('heading', { name: said(heading) })).toBeVisible()
    await expect(page.getByRole('banner')).toHaveCount(0)
  }
})

test('ROUTE-3 every page’s HTML has its own title, description, social tags and canonical link', async ({
  request,
}) => {
  const titles = new Map<string, string>()
  const descriptions = new Map<string, string>()
  const home = await servedPage(request, '/')
  const origin = new URL(home.document.querySelector('link[rel=canonical]')?.getAttribute('href') ?? '')
    .origin
  const agency = readStructuredData(home.document).find((data) => data['@type'] === 'Organization')?.name
  for (const path of pagePaths) {
    const { document } = await servedPage(request, path)
    const title = document.title
    const description = readMeta(document, 'description') ?? ''
    expect.soft(title.length, `title of ${path}`).toBeGreaterThan(5)
    expect.soft(titles.get(title), `“${title}” of ${path} is taken`).toBeUndefined()
    titles.set(title, path)
    expect.soft(description.length, `description of ${path}: “${description}”`).toBeGreaterThanOrEqual(50)
    expect.soft(description.length, `description of ${path}: “${description}”`).toBeLessThanOrEqual(170)
    expect.soft(descriptions.get(description), `description of ${path} is taken`).toBeUndefined()
    descriptions.set(description, path)

    const canonical = [...document.querySelectorAll('link[rel=canonical]')].map((link) =>
      link.getAttribute('href'),
    )
    expect.soft(canonical, `canonical link of ${path}`).toEqual([`${origin}${path}`])
    expect.soft(readMeta(document, 'og:url')).toBe(`${origin}${path}`)
    expect.soft(readMeta(document, 'og:title'), path).toBeTruthy()
    expect.soft(readMeta(document, 'og:description'), path).toBeTruthy()
    expect.soft(readMeta(document, 'twitter:card'), path).toBe('summary_large_image')
    expect.soft(readMeta(document, 'og:image'), path).toMatch(/^https:\/\//)
  }
  for (const path of caseStudyPaths) {
    const { document } = await servedPage(request, path)
    expect.soft(document.title, path).toMatch(/^\S.* \| \S/)
    expect.soft(document.title.split(' | ').at(-1), `the agency in the title of ${path}`).toBe(agency)
  }
})

test('ROUTE-3 the head changes with the page although no document is loaded', async ({ page }) => {
  await openHydrated(page, '/')
  const title = await page.title()
  await follow(page, '/projects')
  await expect(page).not.toHaveTitle(title)
  await expect(page.locator('link[rel=canonical]')).toHaveCount(1)
  await expect(page.locator('link[rel=canonical]')).toHaveAttribute('href', /\/projects$/)
})

test('ROUTE-4 the campaign ruchi leads to ruchi-tea, and its alias ends there too', async ({
  page,
  request,
}) => {
  const ruchi = studies.find(({ id }) => id === 'ruchi-tea')
  test.skip(!ruchi, 'the case study is gone')
  const { document } = await servedPage(request, '/projects')
  const links = readInSiteLinks(document)
  expect(links).not.toContain('/project/ruchi')
  // Its own card, and the campaign's.
  const expected = [
    ...words.projects.projects.filter((id) => id === 'ruchi-tea'),
    ...words.campaigns.campaigns.filter(({ path }) => path === '/project/ruchi-tea'),
  ]
  expect(links.filter((path) => path === '/project/ruchi-tea').length).toBeGreaterThanOrEqual(expected.length)

  const alias = await request.get('/project/ruchi', { maxRedirects: 0 })
  expect(alias.status()).toBe(308)
  expect(alias.headers().location).toBe('/project/ruchi-tea')
  await page.goto('/project/ruchi')
  await expect(page).toHaveURL('/project/ruchi-tea')
  await expect(page).toHaveTitle(beginning(`${ruchi?.name} | `))
})

test('ROUTE-4 no link leads nowhere, and every page can be reached from the first', async ({ request }) => {
  const reached = new Set<string>()
  const ahead = ['/']
  const linkedFrom = new Map<string, string>()
  for (let path = ahead.pop(); path !== undefined; path = ahead.pop()) {
    if (reached.has(path)) continue
    reached.add(path)
    const { status, document } = await servedPage(request, path)
    expect.soft(status, `${path}, linked from ${linkedFrom.get(path)}`).toBe(200)
    for (const link of readInSiteLinks(document)) {
      linkedFrom.set(link, path)
      ahead.push(link)
    }
  }
  expect([...reached].sort()).toEqual([...pagePaths].sort())
  const { document } = await servedPage(request, '/nope')
  expect(pagePaths).toEqual(expect.arrayContaining(readInSiteLinks(document)))
})

test('ROUTE-5 a slash at the end reaches the same page, whose canonical link has none', async ({
  page,
  request,
}) => {
  for (const path of pagePaths.filter((known) => known !== '/')) {
    const response = await request.get(`${path}/`, { maxRedirects: 0 })
    expect.soft(response.status(), `${path}/`).toBe(308)
    expect.soft(response.headers().location, `${path}/`).toBe(path)
  }
  await page.goto('/about/?from=test')
  await expect(page).toHaveURL('/about?from=test')
  await expect(page.locator('link[rel=canonical]')).toHaveAttribute('href', /\/about$/)
})
