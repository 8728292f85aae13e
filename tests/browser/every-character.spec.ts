import { expect, test } from '@playwright/test'
import { display, measureLine } from '~/styles/fonts/measure.server'

test('FREE-7 a page fetches the cuts of the fonts that its characters need', async ({ page }) => {
  const asked: string[] = []
  page.on('request', (request) => {
    const [, name] = /\/(anek-[a-z-]+)-[\w-]{8}\.woff2/.exec(request.url()) ?? []
    if (name) asked.push(name)
  })
  await page.goto('/services', { waitUntil: 'networkidle' })
  await page.evaluate(() => document.fonts.ready)
  expect(asked.sort()).toEqual(['anek-display', 'anek-odia', 'anek-text'])

  const fetchedFor = async (words: string) => {
    asked.length = 0
    await page.getByRole('heading', { level: 1 }).evaluate(async (heading, words) => {
      heading.textContent = words
      heading.getBoundingClientRect()
      await document.fonts.ready
    }, words)
    return asked
  }
  expect(await fetchedFor('漢字 नमस्ते 🎉')).toEqual([])
  expect(await fetchedFor('₹40 crore')).toEqual(['anek-display-rupee'])
  expect(await fetchedFor('Café')).toEqual(['anek-display-latin'])
  expect(await fetchedFor('Ōḍiśā')).toEqual(['anek-display-extended'])
})

test('FREE-7 what only the system’s fonts have is no wider than a heading expects', async ({ page }) => {
  await page.goto('/nope')
  for (const words of ['漢字', 'नमस्ते', 'مرحبا', 'Привет', '🎉👩‍👩‍👧🇮🇳', 'ไทย']) {
    const width = await page.evaluate((words) => {
      const line = document.body.appendChild(document.createElement('span'))
      line.style.cssText = 'position: absolute; white-space: pre; font: 800 100px var(--font-display)'
      line.textContent = words
      return line.getBoundingClientRect().width
    }, words)
    expect(width / 100, words).toBeLessThanOrEqual(measureLine(words, display, { wdth: 100 }).width)
  }
})
