import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import sharp from 'sharp'
import { home } from '../lib/browser'
import { ink, paper, vermilion } from './dyes'
import { repeat } from './shapes'

/** The mark for browsers and home screens: `npx tsx woven/icons.ts`. A knot that is an eye, on a grid of 16. */
const files = join(home, '..', 'media', 'files')

/** Widths of a stepped diamond's courses, each two units high, around the middle of the grid. */
const course = (widths: readonly number[], attributes: string) => {
  const top = 8 - widths.length
  return repeat(widths.length, (i) => {
    const width = widths[i] ?? 0
    return `<path ${attributes} d="M${8 - width / 2} ${top + i * 2}h${width}v2h${-width}z"/>`
  })
}

const mark = (knot: string, iris: string) =>
  course([4, 8, 12, 16, 12, 8, 4], knot) + course([4, 8, 4], iris) + course([2], knot)

const svg = (inner: string, view = 16) =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${view} ${view}" shape-rendering="crispEdges">${inner}</svg>`

const fill = (dye: string) => `fill="${dye}"`

/** The mark at `scale` px per unit, centred on a square of vermilion. */
function onGround(size: number, scale: number): Promise<Buffer> {
  const margin = (size - 16 * scale) / 2
  const picture = `<rect width="${size}" height="${size}" ${fill(vermilion)}/><g transform="translate(${margin} ${margin}) scale(${scale})">${mark(fill(ink), fill(paper))}</g>`
  return sharp(Buffer.from(svg(picture, size)))
    .resize(size, size, { kernel: 'nearest' })
    .png({ palette: true, effort: 10 })
    .toBuffer()
}

/** An .ico around PNG pictures. */
function ico(pictures: readonly { size: number; png: Buffer }[]): Buffer {
  const head = Buffer.alloc(6 + 16 * pictures.length)
  head.writeUInt16LE(1, 2)
  head.writeUInt16LE(pictures.length, 4)
  let offset = head.length
  pictures.forEach(({ size, png }, i) => {
    const at = 6 + 16 * i
    head.writeUInt8(size, at)
    head.writeUInt8(size, at + 1)
    head.writeUInt16LE(1, at + 4)
    head.writeUInt16LE(32, at + 6)
    head.writeUInt32LE(png.length, at + 8)
    head.writeUInt32LE(offset, at + 12)
    offset += png.length
  })
  return Buffer.concat([head, ...pictures.map(({ png }) => png)])
}

const darkAware = `<style>.k{fill:${ink}}@media (prefers-color-scheme:dark){.k{fill:${paper}}}</style>`
const plain = (size: number) =>
  sharp(Buffer.from(svg(mark(fill(ink), fill(vermilion)))), { density: (72 * size) / 16 })
    .resize(size, size, { kernel: 'nearest' })
    .png()
    .toBuffer()

writeFileSync(join(files, 'favicon.svg'), svg(darkAware + mark('class="k"', fill(vermilion))))
writeFileSync(
  join(files, 'favicon.ico'),
  ico([
    { size: 16, png: await plain(16) },
    { size: 32, png: await plain(32) },
  ]),
)
writeFileSync(join(files, 'apple-touch-icon.png'), await onGround(180, 9))
writeFileSync(join(files, 'icon-192.png'), await onGround(192, 10))
writeFileSync(join(files, 'icon-512.png'), await onGround(512, 27))
writeFileSync(join(files, 'icon-maskable-512.png'), await onGround(512, 19))
