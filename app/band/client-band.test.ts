import sharp from 'sharp'
import { expect, test } from 'vitest'
import { clientBand } from '~/page-data/client-band.server'
import { readContent } from '~content/load/read.server'
import { projectIds } from '~content/schema/known'
import { theme } from '~content/schema/look'
import { homePage } from '~content/schema/pages'
import { contrast } from '~content/validation/contrast'
import { bandColours, bandSize, weaveBand } from './client-band.server'
import { madeUpClients } from './clients.fixture'

test('FREE-8 the made-up clients have colours that content may have', () => {
  for (const { name, theme: colours } of madeUpClients)
    expect(theme.safeParse({ ...colours, typeface: 'anek' }).error?.message, name).toBeUndefined()
  expect(madeUpClients).toHaveLength(20)
})

test('FREE-8 a band can be told from the panel below it, and its knots from the band', () => {
  for (const source of madeUpClients) {
    const { bar, knots, eye } = bandColours(source)
    expect(contrast(bar, source.theme.panel), `${source.name}: bar`).toBeGreaterThanOrEqual(1.5)
    expect(contrast(knots[0], bar), `${source.name}: first knot`).toBeGreaterThanOrEqual(3)
    expect(contrast(knots[1], bar), `${source.name}: second knot`).toBeGreaterThanOrEqual(2.2)
    for (const knot of knots) expect(contrast(eye, knot), `${source.name}: eye`).toBeGreaterThanOrEqual(1.5)
  }
})

test('FREE-8 a name always has the same band, in the size that pages expect, and a small file', async () => {
  const bands = new Set<string>()
  for (const source of madeUpClients) {
    const band = await weaveBand(source)
    expect(band.equals(await weaveBand(source)), source.name).toBe(true)
    expect(await sharp(band).metadata(), source.name).toMatchObject({
      format: 'webp',
      ...bandSize(source.name),
    })
    expect(band.length, source.name).toBeLessThan(3000)
    bands.add(band.toString('base64'))
  }
  expect(bands.size).toBe(madeUpClients.length)
})

test('FREE-8 a band repeats without a seam', async () => {
  for (const source of madeUpClients) {
    const { data, info } = await sharp(await weaveBand(source))
      .removeAlpha()
      .raw()
      .toBuffer({ resolveWithObject: true })
    // Far from the knots every column has the bar's colour at the seam's middle row, or the pattern's on both sides.
    const colourAt = (x: number) => {
      const at = 3 * ((info.height / 2) * info.width + x)
      return data.subarray(at, at + 3).toString('hex')
    }
    expect(colourAt(info.width - 1), source.name).toBe(colourAt(0))
  }
})

test('FREE-8 every case study can be featured on home and has a band', () => {
  const home = readContent('pages/home.yaml', homePage)
  for (const id of projectIds()) {
    const stories = {
      ...home.stories,
      featured: [id, projectIds().find((other) => other !== id) ?? id].map((one) => ({
        id: one,
        description: 'A story.',
      })),
    }
    const { data, error } = homePage.shape.stories.safeParse(stories)
    expect(error?.message, id).toBeUndefined()
    expect(data?.featured[0]?.id).toBe(id)
    expect(clientBand(id).width).toBeGreaterThan(0)
  }
})
