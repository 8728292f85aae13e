import { type Drawing, svg } from '../../lib/drawing'
import { amber, enamel, graphite, line, rect, red, say } from './book'
import { flatLion, states } from './flat'
import { cat, crew, flask, operator, plinth, rail } from './operators'

/** Forty panels in five blocks of eight. */
const [blocks, perBlock] = [['A', 'B', 'C', 'D', 'E'], 8]
const message = 'Panel 23 is roaring.'

interface Wall {
  columns: number
  rows: number
  /** Which panel roars, counted from the first in reading order. */
  loud: number
  left: number
  top: number
  /** Width and height of one panel. */
  across: number
  down: number
  /** Radius of a lion that purrs; the one that roars is larger than its panel. */
  radius: number
  roar: number
  /** How far the panel of the roar comes forward over its neighbours, on every side. */
  swell?: number
}

/** The wall is the screen: enamel panel beside enamel panel, each lion on the ground of its state; the roar comes last, over its neighbours. */
function panels({ columns, rows, loud, left, top, across, down, radius, roar, swell = 0 }: Wall): string {
  const at = (i: number): [number, number] => [
    left + ((i % columns) + 0.5) * across,
    top + (Math.floor(i / columns) + 0.5) * down,
  ]
  const calm = Array.from({ length: columns * rows }, (_, i) =>
    i === loud ? '' : flatLion(...at(i), radius, 0),
  )
  const joints = [
    ...Array.from({ length: columns + 1 }, (_, c) => `M${left + c * across} ${top}V${top + rows * down}`),
    ...Array.from({ length: rows + 1 }, (_, r) => `M${left} ${top + r * down}H${left + columns * across}`),
  ]
  const [x, y] = at(loud)
  const [alarmAcross, alarmDown] = [across + swell * 2, down + swell * 2]
  return `${line(joints.join(''), graphite, 5)}${calm.join('')}<rect x="${x - alarmAcross / 2}" y="${y - alarmDown / 2}" width="${alarmAcross}" height="${alarmDown}" fill="${states[4].ground}" stroke="${graphite}" stroke-width="5"/>${flatLion(x, y, roar, 4)}`
}

/** For phones: the part of the wall where it happens. It is cut on both sides, so that forty are not to be counted. */
export function monitorUpright(): Drawing {
  const wall = {
    columns: 5,
    rows: 4,
    loud: 7,
    left: -100,
    top: 132,
    across: 200,
    down: 165,
    radius: 57,
    roar: 74,
    swell: 22,
  }
  const [foot, railTop] = [wall.top + wall.rows * wall.down, 976]
  const picture = `${rect(0, 0, 800, 1080, states[0].ground)}${say(message, 400, 88, 53, { anchor: 'middle' })}${panels(wall)}${plinth(800, foot, railTop, 200)}
  ${operator(208, railTop, 1.08, crew.lookout)}${operator(620, railTop, 1.04, crew.drinker)}${rail(800, railTop, 1080)}${cat(420, railTop + 14, 0.92)}`
  return { width: 800, height: 1080, ground: enamel, html: svg(picture, 800, 1080) }
}

/** The control room at the moment one of forty roars: a finger is up, the tea is not yet down, the cat has seen it first. */
export function monitor(): Drawing {
  const wall = {
    columns: perBlock,
    rows: blocks.length,
    loud: 21,
    left: 128,
    top: 122,
    across: 234,
    down: 144,
    radius: 48,
    roar: 60,
  }
  const [foot, railTop] = [wall.top + wall.rows * wall.down, 1012]
  const gap = (k: number): number => wall.left + k * wall.across
  const names = blocks.map((name, row) => {
    const isAlarm = row === Math.floor(wall.loud / perBlock)
    const y = wall.top + (row + 0.5) * wall.down
    return `${isAlarm ? rect(0, y - wall.down / 2, wall.left, wall.down, red) : ''}${say(name, 20, y + 18, 50, { fill: isAlarm ? '#FFFFFF' : graphite })}<circle cx="98" cy="${y}" r="13" fill="${isAlarm ? '#FFFFFF' : amber}" stroke="${graphite}" stroke-width="4"/>`
  })
  const rules = Array.from(
    { length: wall.rows + 1 },
    (_, row) => `M0 ${wall.top + row * wall.down}H${wall.left}`,
  )
  const picture = `${rect(0, 0, 2000, 1125, states[0].ground)}${say(message, 1000, 88, 70, { anchor: 'middle' })}${names.join('')}${line(rules.join(''), graphite, 5)}
  ${panels(wall)}${plinth(2000, foot, railTop, 250)}
  ${operator(gap(1), railTop, 0.98, crew.pencil)}${operator(gap(3), railTop, 1, crew.listener)}${operator(gap(5) - 40, railTop, 1.04, crew.lookout)}${operator(gap(7) - 20, railTop, 0.96, crew.drinker)}
  ${rail(2000, railTop, 1125)}${flask(168, railTop + 12, 0.8)}${cat(gap(2) + 30, railTop + 12, 0.82)}`
  return { width: 2000, height: 1125, ground: enamel, html: svg(picture, 2000, 1125) }
}
