import { readFileSync } from 'node:fs'
import sharp, { type OverlayOptions } from 'sharp'
import { clientCuts, display, odia } from '~/styles/fonts/measure.server'
import { eyeShapes } from '~/woven/eye/eye-shapes'
import { NOISE_ROWS, PITCH, rowSlips } from '~/woven/row-noise'
import type { Shot, SocialPicture } from './describe.server'
import { type Block, evenBreaks, setHeadline, setLine, setName } from './lettering.server'

/** Size of a social picture as networks show it, and the margin that keeps words out of their rounded corners, in px. */
const WIDTH = 1200
const HEIGHT = 630
const MARGIN = 48
/** The top of a headline, below the agency's name. */
const TOP = 94
const HALO = 6
/** Width of pictures beside a headline, and height of those below one. */
const BESIDE = 420
const BELOW = 284
/** Width of the panel beside a client's card, which keeps its 4:3, and the margin in it. */
const PANEL = 360
const INSET = 36

type Woven = Extract<SocialPicture, { kind: 'woven' }>
type Client = Extract<SocialPicture, { kind: 'client' }>

const tokens = readFileSync('app/styles/tokens.css', 'utf8')

/** A colour by its name in tokens.css, or a value as it is. */
const colour = (name: string) => new RegExp(`--${name}: (#\\w+)`).exec(tokens)?.[1] ?? name

const svg = (markup: string) =>
  Buffer.from(`<svg xmlns="http://www.w3.org/2000/svg" width="${WIDTH}" height="${HEIGHT}">${markup}</svg>`)

const rect = (x: number, y: number, width: number, height: number, fill: string) =>
  `<rect x="${x}" y="${y}" width="${width}" height="${height}" fill="${colour(fill)}"/>`

const place = (markup: string, x: number, y: number, attributes = '') =>
  `<g transform="translate(${x} ${y})" ${attributes}>${markup}</g>`

/** The part of a picture that fills a frame, with its focus visible. */
async function cover({ file, focus }: Shot, width: number, height: number): Promise<Buffer> {
  const picture = sharp(file)
  const metadata = await picture.metadata()
  const scale = Math.max(width / metadata.width, height / metadata.height)
  const [wide, high] = [Math.ceil(metadata.width * scale), Math.ceil(metadata.height * scale)]
  const [x = 50, y = 50] = focus?.split(' ').map(Number.parseFloat) ?? []
  const box = {
    left: Math.round(((wide - width) * x) / 100),
    top: Math.round(((high - height) * y) / 100),
    width,
    height,
  }
  return picture
    .resize(wide, high, { fit: 'fill' })
    .flatten({ background: '#fff' })
    .extract(box)
    .raw()
    .toBuffer()
}

async function picture(
  shot: Shot,
  left: number,
  top: number,
  width: number,
  height: number,
): Promise<OverlayOptions> {
  return { input: await cover(shot, width, height), raw: { width, height, channels: 3 }, left, top }
}

/** Woven pictures side by side, repeated until they are wide enough. */
async function repeated(
  files: readonly (string | Buffer)[],
  left: number,
  top: number,
  width: number,
  height: number,
): Promise<OverlayOptions> {
  const tiles = await Promise.all(
    files.map((file) =>
      sharp(file).resize({ height, kernel: 'nearest' }).png().toBuffer({ resolveWithObject: true }),
    ),
  )
  const layers: OverlayOptions[] = []
  const total = tiles.reduce((sum, { info }) => sum + info.width, 0)
  // The pattern is centred.
  const times = Math.ceil(width / total)
  let x = Math.round((width - times * total) / 2)
  const wide = { width: Math.max(width, times * total), height, channels: 4 as const, background: '#0000' }
  const begin = Math.min(0, x)
  x -= begin
  for (let time = 0; time < times; time += 1)
    for (const { data, info } of tiles) {
      layers.push({ input: data, left: x, top: 0 })
      x += info.width
    }
  const row = await sharp({ create: wide }).composite(layers).png().toBuffer()
  return {
    input: await sharp(row).extract({ left: -begin, top: 0, width, height }).png().toBuffer(),
    left,
    top,
  }
}

/** The agency's mark and its name. */
function signature(name: string, x: number, y: number, room: number, dye: string, eye: string): string {
  const full = setLine(name, display, { size: 40, axes: { wdth: 112 } })
  const scale = Math.min(1, (room - 57) / (full.right - full.left))
  const line = setLine(name, display, { size: 40 * scale, axes: { wdth: 112 } })
  const mark = `<path d="M12 8h16v16H12z" fill="${colour(eye)}"/><path d="M16 0h8v4h4v4h4v4h4v2h4v4h-4v2h-4v4h-4v4h-4v4h-8v-4h-4v-4H8v-4H4v-2H0v-4h4v-2h4V8h4V4h4zm2 8v3h-3v3h-3v4h3v3h3v3h4v-3h3v-3h3v-4h-3v-3h-3V8zm0 6h5v5h-5z"/>`
  const word = place(line.markup, 57 - line.left, 18 + 14 * scale)
  return place(`<g transform="scale(1.125)">${mark}</g>${word}`, x, y, `fill="${colour(dye)}"`)
}

/** Letters with a halo of undyed thread. */
const haloed = (markup: string, x: number, y: number, letter: string, halo: string) =>
  place(
    `<g stroke="${colour(halo)}" stroke-width="${2 * HALO}" stroke-miterlimit="3">${markup}</g>${markup}`,
    x,
    y,
    `fill="${colour(letter)}"`,
  )

/** A row of the eyes that look back, in two borders. */
function eyes(top: number, height: number): string {
  const count = 6
  const every = WIDTH / count
  const parts = eyeShapes().replaceAll(/var\(--(\w+)\)/g, (_, name: string) => colour(name))
  const part = (name: string, fill: string) => `<use href="#eye-${name}" fill="${colour(fill)}"/>`
  const eye = (look: number) =>
    part('ring', 'saffron') +
    part('ground', 'madder') +
    part('rim', 'ink') +
    part('white', 'paper') +
    `<g transform="translate(${26 * look} -11)">${part('iris', 'saffron')}<use href="#eye-pupil"/></g>`
  const row = Array.from({ length: count }, (_, index) => {
    const look = Math.max(-1, Math.min(1, (0.5 - (index + 0.5) / count) * 2.2))
    return place(`<g transform="scale(0.74)">${eye(look)}</g>`, (index + 0.5) * every, top + height / 2 + 4)
  })
  return `<defs>${parts}</defs>${rect(0, top, WIDTH, height, 'madder')}${rect(0, top, WIDTH, 8, 'ink')}${row.join('')}`
}

/** Makes the weft threads of a picture slip sideways, and darkens some a little, like the weave filter in browsers. */
function weave(pixels: Buffer, slip: number): Buffer {
  const slips = rowSlips()
  const woven = Buffer.alloc(pixels.length)
  for (let y = 0; y < HEIGHT; y += 1) {
    const thread = slips[Math.floor(y / PITCH) % NOISE_ROWS] ?? 0
    const shade = 1 - 0.035 * Math.abs(thread)
    const by = Math.round(thread * slip)
    for (let x = 0; x < WIDTH; x += 1) {
      const from = 3 * (y * WIDTH + Math.max(0, Math.min(WIDTH - 1, x + by)))
      const to = 3 * (y * WIDTH + x)
      for (let channel = 0; channel < 3; channel += 1)
        woven[to + channel] = Math.round((pixels[from + channel] ?? 0) * shade)
    }
  }
  return woven
}

/** A cloth that hangs from a rod, with its fringe. */
async function hangCloth(
  file: string,
  left: number,
  width: number,
  rod: string,
): Promise<[OverlayOptions, string]> {
  const drop = 540
  const cloth = await sharp(file)
    .resize({ height: drop, kernel: 'nearest' })
    .png()
    .toBuffer({ resolveWithObject: true })
  const from = Math.round((cloth.info.width - width) / 2)
  const input = await sharp(cloth.data).extract({ left: from, top: 0, width, height: drop }).png().toBuffer()
  const threads = Array.from({ length: Math.floor((width + 8) / 10) }, (_, index) =>
    rect(left - 4 + index * 10, drop, 4, 30 + 12 * ((index * 7) % 3), rod),
  )
  const frame =
    rect(left - 24, 0, width + 48, 12, rod) +
    rect(left - 4, 0, 4, drop + 6, rod) +
    rect(left + width, 0, 4, drop + 6, rod) +
    rect(left - 4, drop, width + 8, 6, rod)
  return [{ input, left, top: 0 }, frame + threads.join('')]
}

async function drawWoven(page: Woven): Promise<OverlayOptions[]> {
  const { foot, shots, shotsAre, letter, halo } = page
  const footHeight = foot === 'eyes' ? 142 : (foot?.height ?? 0)
  const clothWidth = 400
  const span = WIDTH - (shotsAre === 'beside' ? BESIDE : page.cloth ? clothWidth + MARGIN + 44 - MARGIN : 0)
  const bottom = HEIGHT - (shotsAre === 'below' ? BELOW : footHeight) - 34
  const label = page.label && setLine(page.label, display, { size: 44, axes: { wdth: 112 } })
  const room = bottom - TOP - (label ? 74 : 0) + (footHeight || shotsAre === 'below' ? 0 : -14)
  const measure = span - 2 * MARGIN
  const headlines = [
    ...page.headlines,
    ...(page.headlines.flat().length > 8 ? evenBreaks(page.headlines[0]?.join(' ') ?? '') : []),
  ]
  const headline = setHeadline(headlines, measure, page.odia ? room * 0.42 : room)
  let words = ''
  let top = TOP + (room - headline.height) / 2
  if (page.odia) {
    const probe = setLine(page.odia, [...odia, ...display], { size: 100 })
    const scale = Math.min(measure / (probe.right - probe.left), (room * 0.52) / (probe.bottom - probe.top))
    const line = setLine(page.odia, [...odia, ...display], { size: 100 * scale })
    const gap = 24
    top = TOP + (room - headline.height - gap - (line.bottom - line.top)) / 2
    words += haloed(line.markup, MARGIN - line.left, top + headline.height + gap - line.top, 'madder', halo)
  }
  words += haloed(headline.markup, MARGIN, top, letter, halo)
  const flat =
    rect(0, 0, WIDTH, HEIGHT, page.ground) +
    words +
    (foot === 'eyes' ? eyes(HEIGHT - footHeight, footHeight) : '')
  const pixels = await sharp(svg(flat)).removeAlpha().raw().toBuffer()
  // Small letters are legible only if their threads slip less.
  const ground = weave(pixels, Math.max(2, Math.min(9, headline.letters * 0.055)))
  const layers: OverlayOptions[] = [
    { input: ground, raw: { width: WIDTH, height: HEIGHT, channels: 3 }, left: 0, top: 0 },
  ]
  let over = signature(page.agency, MARGIN, 32, span - 2 * MARGIN, page.mark, page.eye)
  if (label) over += place(label.markup, MARGIN - label.left, HEIGHT - MARGIN, `fill="${colour(page.mark)}"`)
  if (foot && foot !== 'eyes')
    layers.push(await repeated(foot.files, 0, HEIGHT - foot.height, span, foot.height))
  if (page.cloth) {
    const [cloth, frame] = await hangCloth(
      page.cloth,
      WIDTH - MARGIN - clothWidth,
      clothWidth,
      page.mark === 'paper' ? letter : page.mark,
    )
    layers.push(cloth)
    over += frame
  }
  if (shotsAre === 'below') {
    const width = WIDTH / shots.length
    for (const [index, shot] of shots.entries())
      layers.push(
        await picture(
          shot,
          Math.round(index * width),
          HEIGHT - BELOW,
          Math.round((index + 1) * width) - Math.round(index * width),
          BELOW,
        ),
      )
  }
  if (shotsAre === 'beside') {
    const columns = shots.length > 3 ? 2 : 1
    const rows = Math.ceil(shots.length / columns)
    for (const [index, shot] of shots.entries()) {
      const isWhole = columns === 2 && index === shots.length - 1 && index % 2 === 0
      const width = isWhole ? BESIDE : BESIDE / columns
      layers.push(
        await picture(
          shot,
          WIDTH - BESIDE + (index % columns) * width,
          Math.floor(index / columns) * (HEIGHT / rows),
          width,
          HEIGHT / rows,
        ),
      )
    }
  }
  return [...layers, { input: svg(over) }]
}

async function drawClient(page: Client): Promise<OverlayOptions[]> {
  const { band, ground, onGround } = page
  const bandTop = HEIGHT - band.height
  const sector = setLine(page.sector, display, { size: 27, axes: { wdth: 100 } })
  const measure = PANEL - 2 * INSET
  const scale = Math.min(1, measure / (sector.right - sector.left))
  const small = setLine(page.sector, display, { size: 27 * scale, axes: { wdth: 100 } })
  const sectorBase = bandTop - 38
  const breaks = [page.lines, ...evenBreaks(page.name)]
  const name = setName(breaks, [...clientCuts(page.typeface), ...odia], measure, 300, 120)
  const words: [Block['markup'], number, number][] = [
    [name.markup, INSET, sectorBase - 50 - name.height],
    [small.markup, INSET - small.left, sectorBase],
  ]
  return [
    { input: svg(rect(0, 0, PANEL, HEIGHT, ground)) },
    await picture(page.shot, PANEL, 0, WIDTH - PANEL, HEIGHT),
    await repeated([band.file], 0, bandTop, PANEL, band.height),
    {
      input: svg(
        signature(page.agency, INSET, 40, measure, onGround, ground) +
          words.map(([markup, x, y]) => place(markup, x, y, `fill="${onGround}"`)).join(''),
      ),
    },
  ]
}

/** Draws a social picture: a JPEG of 1200 × 630 px and at most 100 kB. */
export async function drawSocialPicture(page: SocialPicture): Promise<Buffer> {
  const layers =
    page.kind === 'own'
      ? [await picture(page.shot, 0, 0, WIDTH, HEIGHT)]
      : await (page.kind === 'woven' ? drawWoven(page) : drawClient(page))
  const create = { width: WIDTH, height: HEIGHT, channels: 3 as const, background: '#000' }
  const drawn = await sharp({ create }).composite(layers).removeAlpha().raw().toBuffer()
  const raw = { width: WIDTH, height: HEIGHT, channels: 3 as const }
  const encode = (quality: number) => sharp(drawn, { raw }).jpeg({ quality, mozjpeg: true }).toBuffer()
  let jpeg = await encode(80)
  for (let quality = 70; jpeg.length > 100_000 && quality >= 30; quality -= 20) jpeg = await encode(quality)
  return jpeg
}
