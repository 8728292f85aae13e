import { test } from '@playwright/test'
import { studyWithGallery } from '../studies'
import { expectReadable } from './readable'

/** One page of each kind; all others: tests/thorough/no-script.spec.ts. */
const readPages = ['/', '/services', '/services/av-production', studyWithGallery.path, '/nope']

test.use({ javaScriptEnabled: false })

for (const path of readPages)
  test(`EXP-1 without script the text, links and pictures of ${path} are there to be read`, async ({
    page,
  }) => {
    await page.goto(path, { waitUntil: 'load' })
    await expectReadable(page, path)
  })
