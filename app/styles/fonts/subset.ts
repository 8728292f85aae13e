import { readFileSync, writeFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import * as fontkit from 'fontkit'
import subsetFont from 'subset-font'
import type { Typeface } from '~content/schema/look'

/**
 * Cuts the site's typeface and the clients' to the ranges of fonts.css (`npm run fonts`). The cuts don't depend on content: run it
 * when a typeface or a range changes.
 */
const require = createRequire(import.meta.url)
const anek = (file: string) => `@fontsource-variable/anek-${file}-standard-normal.woff2`
const archivo = '@fontsource-variable/archivo/files/archivo-latin-standard-normal.woff2'
const latin = (name: string, weight = 400) => ({
  file: `@fontsource/${name}/files/${name}-latin-${weight}-normal.woff2`,
})

type Axes = Record<string, number | { min: number; max: number }>
interface Source {
  /** In a fontsource package. */
  file: string
  axes?: Axes
}

/** The display cut keeps the width axis, the text cut the weight axis. */
const familyAxes: Record<string, Axes> = {
  'Anek Display': { wght: 800 },
  'Anek Text': { wdth: 100, wght: { min: 300, max: 700 } },
  'Anek Odia': { wdth: 100, wght: 800 },
}

/** Archivo is cut twice: TPNODL's poster black, and TPCODL's wire. */
const clients: Record<Exclude<Typeface, 'anek'>, Source> = {
  archivo: { file: archivo, axes: { wght: 900, wdth: 118 } },
  'archivo-wire': { file: archivo, axes: { wght: 340, wdth: 125 } },
  'bodoni-moda': latin('bodoni-moda', 500),
  italiana: latin('italiana'),
  'alfa-slab-one': latin('alfa-slab-one'),
  'dm-serif-display': latin('dm-serif-display'),
  caprasimo: latin('caprasimo'),
  'bagel-fat-one': latin('bagel-fat-one'),
  'big-shoulders-display': latin('big-shoulders-display', 800),
  'bowlby-one': latin('bowlby-one'),
  'familjen-grotesk': latin('familjen-grotesk', 700),
  'rozha-one': latin('rozha-one'),
  'tilt-warp': latin('tilt-warp'),
  'young-serif': latin('young-serif'),
  michroma: latin('michroma'),
}

/**
 * The features that browsers apply by default. The rest (fractions, tabular figures) is 4 kB a file. Odia needs most of them for
 * shaping.
 */
const latinFeatures = ['ccmp', 'locl', 'mark', 'mkmk', 'rlig', 'calt', 'clig', 'liga', 'kern', 'rvrn']

const open = (font: Buffer) => fontkit.create(font) as fontkit.Font

/** The characters of a `unicode-range` that a font has. */
function charactersIn(range: string, font: Buffer): string {
  const ranges = range.split(',').map((part) => {
    const [from = 0, to = from] = part
      .replace('U+', '')
      .split('-')
      .map((code) => Number.parseInt(code, 16))
    return { from, to }
  })
  const isIn = (code: number) => ranges.some(({ from, to }) => code >= from && code <= to)
  return String.fromCodePoint(...open(font).characterSet.filter(isIn))
}

async function cut(file: string, range: string, source: Source, keepFeatures?: string[]): Promise<Buffer> {
  const whole = readFileSync(require.resolve(source.file))
  const text = charactersIn(range, whole)
  const font = await subsetFont(whole, text, {
    targetFormat: 'woff2',
    keepFeatures,
    ...(source.axes && { variationAxes: source.axes }),
  })
  writeFileSync(file, font)
  console.log(`${file}: ${[...text].length} characters, ${font.length} bytes`)
  return font
}

const faces = [
  ...readFileSync('app/styles/fonts.css', 'utf8').matchAll(
    /font-family: '([^']+)';\s+src: url\('\.\/([^']+)'\)[^}]+unicode-range: ([^;]+);/g,
  ),
].map(([, family = '', file = '', range = '']) => ({ family, file: `app/styles/${file}`, range }))

for (const { family, file, range } of faces) {
  const isOdia = family === 'Anek Odia'
  const isExtended = /-(?:extended|rupee)\./.test(file)
  const source = anek(
    isOdia ? 'odia/files/anek-odia-oriya' : `latin/files/anek-latin-latin${isExtended ? '-ext' : ''}`,
  )
  await cut(file, range, { file: source, axes: familyAxes[family] ?? {} }, isOdia ? undefined : latinFeatures)
}

const findRange = (name: string) => faces.find(({ file }) => file.endsWith(`/${name}.woff2`))?.range ?? ''
const [basic, accented] = [findRange('anek-text'), findRange('anek-text-latin')]

/** English text to measure a typeface's average width with. */
const SAMPLE =
  'Power that comes home, and every bill in plain words. A name the whole street can read, a pack that is known from afar, rooms by the sea where nothing needs doing: made in Odisha.'
/** Has the same widths as Arial Bold. */
const arialBold = open(readFileSync(require.resolve('@fontsource/arimo/files/arimo-latin-700-normal.woff2')))
const widthIn = (face: fontkit.Font) => face.layout(SAMPLE).advanceWidth / face.unitsPerEm

// Each has its own style sheet, so that a page loads only the rules of its typefaces.
for (const [name, source] of Object.entries(clients)) {
  const path = `app/styles/clients/${name}`
  const face = open(await cut(`${path}.woff2`, basic, source, latinFeatures))
  await cut(`${path}-latin.woff2`, accented, source, latinFeatures)
  // Until the typeface has loaded, Arial Bold is scaled to its width, so that lines break at the same places.
  const share = Math.round((widthIn(face) / widthIn(arialBold)) * 1000) / 10
  const percent = (units: number) => `${Math.round(((units / face.unitsPerEm) * 1e4) / share)}%`
  const rule = (file: string, range: string) =>
    `@font-face { font-family: '${name}'; src: url('./${file}.woff2') format('woff2'); font-display: swap; unicode-range: ${range}; }`
  const rules = [
    '/* Written by `npm run fonts`. */',
    rule(`${name}-latin`, accented),
    rule(name, basic),
    `@font-face { font-family: '${name} fallback'; src: local('Arial Bold'), local('Arial-BoldMT'), local('Liberation Sans Bold'); size-adjust: ${share}%; ascent-override: ${percent(face.ascent)}; descent-override: ${percent(-face.descent)}; line-gap-override: 0%; }`,
    `[data-typeface='${name}'] { --client: '${name}', '${name} fallback', sans-serif; }`,
  ]
  writeFileSync(`${path}.css`, `${rules.join('\n')}\n`)
}
