import { type Drawing, svg } from '../../lib/drawing'
import { random } from '../../lib/random'
import { copper, night, star, starlight, trails, violet } from './book'

const [width, height] = [1350, 1350]
/** Where the tower stands, and the column of the article beside it. */
const tower = { x: 70, width: 430 }
const column = 590

/** Height of the tear over a place of the sheet: it falls towards the tower, and wavers. */
const tearAt = (x: number): number => {
  const along = (x / width) * 150
  return 946 - x * 0.085 + Math.sin(along / 19) * 26 + Math.sin(along / 5) * 8
}

/** The sheet above its tear, whose edge is as ragged as `depth`, `lower` px further down. */
function torn(lower: number, depth: number, seed: number): string {
  const next = random(seed)
  const points = Array.from({ length: 151 }, (_, i) => {
    const x = (i / 150) * width
    return `${x.toFixed(0)} ${(tearAt(x) + lower + (next() - 0.5) * depth).toFixed(1)}`
  })
  return `M0 0H${width}V0L${points.reverse().join('L')}Z`
}

interface Setting {
  font: string
  size: number
  leading: number
  fill: string
  y: number
}

const set = (words: string[], { font, size, leading, fill, y }: Setting): string =>
  words
    .map(
      (line, i) =>
        `<text x="${column}" y="${y + i * leading}" font-family="${font}" font-size="${size}" fill="${fill}">${line}</text>`,
    )
    .join('')

const article =
  set(['Reader tears page,', 'finds evening'], {
    font: 'Gloock',
    size: 82,
    leading: 84,
    fill: night,
    y: 336,
  }) +
  set(
    [
      '“I was after the crossword,” he says.',
      '“There was a tower in the way, so I',
      'went through it. It is night in there.”',
      'The crossword is on the other side.',
      'It has eleven clues and one answer:',
      'look up. The editor will not say sorry',
      'and has gone to the roof, with tea.',
    ],
    { font: 'Fraunces Variable', size: 42, leading: 56, fill: night, y: 514 },
  )

/** The jacket close to, on the back page: newsprint torn across in white fibres, its article broken off, and under it the night with the next tower. */
export function jacketEdge(): Drawing {
  const next = random(7)
  const fibres = Array.from({ length: 180 }, () => {
    const x = next() * width
    const y = tearAt(x) + (next() - 0.3) * 44
    return `M${x.toFixed(0)} ${y.toFixed(0)}l${((next() - 0.5) * 26).toFixed(0)} ${(8 + next() * 20).toFixed(0)}`
  })
  const middle = tower.x + tower.width / 2
  const cap = (y: number, high: number) =>
    `<rect x="${tower.x - 22}" y="${y}" width="${tower.width + 44}" height="${high}" fill="${copper}"/>`
  const strip = (y: number, from: number, id: string) =>
    `<clipPath id="${id}"><rect x="${tower.x}" y="${y}" width="${tower.width}" height="${height - y}"/></clipPath><g clip-path="url(#${id})"><rect x="${tower.x}" y="${y}" width="${tower.width}" height="${height - y}" fill="${night}"/>${trails({ x: middle, y: from, to: 1300, every: 27, seed: 19, weight: 1.3 })}</g>`
  const picture = `<defs><filter id="soft"><feGaussianBlur stdDeviation="16"/></filter></defs>
  <rect width="${width}" height="${height}" fill="${violet}"/>${cap(1040, 80)}${strip(1120, 1460, 'under')}
  ${set(['Under the news,', 'the night.'], { font: 'Gloock', size: 86, leading: 96, fill: starlight, y: 1146 })}
  <path d="${torn(40, 20, 3)}" fill="${night}" opacity=".6" transform="translate(0 40)" filter="url(#soft)"/>
  <path d="${torn(40, 22, 3)}" fill="#FFFDF6"/><path d="${fibres.join('')}" transform="translate(0 26)" stroke="#FFFDF6" stroke-width="3" fill="none"/>
  <clipPath id="sheet"><path d="${torn(0, 12, 11)}"/></clipPath><g clip-path="url(#sheet)"><rect width="${width}" height="${height}" fill="#F4E7D2"/>
  <g font-family="Gloock" font-size="132" fill="${night}"><text x="60" y="150">Sport and sky</text><text x="1290" y="150" text-anchor="end">16</text></g><rect x="60" y="186" width="1230" height="5" fill="${night}"/>${article}
  ${cap(262, 84)}${strip(346, 640, 'tower')}${star(middle, 640, 92, starlight, `stroke="${night}" stroke-width="34" paint-order="stroke"`)}</g>`
  // Never shown wider than half a page.
  const size = 1080
  const scaled = `<g transform="scale(${size / width})">${picture}</g>`
  return { width: size, height: size, ground: violet, html: svg(scaled, size, size) }
}
