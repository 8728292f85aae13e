import sharp from 'sharp'
import { expect, test } from 'vitest'
import { clientCuts } from '~/styles/fonts/measure.server'
import { agency } from '~content/load/agency.server'
import { project } from '~content/load/project.server'
import { knownPaths, projectIds } from '~content/schema/known'
import { socialAddress } from './address'
import { describeSocialPicture, type SocialPicture } from './describe.server'
import { drawSocialPicture } from './draw.server'
import { evenBreaks, setHeadline, setLine, setName } from './lettering.server'

const client = {
  kind: 'client',
  agency: 'Kalinga Studio',
  name: 'Konark',
  lines: ['Konark'],
  sector: 'Travel',
  ground: '#0c1b57',
  onGround: '#ffe9da',
  typeface: 'anek',
  band: { file: 'media/files/icon-512.png', height: 80 },
  shot: { file: 'media/files/icon-512.png' },
} satisfies SocialPicture

test('FREE-9 every page has a picture, with the agency’s name on it', async () => {
  for (const path of [...knownPaths(), '/404']) {
    const picture = await describeSocialPicture(socialAddress(path))
    expect(picture, path).toBeDefined()
    if (picture?.kind !== 'own') expect(picture?.agency, path).toBe(agency().name)
  }
  expect(await describeSocialPicture('/social/no-such-page.jpg')).toBeUndefined()
})

test('FREE-9 a case study’s picture has its name, typeface, colours and card', async () => {
  for (const id of projectIds().filter((one) => project(one).hero && !project(one).socialPicture)) {
    const { name, sector, theme } = project(id)
    expect(await describeSocialPicture(socialAddress(`/project/${id}`))).toMatchObject({
      kind: 'client',
      name,
      sector,
      typeface: theme.typeface,
      ground: theme.panel,
    })
  }
})

test('FREE-9 a page’s own picture is cropped to 1200 × 630 px around its focal point', async () => {
  const halves = await sharp({ create: { width: 1200, height: 2000, channels: 3, background: '#ff0000' } })
    .composite([
      {
        input: { create: { width: 1200, height: 1000, channels: 3, background: '#0000ff' } },
        left: 0,
        top: 1000,
      },
    ])
    .png()
    .toBuffer()
  const redness = async (focus: string) => {
    const jpeg = await drawSocialPicture({ kind: 'own', shot: { file: halves, focus } })
    expect(await sharp(jpeg).metadata()).toMatchObject({ format: 'jpeg', width: 1200, height: 630 })
    return (await sharp(jpeg).stats()).channels[0]?.mean ?? 0
  }
  expect(await redness('50% 0%')).toBeGreaterThan(240)
  expect(await redness('50% 100%')).toBeLessThan(15)
})

test('FREE-9 a new name of the agency changes the picture', async () => {
  const [one, other] = await Promise.all([
    drawSocialPicture(client),
    drawSocialPicture({ ...client, agency: 'Bandha' }),
  ])
  expect(one.equals(other)).toBe(false)
})

test('FREE-9 long headlines and names fit', () => {
  const headline = setHeadline(
    evenBreaks(
      'Eighty nine letters of a headline that nobody wanted to make any shorter than it already was',
    ),
    1104,
    360,
  )
  expect(headline.width).toBeLessThanOrEqual(1104.5)
  expect(headline.height).toBeLessThanOrEqual(360.5)
  const cuts = clientCuts('michroma')
  const name = setName(evenBreaks('Chandrabhaga International Convention Centre'), cuts, 288, 300, 120)
  expect(name.width).toBeLessThanOrEqual(288.5)
  expect(name.height).toBeLessThanOrEqual(300.5)
})

test('FREE-9 letters that the site’s fonts lack are drawn by the system’s', () => {
  const { markup, right } = setLine('A नम<स्ते', clientCuts('anek'), { size: 100 })
  expect(markup).toMatch(/<text[^>]*>नम<\/text>/u)
  expect(setLine('☃&', [], { size: 100 }).markup).toContain('☃&amp;</text>')
  expect(right).toBeGreaterThan(200)
})
