import { expect, test } from '@playwright/test'
import { allPages } from '../page-paths'

/** What a link preview shows of a page. */
const preview = [
  /<title>[^<]+<\/title>/,
  /<meta name="description" content="[^"]+"/,
  /<link rel="canonical" href="https:/,
  /<meta property="og:title" content="[^"]+"/,
  /<meta property="og:description" content="[^"]+"/,
  /<meta property="og:url" content="https:/,
  /<meta property="og:type" content="website"/,
  /<meta property="og:site_name" content="[^"]+"/,
  /<meta property="og:image" content="https:/,
  /<meta property="og:image:alt" content="[^"]+"/,
  /<meta property="og:image:width" content="1200"/,
  /<meta property="og:image:height" content="630"/,
  /<meta name="twitter:card" content="summary_large_image"/,
]

test('EXP-21 the first 8 kB of every page have all that a link preview shows, before any style', async ({
  request,
}) => {
  for (const path of allPages) {
    const page = await (await request.get(path)).body()
    const [beginning = ''] = page.subarray(0, 8_000).toString().split('<style')
    for (const part of preview) expect.soft(beginning, `${part} of ${path}`).toMatch(part)
  }
})
