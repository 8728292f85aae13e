import { type Drawing, svg } from '../../lib/drawing'
import { enamel, graphite, rect, say } from './book'
import { flatLion, type Level, states } from './flat'

const levels: readonly Level[] = [0, 1, 2, 3, 4]

/** Warning ladder: five faces from calm to roar, each on the colour of its state. */
export function ladder(): Drawing {
  const faces = levels.map((level) => {
    const x = level * 432
    const { word, ground } = states[level]
    const ink = level > 3 ? '#FFFFFF' : graphite
    return `${rect(x, 0, 433, 600, ground)}${flatLion(x + 216, 278, 112, level)}${say(`${level + 1}`, x + 36, 84, 46, { fill: ink })}${say(word, x + 216, 552, 44, { anchor: 'middle', fill: ink })}`
  })
  return { width: 2160, height: 600, ground: enamel, html: svg(faces.join(''), 2160, 600) }
}
