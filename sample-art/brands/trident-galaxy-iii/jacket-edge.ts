import { type Drawing, svg } from '../../lib/drawing'
import { random } from '../../lib/random'
import { copper, night, star, starlight, trails, violet } from './book'

const [width, height] = [1350, 1350]

/** A torn edge from left to right at about y, down to the foot of the picture. */
function torn(y: number, depth: number, seed: number): string {
  const next = random(seed)
  const points = Array.from({ length: 151 }, (_, i) => {
    const x = (i / 150) * width
    const fibre = (next() - 0.5) * depth
    return `${x.toFixed(0)} ${(y + Math.sin(i / 19) * 34 + Math.sin(i / 5) * 9 + fibre).toFixed(1)}`
  })
  return `M0 0H${width}V0L${points.reverse().join('L')}Z`
}

/** The jacket close to: newsprint torn across, its white fibres, and the next tower under it. */
export function jacketEdge(): Drawing {
  const next = random(7)
  const words = Array.from({ length: 14 }, (_, row) =>
    [70, 1010].map((x) => {
      const length = 200 + next() * 66
      return `<rect x="${x}" y="${250 + row * 44}" width="${length.toFixed(0)}" height="15" fill="${night}" opacity=".72"/>`
    }),
  )
  const fibres = Array.from({ length: 260 }, () => {
    const x = next() * width
    const y = 868 + Math.sin(((x / width) * 150) / 19) * 34 + (next() - 0.3) * 44
    return `M${x.toFixed(0)} ${y.toFixed(0)}l${((next() - 0.5) * 26).toFixed(0)} ${(8 + next() * 20).toFixed(0)}`
  })
  const strip = (x: number, y: number, to: number, from: number, id: string) =>
    `<clipPath id="${id}"><rect x="${x}" y="${y}" width="560" height="${to - y}"/></clipPath><g clip-path="url(#${id})"><rect x="${x}" y="${y}" width="560" height="${to - y}" fill="${night}"/>${trails({ x: 675, y: from, to: 1500, every: 20, seed: 19 })}</g>`
  const picture = `<defs><filter id="soft"><feGaussianBlur stdDeviation="16"/></filter><filter id="pulp" x="0" y="0" width="100%" height="100%"><feTurbulence type="fractalNoise" baseFrequency=".7" numOctaves="3" seed="4"/><feColorMatrix values="0 0 0 0 .25 0 0 0 0 .18 0 0 0 0 .1 0 0 0 1.5 -.72"/></filter></defs>
  <rect width="${width}" height="${height}" fill="${violet}"/><rect x="360" y="1010" width="630" height="86" fill="${copper}"/>${strip(395, 1096, height, 1500, 'under')}
  <path d="${torn(890, 20, 3)}" fill="${night}" opacity=".6" transform="translate(0 40)" filter="url(#soft)"/>
  <path d="${torn(890, 22, 3)}" fill="#FFFDF6"/><path d="${fibres.join('')}" stroke="#FFFDF6" stroke-width="3" fill="none"/>
  <clipPath id="sheet"><path d="${torn(850, 12, 11)}"/></clipPath><g clip-path="url(#sheet)"><rect width="${width}" height="${height}" fill="#F4E7D2"/>
  <text x="675" y="150" text-anchor="middle" font-family="Gloock" font-size="132" fill="${night}">The Daily Exposure</text><rect x="60" y="186" width="1230" height="5" fill="${night}"/>${words.flat().join('')}
  <rect x="374" y="250" width="602" height="90" fill="${copper}"/>${strip(395, 340, 1100, 640, 'tower')}${star(675, 640, 96, starlight, `stroke="${night}" stroke-width="34" paint-order="stroke"`)}<rect width="${width}" height="${height}" filter="url(#pulp)" opacity=".2" style="mix-blend-mode:multiply"/></g>`
  // Never shown wider than half a page.
  const size = 1080
  const scaled = `<g transform="scale(${size / width})">${picture}</g>`
  return { width: size, height: size, ground: violet, html: svg(scaled, size, size) }
}
