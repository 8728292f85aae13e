import { type Drawing, svg } from '../../lib/drawing'
import { cobalt, coral, lines, night, peach, plaster, rose, tones } from './book'

const enamels = [
  { field: cobalt, ink: plaster, steps: coral },
  { field: coral, ink: night, steps: plaster },
  { field: plaster, ink: night, steps: cobalt },
  { field: rose, ink: night, steps: coral },
  { field: night, ink: peach, steps: rose },
]
const order = [0, 1, 2, 4, 2, 3, 0, 1, 1, 4, 3, 0]

/** Twelve enamel plates; each carries as many steps as its number, so a child can read its own door. */
export function doorNumbers(): Drawing {
  const [w, h] = [360, 366]
  const plates = Array.from({ length: 12 }, (_, i) => {
    const { field, ink, steps } = enamels[order[i] ?? 0] ?? { field: cobalt, ink: plaster, steps: coral }
    const [x, y] = [96 + (i % 4) * 416, 84 + Math.floor(i / 4) * 408]
    const n = i + 1
    const [run, rise] = [w / n, Math.min(150 / n, 60)]
    const stair = Array.from(
      { length: n },
      (_, k) =>
        `<rect x="${k * run}" y="${h - (k + 1) * rise - 26}" width="${run + 0.5}" height="${(k + 1) * rise + 26}" fill="${steps}"/>`,
    )
    const clip = `plate${n}`
    return `<g transform="translate(${x} ${y})"><rect x="14" y="16" width="${w}" height="${h}" rx="26" fill="${tones.peach.right}"/>
      <clipPath id="${clip}"><rect width="${w}" height="${h}" rx="26"/></clipPath><g clip-path="url(#${clip})"><rect width="${w}" height="${h}" fill="${field}"/>${stair.join('')}
      <path d="M0 0H${w}V34H0Z" fill="#fff" opacity=".1"/></g>
      <rect x="5" y="5" width="${w - 10}" height="${h - 10}" rx="22" fill="none" stroke="#fff" stroke-opacity=".42" stroke-width="3"/><path d="M22 ${h - 5}H${w - 26}Q${w - 5} ${h - 5} ${w - 5} ${h - 27}V60" fill="none" stroke="${night}" stroke-opacity=".35" stroke-width="6"/>
      ${[24, w - 24].map((sx) => `<circle cx="${sx}" cy="26" r="9" fill="${tones.plaster.right}"/><path d="M${sx - 5} 30L${sx + 5} 22" stroke="${night}" stroke-width="2.4"/>`).join('')}
      ${lines([String(n)], w / 2, 208, { size: 206, fill: ink, anchor: 'middle' })}</g>`
  })
  const art = `<rect width="1800" height="1350" fill="${peach}"/>${plates.join('')}`
  return { width: 1800, height: 1350, html: svg(art, 1800, 1350) }
}
