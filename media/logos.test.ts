import sharp from 'sharp'
import { expect, test } from 'vitest'
import { encodeLogo, type LogoEntry } from './logos'

async function encode(data: Buffer): Promise<{ entry: LogoEntry; file: Buffer }> {
  const changes = await encodeLogo('mark', data)
  const entry = JSON.parse(String(changes.get('media/wordmarks.json'))).mark
  return { entry, file: Buffer.from(changes.get(`media/files${entry.src}`) ?? '') }
}

/** A disc with a bar across it, on a background or on none. */
const drawing = (disc: string, bar: string, ground = 'none') =>
  Buffer.from(
    `<svg xmlns="http://www.w3.org/2000/svg" width="600" height="400"><rect width="600" height="400" fill="${ground}"/><circle cx="300" cy="200" r="150" fill="${disc}"/><rect x="200" y="180" width="200" height="40" fill="${bar}"/></svg>`,
  )

interface Inked {
  colours: Set<string>
  /** Ink of the disc beside its bar, of the bar, and of the corner. */
  disc: number
  bar: number
  corner: number
  width: number
  height: number
}

async function inOneColour(data: Buffer): Promise<Inked> {
  const { entry, file } = await encode(data)
  const { data: pixels, info } = await sharp(file).raw().toBuffer({ resolveWithObject: true })
  const inkAt = (x: number, y: number) =>
    pixels[(Math.round(y * info.height) * info.width + Math.round(x * info.width)) * 4 + 3] ?? -1
  const colours = new Set<string>()
  for (let at = 0; at < pixels.length; at += 4)
    if (pixels[at + 3]) colours.add(pixels.subarray(at, at + 3).toString('hex'))
  return {
    colours,
    disc: inkAt(0.5, 0.3),
    bar: inkAt(0.5, 0.5),
    corner: inkAt(0.01, 0.01),
    width: entry.width,
    height: entry.height,
  }
}

test.each([
  ['two colours without a background', drawing('#1B3FD6', '#FFFFFF')],
  ['light letters on a dark background', drawing('#FFC145', '#1F2A6B', '#1F2A6B')],
])('FREE-3 a logo of %s becomes one colour', async (_, data) => {
  const { colours, disc, bar, corner } = await inOneColour(data)
  expect([...colours]).toEqual(['000000'])
  expect([disc, bar, corner]).toEqual([255, 0, 0])
})

test('FREE-3 a light shape inside a dark one stays visible, on a light background and on none', async () => {
  for (const ground of ['none', '#FFFFFF']) {
    const { disc, bar } = await inOneColour(drawing('#E3262B', '#FFD23A', ground))
    expect([disc, bar], ground).toEqual([255, 0])
  }
})

test('FREE-3 light letters beside dark ones stay ink', async () => {
  const letters =
    '<svg xmlns="http://www.w3.org/2000/svg" width="600" height="300"><rect width="600" height="300" fill="#fff"/><path d="M60 60H260L160 240Z" fill="#1F2A6B"/><path d="M340 60H540L440 240Z" fill="#FFA62B"/></svg>'
  const { file } = await encode(Buffer.from(letters))
  const { data, info } = await sharp(file).raw().toBuffer({ resolveWithObject: true })
  const inkAt = (x: number) =>
    data[(Math.round(info.height * 0.35) * info.width + Math.round(x * info.width)) * 4 + 3]
  expect([inkAt(0.21), inkAt(0.5), inkAt(0.79)]).toEqual([255, 0, 255])
})

test('FREE-3 a white logo without a background becomes ink', async () => {
  const { disc, corner } = await inOneColour(drawing('#fff', '#fff'))
  expect([disc, corner]).toEqual([255, 0])
})

test('FREE-3 a photographed logo on plain paper becomes one colour', async () => {
  const jpeg = await sharp(drawing('#c33', '#fff', '#fff'))
    .jpeg({ quality: 70 })
    .toBuffer()
  const { colours, disc, bar } = await inOneColour(jpeg)
  expect([...colours]).toEqual(['000000'])
  expect(disc).toBeGreaterThan(250)
  expect(bar).toBeLessThan(20)
})

test('FREE-3 a JPEG leaves no grey shadow around its letters', async () => {
  const bars = Array.from(
    { length: 30 },
    (_, at) => `<rect x="${20 + at * 18}" y="100" width="5" height="200"/>`,
  )
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="600" height="400"><rect width="600" height="400" fill="#fff"/>${bars.join('')}</svg>`
  const { file } = await encode(await sharp(Buffer.from(svg)).jpeg({ quality: 60 }).toBuffer())
  const { data } = await sharp(file).raw().toBuffer({ resolveWithObject: true })
  const faint = data.filter((ink, at) => at % 4 === 3 && ink > 0 && ink < 30).length
  expect(faint / (data.length / 4)).toBeLessThan(0.1)
})

test('FREE-3 logos of any shape are in the same row and equally large', async () => {
  const shape = (width: number, height: number) =>
    Buffer.from(
      `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}"><path d="M0 0H${width}L0 ${height}Z" fill="#000"/></svg>`,
    )
  const square = await inOneColour(shape(300, 300))
  const long = await inOneColour(shape(900, 150))
  expect([square.height, long.height]).toEqual([100, 100])
  expect(square.width).toBeGreaterThan(90)
  expect(long.width).toBeGreaterThan(300)
  expect(long.width).toBeLessThanOrEqual(400)
})

test.each([
  [
    'a photograph',
    () =>
      sharp({
        create: {
          width: 300,
          height: 200,
          channels: 3,
          background: '#000',
          noise: { type: 'gaussian', mean: 128, sigma: 60 },
        },
      })
        .png()
        .toBuffer(),
    'its background is not of one colour',
  ],
  [
    'a filled shape',
    () =>
      sharp(
        Buffer.from(
          '<svg xmlns="http://www.w3.org/2000/svg" width="300" height="200"><rect x="40" y="40" width="220" height="120" fill="#c33"/></svg>',
        ),
      )
        .png()
        .toBuffer(),
    'in one colour it would be a filled shape',
  ],
  [
    'an empty sheet',
    () =>
      sharp({ create: { width: 300, height: 200, channels: 3, background: '#fff' } })
        .png()
        .toBuffer(),
    'there is nothing to be seen on its background',
  ],
])('FREE-3 %s is refused as a logo, with what to do', async (_, make, why) => {
  await expect(encode(await make())).rejects.toThrow(`${why}; give it as SVG, or as PNG without background`)
})
