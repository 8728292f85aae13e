import { readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, type FrameLocator, type Locator, type Page, test } from '@playwright/test'
import { copy } from '../copied-project'
import { openEditor } from '../editor-page'
import { type Count, type Hand, keyboard, mouse } from './hand'

/** Somebody before the editor, with a task. */
export interface Desk {
  page: Page
  hand: Hand
  site: FrameLocator
  state: Locator
  /** Opens a page or a file by its name, and returns its form. */
  open(title: string): Promise<Locator>
}

const ways = { mouse, keyboard }
type Way = keyof typeof ways

/** What tasks change. */
const isData = (file: string) => /^(?:content\/.+\.yaml|media\/\w+\.json)$/.test(file)

function dataFiles(): Map<string, string> {
  const files = ['content', 'media'].flatMap((folder) =>
    readdirSync(join(copy, folder), { recursive: true, encoding: 'utf8' }).map((file) => `${folder}/${file}`),
  )
  return new Map(files.filter(isData).map((file) => [file, readFileSync(join(copy, file), 'utf8')]))
}

const isSame = (one: ReadonlyMap<string, string>, other: ReadonlyMap<string, string>) =>
  one.size === other.size && [...one].every(([file, text]) => other.get(file) === text)

/** The next task finds the project as this one found it: by Undo, which brings pictures and films back too, then by hand. */
async function putBack(page: Page, before: ReadonlyMap<string, string>) {
  for (let step = 0; step < 80 && !isSame(before, dataFiles()); step += 1) {
    const answer = await page.context().request.post('/edit/api/undo')
    if (!answer.ok() || !(await answer.json()).label) break
  }
  rmSync(join(copy, '.editor/drafts'), { recursive: true, force: true })
  const after = dataFiles()
  for (const file of after.keys()) if (!before.has(file)) rmSync(join(copy, file))
  for (const [file, text] of before) if (after.get(file) !== text) writeFileSync(join(copy, file), text)
}

/** A part of a form that has a title and can be closed. */
export const findPart = (form: Locator, title: string) =>
  form
    .locator('details')
    .filter({ has: form.page().locator('summary').getByText(title, { exact: true }) })
    .last()

async function atDesk(page: Page, way: Way, count: Count): Promise<Desk> {
  const { site, state } = await openEditor(page)
  const hand = ways[way](page, count)
  const places = page.getByRole('navigation', { name: 'Pages and files' })
  return {
    page,
    hand,
    site,
    state,
    async open(title) {
      if (way === 'keyboard') await hand.write(places.getByRole('searchbox'), title)
      await hand.press(places.getByRole('button', { name: title, exact: true }))
      const form = page.getByRole('region', { name: `Form: ${title}` })
      await expect(form.locator('textarea, summary').first()).toBeVisible()
      return form
    },
  }
}

interface Doing {
  /** Sits down before the editor at another address. */
  deskAt(origin: string): Promise<Desk>
}

function everyWay(
  title: string,
  does: (doing: Doing & { page: Page; way: Way; count: Count }) => Promise<void>,
) {
  for (const way of ['mouse', 'keyboard'] as const)
    test(`${title}, by ${way}`, async ({ page, browser }) => {
      test.setTimeout(240_000)
      page.setDefaultTimeout(15_000)
      const count = { steps: 0 }
      const begun = Date.now()
      const deskAt = async (origin: string) => {
        const context = await browser.newContext({ baseURL: origin, viewport: page.viewportSize() })
        return atDesk(await context.newPage(), way, count)
      }
      await does({ page, way, count, deskAt })
      const body = JSON.stringify({ title, way, steps: count.steps, ms: Date.now() - begun })
      await test.info().attach('steps', { body, contentType: 'application/json' })
    })
}

/**
 * One of the everyday tasks, done with the mouse and once more with the keyboard alone. How many steps it took and how long is
 * attached to the test; `steps-table.ts` makes a table of it.
 * @param title begins with the number of the requirement
 */
export const task = (title: string, does: (desk: Desk) => Promise<void>): void =>
  everyWay(title, async ({ page, way, count }) => {
    const before = dataFiles()
    try {
      await does(await atDesk(page, way, count))
    } finally {
      await page.close()
      await putBack(page, before)
    }
  })

/** A task in projects of its own, with editors that it starts and stops. */
export const taskElsewhere = (title: string, does: (doing: Doing) => Promise<void>): void =>
  everyWay(title, does)
