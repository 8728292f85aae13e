import { wovenGround } from './cloth-ground'
import { crisp, height, lettering, margin, signature, width } from './frame'
import { fillMeasure } from './lettering'
import type { Draw } from './scene'
import { content, field, master } from './stores'

/** Three masters of a case study that shows several clients, and which part of each stays. */
const trios: Record<string, [name: string, position?: string][]> = {
  ui: [['homefills/app-basket'], ['leotronix/panel-app'], ['tpnodl/campaign-phones']],
  'print-media': [
    ['avante/brochure-cover', 'right'],
    ['trident-galaxy-iii/brochure-cover'],
    ['vedanta/report-cover'],
  ],
  av: [['films/bigcupcafe'], ['films/crumbl'], ['films/dnfairytale']],
}

const cell = { width: width / 3, height: 284 }

function draw(id: string, trio: [string, string?][]): Draw {
  return async (painter) => {
    const data = content(`projects/${id}`)
    const dye = (name: string) => field<string>(data, `theme.${name}`).toUpperCase()
    const room = height - cell.height - 90 - 24
    const block = fillMeasure(field<string[]>(data, 'title'), width - 2 * margin, room, 18)
    const y = 90 + (room - block.height) / 2
    const headline = lettering(block, margin, y, dye('accent'), { dye: dye('panel'), width: 5 })
    const pictures = trio.map(async ([name, position], index) => ({
      input: await master(name, cell.width, cell.height, position),
      left: index * cell.width,
      top: height - cell.height,
    }))
    const name = field<string>(content('agency'), 'name')
    const mark = crisp(signature(margin, 30, dye('onGround'), dye('panel'), name))
    return {
      ground: await wovenGround(painter, dye('ground'), headline, block.letters),
      layers: [...(await Promise.all(pictures)), { input: mark }],
    }
  }
}

/** The case studies of several clients, by their ids. */
export const collections: Record<string, Draw> = Object.fromEntries(
  Object.entries(trios).map(([id, trio]) => [id, draw(id, trio)]),
)
