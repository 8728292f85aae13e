import { type Drawing, svg } from '../../lib/drawing'
import { still } from '../../lib/still'
import { cobalt, coral, lines, night, peach, plaster, rose } from './book'

const enamels = [
  { field: cobalt, ink: plaster, steps: coral },
  { field: coral, ink: night, steps: plaster },
  { field: plaster, ink: night, steps: cobalt },
  { field: rose, ink: night, steps: coral },
  { field: night, ink: peach, steps: rose },
]
const order = [0, 1, 2, 4, 2, 3, 0, 1, 1, 4, 3, 0]

/** The face of one plate; it carries as many steps as its number, so a child can read its own door. */
function plate(n: number): Drawing {
  const size = 720
  const { field, ink, steps } = enamels[order[n - 1] ?? 0] ?? { field: cobalt, ink: plaster, steps: coral }
  const [run, rise] = [size / n, Math.min(300 / n, 120)]
  const stair = Array.from({ length: n }, (_, k) => {
    const height = (k + 1) * rise + 52
    return `<rect x="${k * run}" y="${size - height}" width="${run + 0.5}" height="${height}" fill="${steps}"/>`
  })
  const number = lines([String(n)], size / 2, 416, { size: 412, fill: ink, anchor: 'middle' })
  const art = `<rect width="${size}" height="${size}" fill="${field}"/>${stair.join('')}${number}`
  return { width: size, height: size, html: svg(art, size, size) }
}

/** Twelve enamel plates on a plaster wall, traced. */
export const doorNumbers = (): Drawing =>
  still(1600, 1200, Object.fromEntries(order.map((_, i) => [`plate-${i + 1}`, plate(i + 1)])))
