import sharp from 'sharp'

/** A scene seen straight from above: height in px, colour and gloss for every pixel. */
export interface Relief {
  width: number
  height: number
  /** Height in px above the ground, row by row. */
  level: Float32Array
  /** Red, green, blue in 0 to 255. */
  colour: Float32Array
  /** Strength of the highlight, 0 (cloth) to 1 (polished metal). */
  gloss: Float32Array
}

export interface Lamp {
  /** Where the light comes from, in degrees clockwise from the right edge (y down). */
  azimuth: number
  /** Height of the lamp above the ground, in degrees: 20 is raking. */
  elevation: number
  /** Light and shade as factors for red, green and blue. */
  sun: readonly [number, number, number]
  sky: readonly [number, number, number]
  /** How soft the edge of a shadow is: 0.05 noon, 0.4 a window. */
  penumbra: number
  /** Depth of the darkening in hollows. */
  hollow?: number
}

export function relief(width: number, height: number): Relief {
  const size = width * height
  return {
    width,
    height,
    level: new Float32Array(size),
    colour: new Float32Array(size * 3),
    gloss: new Float32Array(size),
  }
}

/** Draws SVG markup into a buffer of red, green, blue and alpha. Lettering must be outlines. */
export async function raster(markup: string, width: number, height: number): Promise<Uint8Array> {
  const source = `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}">${markup}</svg>`
  return new Uint8Array(await sharp(Buffer.from(source)).ensureAlpha().raw().toBuffer())
}

/** Coverage of white shapes as numbers from 0 to 1, blurred by `blur` px. */
export async function mask(shapes: string, width: number, height: number, blur = 0): Promise<Float32Array> {
  const pixels = await raster(
    `<rect width="${width}" height="${height}"/><g fill="#fff">${shapes}</g>`,
    width,
    height,
  )
  const values = new Float32Array(width * height)
  for (let i = 0; i < values.length; i += 1) values[i] = (pixels[i * 4] ?? 0) / 255
  return blur > 0 ? blurred(values, width, height, blur) : values
}

/** Three box blurs, close to a Gaussian of the given radius. */
function blurred(values: Float32Array, width: number, height: number, radius: number): Float32Array {
  const r = Math.max(1, Math.round(radius))
  let [from, to] = [Float32Array.from(values), new Float32Array(values.length)]
  const pass = (length: number, lines: number, step: number, stride: number) => {
    for (let line = 0; line < lines; line += 1) {
      const start = line * stride
      const at = (i: number) => from[start + Math.max(0, Math.min(length - 1, i)) * step] ?? 0
      let sum = 0
      for (let i = -r; i <= r; i += 1) sum += at(i)
      for (let i = 0; i < length; i += 1) {
        to[start + i * step] = sum / (2 * r + 1)
        sum += at(i + r + 1) - at(i - r)
      }
    }
    ;[from, to] = [to, from]
  }
  for (let round = 0; round < 2; round += 1) {
    pass(width, height, 1, width)
    pass(height, width, width, 1)
  }
  return from
}

/** Smooth value noise in -1 to 1. */
export function noise(x: number, y: number, seed = 0): number {
  const hash = (i: number, j: number) => {
    let h = (Math.imul(i, 374761393) + Math.imul(j, 668265263) + Math.imul(seed, 1274126177)) | 0
    h = Math.imul(h ^ (h >>> 13), 1274126177)
    return ((h ^ (h >>> 16)) >>> 0) / 2147483648 - 1
  }
  const [i, j] = [Math.floor(x), Math.floor(y)]
  const [u, v] = [x - i, y - j]
  const [a, b] = [u * u * (3 - 2 * u), v * v * (3 - 2 * v)]
  const top = hash(i, j) * (1 - a) + hash(i + 1, j) * a
  const bottom = hash(i, j + 1) * (1 - a) + hash(i + 1, j + 1) * a
  return top * (1 - b) + bottom * b
}

/** Lights the relief: sun with shadows marched over the heights, sky, hollows, highlights. Returns a PNG data address. */
export async function lit(scene: Relief, lamp: Lamp): Promise<string> {
  const { width, height, level, colour, gloss } = scene
  const turn = (lamp.azimuth * Math.PI) / 180
  const rise = (lamp.elevation * Math.PI) / 180
  const [lx, ly, lz] = [Math.cos(turn) * Math.cos(rise), Math.sin(turn) * Math.cos(rise), Math.sin(rise)]
  const slope = Math.tan(rise)
  const half = Math.hypot(lx, ly, lz + 1)
  const near = blurred(level, width, height, 7)
  const far = blurred(level, width, height, 34)
  const top = level.reduce((most, value) => Math.max(most, value), 0)
  const pixels = new Uint8Array(width * height * 3)
  const at = (x: number, y: number) =>
    level[Math.max(0, Math.min(height - 1, y)) * width + Math.max(0, Math.min(width - 1, x))] ?? 0
  for (let y = 0; y < height; y += 1) {
    for (let x = 0; x < width; x += 1) {
      const o = y * width + x
      const h = level[o] ?? 0
      const gx = (at(x - 1, y) - at(x + 1, y)) / 2
      const gy = (at(x, y - 1) - at(x, y + 1)) / 2
      const length = Math.hypot(gx, gy, 1)
      let shadow = 1
      const reach = Math.min(420, (top - h) / slope)
      for (let step = 1.5; step < reach; step += 1 + step * 0.045) {
        const clear =
          h + step * slope - at(Math.round(x + Math.cos(turn) * step), Math.round(y + Math.sin(turn) * step))
        shadow = Math.min(shadow, 0.5 + clear / (lamp.penumbra * step + 0.8))
        if (shadow <= 0) break
      }
      shadow = Math.max(0, Math.min(1, shadow))
      const facing = Math.max(0, (gx * lx + gy * ly + lz) / length) * shadow
      const depth = lamp.hollow ?? 1
      const hollow = Math.max(
        0.25,
        Math.min(1.06, 1 - depth * (((near[o] ?? 0) - h) * 0.035 + ((far[o] ?? 0) - h) * 0.008)),
      )
      const shine = gloss[o] ?? 0
      const bright =
        shine > 0
          ? Math.max(0, (gx * lx + gy * ly + lz + 1) / half / length) ** (12 + shine * 60) * shine * shadow
          : 0
      for (let k = 0; k < 3; k += 1) {
        const light = (lamp.sun[k] ?? 1) * facing + (lamp.sky[k] ?? 0.3) * hollow
        pixels[o * 3 + k] = Math.max(
          0,
          Math.min(255, (colour[o * 3 + k] ?? 0) * light * (0.55 + 0.45 * hollow) + bright * 235),
        )
      }
    }
  }
  const png = await sharp(pixels, { raw: { width, height, channels: 3 } })
    .png()
    .toBuffer()
  return `data:image/png;base64,${png.toString('base64')}`
}

/** The round shoulder of a slab: from a mask blurred over its edge to 0 (ground) .. 1 (top). */
export function shoulder(value: number): number {
  const part = Math.max(0, Math.min(1, (value - 0.5) * 2))
  return Math.sqrt(1 - (1 - part) ** 2)
}

export function rgb(hex: string): [number, number, number] {
  const part = (from: number) => Number.parseInt(hex.slice(from, from + 2), 16)
  return [part(1), part(3), part(5)]
}
