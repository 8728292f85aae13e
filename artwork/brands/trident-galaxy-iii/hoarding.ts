import { type Drawing, svg } from '../../lib/drawing'
import { random } from '../../lib/random'
import { copper, deep, lilac, lines, night, star, starlight, trails, violet } from './book'

const [width, height, road] = [2160, 600, 498]

/** Traffic as the same exposure sees it: lamps drawn out along the road. */
function traffic(): string {
  const next = random(19)
  return Array.from({ length: 26 }, (_, i) => {
    const y = road + 30 + (i % 2 ? 52 : 8) + next() * 26
    const x = next() * width - 200
    const length = 240 + next() * 700
    const colour = i % 2 ? starlight : next() > 0.4 ? copper : lilac
    return `<path d="M${x} ${y}Q${x + length / 2} ${y - 5} ${x + length} ${y}" stroke="${colour}" stroke-width="${2 + next() * 3.5}" stroke-opacity="${0.5 + next() * 0.5}" fill="none" stroke-linecap="round"/>`
  }).join('')
}

/** Three panels beside the ring road stand as the numeral; one exposure runs through all of them. */
export function hoarding(): Drawing {
  const panels = [
    { x: 372, top: 138, words: ['The third', 'of three.'] },
    { x: 890, top: 26, words: [] },
    { x: 1408, top: 138, words: ['The first to', 'see stars.'] },
  ]
  const [w, foot] = [380, 436]
  const boards = panels.map(({ x, top, words }, i) => {
    const posts = [60, w - 60].map(
      (dx) => `<rect x="${x + dx - 9}" y="${foot}" width="18" height="${road - foot + 10}" fill="#3A2470"/>`,
    )
    const lamps = [0.2, 0.5, 0.8].map(
      (k) =>
        `<path d="M${x + w * k} ${foot + 16}v16" stroke="${lilac}" stroke-width="4"/><rect x="${x + w * k - 22}" y="${foot + 28}" width="44" height="9" fill="${starlight}"/>`,
    )
    const text = words.length
      ? `<rect x="${x}" y="${foot - 138}" width="${w}" height="138" fill="${copper}"/>${lines(words, x + 28, foot - 80, { size: 56, fill: night, leading: 1.02 })}`
      : `<rect x="${x}" y="${foot - 104}" width="${w}" height="104" fill="${copper}"/>${lines(['Trident Galaxy'], x + w / 2, foot - 34, { size: 54, fill: night, anchor: 'middle' })}`
    return `${posts.join('')}<clipPath id="panel${i}"><rect x="${x}" y="${top}" width="${w}" height="${foot - top}"/></clipPath><rect x="${x - 6}" y="${top - 6}" width="${w + 12}" height="${foot - top + 12}" fill="#3A2470"/><g clip-path="url(#panel${i})"><rect x="${x}" y="${top}" width="${w}" height="400" fill="${night}"/>${trails({ x: 1080, y: 172, to: 960, every: 12, seed: 31 })}${words.length ? '' : star(1080, 172, 80, starlight, `stroke="${night}" stroke-width="30" paint-order="stroke"`)}${text}</g>${lamps.join('')}`
  })
  const next = random(3)
  const town = Array.from({ length: 60 }, (_, i) => {
    const [x, h] = [i * 38 - 20, 24 + next() * 86]
    const lit =
      next() > 0.5 ? `<rect x="${x + 8}" y="${road - h + 12}" width="6" height="8" fill="${copper}"/>` : ''
    return `<rect x="${x}" y="${road - h}" width="40" height="${h}" fill="#180C36"/>${lit}`
  })
  const dots = Array.from(
    { length: 150 },
    () =>
      `<circle cx="${(next() * width).toFixed(0)}" cy="${(next() * 400).toFixed(0)}" r="${(0.8 + next() * 1.6).toFixed(1)}" fill="${next() > 0.5 ? lilac : violet}"/>`,
  )
  const art = `<rect width="${width}" height="${height}" fill="${deep}"/><rect y="300" width="${width}" height="200" fill="#33206E"/>${dots.join('')}${town.join('')}
    <rect y="${road}" width="${width}" height="110" fill="#0C061E"/><rect y="${road}" width="${width}" height="6" fill="${violet}"/>${boards.join('')}${traffic()}`
  return { width, height, html: svg(art, width, height) }
}
