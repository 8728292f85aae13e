import { expect, test } from '@playwright/test'
import { axe, cutOff } from './given'
import { studioStates } from './states/studio'
import { showStudioPage } from './studio-pages'

test.use({ viewport: { width: 390, height: 844 } })

for (const [name, html] of Object.entries(studioStates))
  test(`LIVE-1 axe finds nothing, and nothing is cut off at 390 px: ${name}`, async ({ page }) => {
    await showStudioPage(page, html)
    expect(await axe(page)).toEqual([])
    expect(await cutOff(page)).toEqual([])
  })
