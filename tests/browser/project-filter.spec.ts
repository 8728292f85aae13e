import { expect, type Page } from '@playwright/test'
import { words } from '../words'
import { openHydrated } from './hydrated'
import { testOnOnePage } from './one-page'
import { follow } from './shown-page'

const { all: listName, projects, filters } = words.projects

/** The first group of each filter that not everybody belongs to. */
const groups = filters.flatMap((filter) => {
  const group = filter.groups.find(({ projects: members }) => {
    const shown = projects.filter((id) => members.includes(id))
    return shown.length > 0 && shown.length < projects.length
  })
  return group ? [{ filter, group }] : []
})
const [first] = groups
const none = { filter: { name: '', id: '' }, group: { name: '', id: '', projects: Array.of<string>() } }

const list = (page: Page) => page.getByRole('region', { name: listName, exact: true })
const bar = (page: Page) => page.getByRole('search', { name: listName, exact: true })
const radio = (page: Page, filter: string, group: string) =>
  bar(page).getByRole('group', { name: filter, exact: true }).getByRole('radio', { name: group })

const shownIds = (page: Page) =>
  list(page)
    .getByRole('link')
    .evaluateAll((links) => links.map((link) => link.getAttribute('href')?.replace('/project/', '')))

const test = testOnOnePage('/projects')

test.describe('with a filter in content', () => {
  test.skip(!first, 'content narrows nothing down')
  const { filter, group } = first ?? none
  const members = projects.filter((id) => group.projects.includes(id))
  const withGroup = `/projects?${filter.id}=${group.id}`

  test('PROJECTS-3 a group shows its projects in the order of the page, and says how many', async ({
    page,
  }) => {
    await radio(page, filter.name, group.name).check()
    expect(await shownIds(page)).toEqual(members)
    await expect(bar(page).getByRole('status')).toContainText(String(members.length))
    await expect(page).toHaveURL(withGroup)
  })

  test('PROJECTS-3 the arrow keys choose, and come back to all', async ({ page }) => {
    const all = bar(page).getByRole('group', { name: filter.name, exact: true }).getByRole('radio').first()
    await all.focus()
    await page.keyboard.press('ArrowRight')
    await expect(all).not.toBeChecked()
    expect((await shownIds(page)).length).toBeLessThan(projects.length)
    await page.keyboard.press('ArrowLeft')
    await expect(all).toBeChecked()
    expect(await shownIds(page)).toEqual(projects)
    await expect(page).toHaveURL('/projects')
  })

  test('PROJECTS-3 the filter works although the browser refuses to change the address', async ({ page }) => {
    // As Safari does after 100 changes in 30 s.
    const names = ['replaceState', 'pushState'] as const
    await page.evaluate((names) => {
      for (const name of names)
        history[name] = () => {
          throw new DOMException('more than 100 times', 'SecurityError')
        }
    }, names)
    await radio(page, filter.name, group.name).check()
    expect(await shownIds(page)).toEqual(members)
    await page.evaluate((names) => {
      for (const name of names) Reflect.deleteProperty(history, name)
    }, names)
  })

  test('PROJECTS-3 the choice survives a reload without a problem in the log', async ({ context }) => {
    const page = await context.newPage()
    const problems: string[] = []
    page.on('pageerror', (error) => problems.push(String(error)))
    page.on('console', (message) => message.type() === 'error' && problems.push(message.text()))
    await openHydrated(page, withGroup)
    await expect(radio(page, filter.name, group.name)).toBeChecked()
    expect(await shownIds(page)).toEqual(members)
    expect(problems).toEqual([])
  })

  test('PROJECTS-3 the choice is there again on Back, and is no step of its own', async ({ context }) => {
    const page = await context.newPage()
    await openHydrated(page, '/about')
    await follow(page, '/projects')
    await radio(page, filter.name, group.name).check()
    await list(page).getByRole('link').first().click()
    await expect(page).toHaveURL(/\/project\//)
    await page.goBack()
    await expect(radio(page, filter.name, group.name)).toBeChecked()
    expect(await shownIds(page)).toEqual(members)
    await page.goBack()
    await expect(page).toHaveURL('/about')
  })

  test('PROJECTS-3 after the skip link and Back the choice is the one in the address', async ({
    context,
  }) => {
    const page = await context.newPage()
    await openHydrated(page, '/projects')
    const chosen = radio(page, filter.name, group.name)
    const all = bar(page).getByRole('group', { name: filter.name, exact: true }).getByRole('radio').first()
    await chosen.check()
    await page.locator('a[href^="#"]').first().press('Enter')
    await expect(page).toHaveURL(/#/)
    await all.check()
    await page.goBack()
    await expect(page).toHaveURL(withGroup)
    await expect(chosen).toBeChecked()
    expect(await shownIds(page)).toEqual(members)
  })

  test('PROJECTS-3 without script there is no filter, and every project', async ({ browser }) => {
    const page = await browser.newPage({ javaScriptEnabled: false })
    await page.goto(withGroup)
    await expect(list(page).getByRole('link')).toHaveCount(projects.length)
    await expect(bar(page)).toBeHidden()
    await page.close()
  })
})
