import { test } from '@playwright/test'
import { expectReadable } from '../browser/readable'
import { allPages } from '../page-paths'

test.use({ javaScriptEnabled: false })

for (const path of allPages)
  test(`EXP-1 without script the text, links and pictures of ${path} are there to be read`, async ({
    page,
  }) => {
    await page.goto(path, { waitUntil: 'load' })
    await expectReadable(page, path)
  })
