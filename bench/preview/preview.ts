import type { Frame, Page } from '@playwright/test'
import type { Place } from '../../editor/core/site/places'
import type { Shown } from '../../editor/core/site/texts'
import { launchBrowser } from '../browser'
import { report } from '../report'
import { median } from '../statistics'
import { asMilliseconds, table } from '../table'
import { keyToPage, type Passed, wordsOnBoth } from './key-to-page'
import { openedEditor } from './opened-editor'

interface Measured {
  place: Place
  times: Passed[]
}

/** The page in the frame, once its script takes changes. */
async function siteAt(page: Page, path: string): Promise<Frame> {
  for (;;) {
    const frame = page
      .frames()
      .find((one) => new URL(one.url()).pathname === path && one !== page.mainFrame())
    const isReady = await frame?.evaluate(() => history.scrollRestoration === 'manual').catch(() => false)
    if (frame && isReady) return frame
    await page.waitForTimeout(200)
  }
}

async function measureTimes(
  page: Page,
  place: Place,
  shown: readonly Shown[],
  rounds: number,
): Promise<Passed[]> {
  const places = page.getByRole('navigation', { name: 'Pages and files' })
  await places.getByRole('button', { name: place.title, exact: true }).click()
  await page
    .getByRole('region', { name: `Form: ${place.title}` })
    .locator('textarea, select')
    .first()
    .waitFor({ state: 'attached' })
  const site = await siteAt(page, place.path)
  await page.waitForTimeout(1000)
  for (const one of (await wordsOnBoth(page, site, shown)).slice(0, 2)) {
    const times: Passed[] = []
    for (let round = 0; round < rounds; round += 1) {
      const time = await keyToPage(page, site, one)
      if (time !== undefined) times.push(time)
    }
    if (times.length) return times
  }
  return []
}

const row = (name: string, measured: readonly Measured[]) => {
  const times = measured.flatMap((one) => one.times.map(({ total }) => total))
  return [`${name} (${measured.length})`, asMilliseconds(median(times)), asMilliseconds(Math.max(...times))]
}

const stages = [
  'waiting for the next letter',
  'saving',
  'hearing of the file, checking all content',
  'asking for the page’s data',
  'showing it',
]

const stageRows = (measured: readonly Measured[]) =>
  stages.map((name, at) => {
    const own = measured.flatMap(({ times }) => times.map((one) => one.stages[at] ?? 0))
    return [`of which ${name}`, asMilliseconds(median(own)), asMilliseconds(Math.max(...own))]
  })

/** How long a change of one word takes from the key press to the page beside the form, in every content file. */
export async function previewTimes(rounds: number): Promise<void> {
  const editor = await openedEditor()
  const browser = await launchBrowser()
  const page = await browser.newPage({ viewport: { width: 1440, height: 900 }, baseURL: editor.origin })
  // What runs in the page names its functions by this, once it went through tsx.
  await page.addInitScript(
    'globalThis.__name ??= (one) => one; performance.setResourceTimingBufferSize(100_000)',
  )
  await page.goto('/edit/')
  const get = async (name: string) => (await page.request.get(`/edit/api/${name}`)).json()
  const { places }: { places: Place[] } = await get('site')
  const shown: Shown[] = await get('texts')
  const measured: Measured[] = []
  for (const place of places) {
    const own = shown.filter(({ file }) => file === place.file)
    const times = await measureTimes(page, place, own, rounds)
    measured.push({ place, times })
    console.log(
      `${place.file}: ${times.map(({ total }) => Math.round(total)).join(', ') || 'not shown on a page as such'}`,
    )
  }
  await browser.close()
  await editor.stop()
  const seen = measured.filter(({ times }) => times.length)
  const unseen = measured.filter(({ times }) => !times.length).map(({ place }) => `\`${place.file}\``)
  const groups = [...new Set(seen.map(({ place }) => place.group))]
  const rows = groups.map((group) =>
    row(
      group,
      seen.filter(({ place }) => place.group === group),
    ),
  )
  const explained = `One letter more at the end of a sentence, in each content file that a page shows as it is, ${rounds} times each, at full speed of the
processor. The editor waits 100 ms for the next letter before it saves. Not measured, since no page shows their words by itself: ${unseen.join(', ') || 'none'}.`
  report(
    'The editor’s preview',
    `${explained}\n\n${table(['from key press to paint (files)', 'median', 'worst'], [...rows, row('all', seen), ...stageRows(seen)])}`,
  )
}
