import { expect, test } from '@playwright/test'
import { axe } from './given'
import { tidy } from './states/state'
import { states } from './states/states'

test.afterEach(({ page }) => tidy(page))

for (const { name, reach } of states)
  test(`EDIT-12 axe finds nothing: ${name}`, async ({ page }) => {
    await reach(page)
    expect(await axe(page)).toEqual([])
  })
