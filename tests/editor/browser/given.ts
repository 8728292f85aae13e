import { execFileSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import AxeBuilder from '@axe-core/playwright'
import { type Page, test } from '@playwright/test'
import sharp from 'sharp'
import { titleOfPicture } from '../../../editor/core/form/titles'
import { studies } from '../../studies'
import { copy } from './copied-project'

/** Encoding and measuring are work for the machine: how long they take is not what is tested (ms). */
export const WORK = 60_000

/** A plain photograph. */
export const picture = (width = 1700, height = 1100) =>
  sharp({ create: { width, height, channels: 3, background: '#1B3FD6' } })
    .jpeg()
    .toBuffer()

/** A photograph as a telephone stores it, 1200 × 1800 px as it is to be seen. */
export const heic = () => readFileSync('editor/core/media/photo.fixture.heic')

/** A logo of a disc and a flag. */
export const svg = (colour: string, ground = 'none') =>
  Buffer.from(
    `<svg xmlns="http://www.w3.org/2000/svg" width="300" height="100"><rect width="300" height="100" fill="${ground}"/><circle cx="50" cy="50" r="40" fill="${colour}"/><path d="M120 20H280V60Z" fill="${colour}"/></svg>`,
  )

/** A list of the copy's media. */
export const readList = (name: 'pictures' | 'wordmarks') =>
  JSON.parse(readFileSync(join(copy, `media/${name}.json`), 'utf8'))

/** What the editor calls a picture of a case study. */
export const pictureTitle = (name: string) =>
  titleOfPicture(name, (owner) => studies.find(({ id }) => id === owner)?.name)

/** What axe finds in the editor itself; the page in the frame has its own tests. */
export async function axe(page: Page) {
  const { violations } = await new AxeBuilder({ page }).exclude('iframe').analyze()
  return violations.map(({ id, nodes }) => `${id}: ${nodes[0]?.html}`)
}

/** What lies beyond the right edge of the window, in the part that is in front. */
export const cutOff = (page: Page) =>
  page.evaluate(() => {
    const front = document.querySelector('dialog[open]') ?? document.body
    // Not what a drawing hides itself, nor words that end in an ellipsis.
    return [...front.querySelectorAll(':is(main, dialog, header) :not(svg *)')]
      .filter((one) => one.checkVisibility() && one.getBoundingClientRect().right > innerWidth + 1)
      .filter(({ parentElement }) => parentElement && getComputedStyle(parentElement).textOverflow === 'clip')
      .map((one) => one.outerHTML.slice(0, 200))
  })

/** A film of moving bars with a tone. */
export function drawnFilm(fileName: string, seconds: number): string {
  const file = join(test.info().outputPath(), fileName)
  const picture = ['-f', 'lavfi', '-i', `testsrc=size=1280x720:rate=5:duration=${seconds}`]
  const tone = ['-f', 'lavfi', '-i', `sine=frequency=440:duration=${seconds}`]
  execFileSync('ffmpeg', ['-y', '-loglevel', 'error', ...picture, ...tone, file])
  return file
}

/** A file that somebody chooses. */
export interface GivenFile {
  name: string
  mimeType: string
  buffer: Buffer
}

/** A plain photograph by its name. */
export const photograph = async (name: string, width?: number, height?: number): Promise<GivenFile> => ({
  name,
  mimeType: 'image/jpeg',
  buffer: await picture(width, height),
})

/** A drawing of one colour. */
export const drawing = (name: string): GivenFile => ({
  name,
  mimeType: 'image/svg+xml',
  buffer: svg('#c33'),
})

/** A case study with what it needs at least. */
export const newBrand = `name: New Brand
sector: Sweets
projectType: Branding
summary: One sentence for cards.
description: What search engines show under the title, between fifty and two hundred characters.
card: { name: avante/card, alt: A house }
theme:
  ground: '#FFC9A6'
  onGround: '#0C1B57'
  accent: '#1B3FD6'
  panel: '#0C1B57'
  onPanel: '#FFE9DA'
  typeface: anek
title: [New Brand]
lead: A sentence or two, set large.
text: What was done and why.
pictures:
  avante/hoarding: A hoarding
sections:
  - kind: gallery
    desktop: [[avante/hoarding]]
    mobile: [[avante/hoarding]]
`
