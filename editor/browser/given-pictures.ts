import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import AxeBuilder from '@axe-core/playwright'
import type { Page } from '@playwright/test'
import sharp from 'sharp'
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
export const listOf = (name: 'pictures' | 'wordmarks') =>
  JSON.parse(readFileSync(join(copy, `media/${name}.json`), 'utf8'))

/** What axe finds in the editor itself; the page in the frame has its own tests. */
export async function axe(page: Page) {
  const { violations } = await new AxeBuilder({ page }).exclude('iframe').analyze()
  return violations.map(({ id, nodes }) => `${id}: ${nodes[0]?.html}`)
}
