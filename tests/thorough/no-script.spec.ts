import { test } from '@playwright/test'
import { expectReadable, readFirst } from '../browser/readable'
import { onePageOfEachKind } from '../studies'

test.use({ javaScriptEnabled: false })

for (const path of onePageOfEachKind.filter((one) => !readFirst.includes(one)))
  test(`EXP-1 without script the text, links and pictures of ${path} are there to be read`, async ({
    page,
  }) => {
    await page.goto(path, { waitUntil: 'load' })
    await expectReadable(page, path)
  })
