import * as three from 'three'
import { random } from '../../lib/random'
import { copper, starlight } from './book'
import { type Block, blocks, shining, solid } from './lounge-solids'

/** A stroke of the numeral: width, depth, and from middle to middle; heights without the podium. */
const [wide, deep, pitch] = [23, 19, 40]
const heights = [90, 114, 90]
/** Podium, plinth and capital. */
const [podium, plinth, capital] = [7, 4.5, 6]
const serif = 5.5
const [floor, slab] = [4.6, 1.3]

export const starAt = new three.Vector3(0, podium + Math.max(...heights) + 19, 0)
const metal = '#E0824A'
const paper = '#F7E8D2'
const recess = '#4B3A86'

/** Floors of card with a band of windows in each, between fins; a light is on behind most of them. */
function tower(x: number, high: number, seed: number): three.Object3D[] {
  const next = random(seed)
  const [cards, panes]: [Block[], Block[]] = [[], []]
  const [low, top] = [podium + plinth, podium + high - capital]
  const floors = Math.round((top - low) / floor)
  const step = (top - low - slab) / floors
  const glass = (at: Block['at'], size: Block['size']): void => {
    const light = next()
    const colour = light > 0.74 ? '#FFDCA0' : light > 0.36 ? '#FFAE5E' : light > 0.27 ? '#B9A6FF' : '#33246E'
    panes.push({ at, size, colour })
  }
  const [columns, rows] = [5, 4]
  for (let i = 0; i <= floors; i++) {
    const y = low + i * step
    cards.push({ at: [x, y, 0], size: [wide, slab, deep] })
    if (i === floors) break
    for (let c = 0; c < columns; c++) {
      const cell = (wide - 2) / columns
      glass([x - wide / 2 + 1 + cell * (c + 0.5), y + slab, deep / 2 - 0.9], [cell, step - slab, 0.1])
    }
    for (let c = 0; c < rows; c++) {
      const cell = (deep - 2) / rows
      glass([x - wide / 2 + 0.9, y + slab, -deep / 2 + 1 + cell * (c + 0.5)], [0.1, step - slab, cell])
    }
  }
  const fins = [
    ...Array.from({ length: columns + 1 }, (_, c): Block => {
      const u = -wide / 2 + 1 + ((wide - 2) / columns) * c
      return { at: [x + u, low, deep / 2 - 0.65], size: [c % columns ? 0.55 : 1.4, top - low, 0.9] }
    }),
    ...Array.from({ length: rows + 1 }, (_, c): Block => {
      const v = -deep / 2 + 1 + ((deep - 2) / rows) * c
      return { at: [x - wide / 2 + 0.65, low, v], size: [0.9, top - low, c % rows ? 0.55 : 1.4] }
    }),
  ]
  const core: Block = { at: [x, low, 0], size: [wide - 2, top - low, deep - 2] }
  const ends: Block[] = [
    { at: [x, podium, 0], size: [wide + serif * 2, plinth, deep + serif * 1.4] },
    { at: [x, top, 0], size: [wide + serif * 2, capital, deep + serif * 1.4] },
  ]
  const roof: Block[] = [
    { at: [x, top + capital, 0], size: [wide - 4, 2.2, deep - 6] },
    { at: [x + 5, top + capital + 2.2, -1], size: [5, 2, 5] },
  ]
  return [
    blocks([...cards, ...fins, ...roof], paper),
    blocks([core], recess),
    blocks(panes, starlight, true),
    blocks(ends, metal),
  ]
}

/** Shops behind columns under one roof that carries all three, and steps before them. */
function base(): three.Object3D[] {
  const [long, broad] = [pitch * 2 + wide + 30, deep + 24]
  const bays = 22
  const bay = (long - 6) / bays
  const columns = Array.from(
    { length: bays + 1 },
    (_, i): Block => ({ at: [-long / 2 + 3 + bay * i, 1, broad / 2 - 1.6], size: [0.9, podium - 2, 0.9] }),
  )
  const side = Array.from(
    { length: 9 },
    (_, i): Block => ({
      at: [-long / 2 + 1.6, 1, -broad / 2 + 2 + ((broad - 4) / 8) * i],
      size: [0.9, podium - 2, 0.9],
    }),
  )
  const shops: Block[] = [
    { at: [0, 1, broad / 2 - 4], size: [long - 8, podium - 2, 0.2] },
    { at: [-long / 2 + 4, 1, 0], size: [0.2, podium - 2, broad - 8] },
  ]
  return [
    blocks(
      [
        { at: [0, 0, 1.5], size: [long + 4, 0.5, broad + 7] },
        { at: [0, 0.5, 0.8], size: [long + 2, 0.5, broad + 4] },
        { at: [0, podium - 1.4, 0], size: [long, 1.4, broad] },
        ...columns,
        ...side,
      ],
      paper,
    ),
    blocks(shops, '#FFC27C', true),
  ]
}

/** The star over the middle roof, on a rod. */
function guide(): three.Object3D[] {
  const [r, q] = [9.5, 1.7]
  const shape = new three.Shape(
    [
      [0, r],
      [q, q],
      [r, 0],
      [q, -q],
      [0, -r],
      [-q, -q],
      [-r, 0],
      [-q, q],
    ].map(([x, y]) => new three.Vector2(x, y)),
  )
  const body = new three.ExtrudeGeometry(shape, { depth: 1.2, bevelEnabled: false })
  const mesh = new three.Mesh(body, shining('#FFF1DC'))
  mesh.position.copy(starAt)
  mesh.rotation.y = -0.16
  const foot = podium + Math.max(...heights)
  return [
    mesh,
    solid(new three.CylinderGeometry(0.35, 0.35, starAt.y - foot, 12), copper, 0, (starAt.y + foot) / 2 - 4),
  ]
}

/** Three towers of card on one podium, with copper feet and capitals: the numeral. */
export function towers(): three.Group {
  return new three.Group().add(
    ...heights.flatMap((high, i) => tower((i - 1) * pitch, high, 40 + i)),
    ...base(),
    ...guide(),
  )
}
