import { expect, test } from '@playwright/test'
import { htmlProblems } from '../html-rules'
import { allPages } from '../known-paths'
import { openHydrated } from './hydrated'
import { readThrough } from './scrolling'

for (const path of allPages)
  test(`EXP-3 ${path} is valid HTML after its script has run and the page was read to its end`, async ({
    page,
  }) => {
    await openHydrated(page, path)
    await readThrough(page)
    expect(await htmlProblems(await page.content(), path)).toEqual([])
  })
