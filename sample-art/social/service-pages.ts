import { indigo, ink, madder, paper, saffron, turmeric, vermilion } from '../woven/dyes'
import { fringe } from '../woven/ornaments'
import { rect } from '../woven/shapes'
import { wovenGround } from './cloth-ground'
import { crisp, height, lettering, margin, signature, width } from './frame'
import { fillMeasure } from './lettering'
import type { Draw } from './scene'
import { cloth, content, field, heightOf } from './stores'

interface Look {
  ground: string
  letter: string
  halo: string
  mark: [string, string]
  /** The rod from which the swatch hangs, and its fringe: it shows where the cloth ends. */
  rod: string
  /** Where on the swatch its crop begins, px. */
  from: number
}

/** Each service page's ground and letters, as on the site. */
const looks: Record<string, Look> = {
  'brand-identity': {
    ground: madder,
    letter: turmeric,
    halo: ink,
    mark: [paper, madder],
    rod: turmeric,
    from: 300,
  },
  'print-media': { ground: vermilion, letter: ink, halo: paper, mark: [ink, vermilion], rod: ink, from: 280 },
  'ui-ux': {
    ground: paper,
    letter: indigo,
    halo: vermilion,
    mark: [indigo, vermilion],
    rod: indigo,
    from: 120,
  },
  'av-production': {
    ground: indigo,
    letter: saffron,
    halo: ink,
    mark: [paper, indigo],
    rod: saffron,
    from: 440,
  },
  '3d-vfx': { ground: saffron, letter: ink, halo: paper, mark: [ink, vermilion], rod: ink, from: 300 },
  'marketing-360': {
    ground: ink,
    letter: vermilion,
    halo: paper,
    mark: [paper, vermilion],
    rod: vermilion,
    from: 300,
  },
}

const swatchWidth = 400
const swatchLeft = width - margin - swatchWidth
const measure = swatchLeft - margin - 44

function draw(id: string, look: Look): Draw {
  return async (painter) => {
    const data = content(`services/${id}`)
    const drop = heightOf(`swatch-${id}`)
    const name = fillMeasure([field<string>(data, 'name')], 330, 46, 0)
    const nameTop = height - margin - name.height
    const [top, bottom] = [104, nameTop - 36]
    const block = fillMeasure(field<string[]>(data, 'heading.narrow'), measure, bottom - top, 26, 82)
    const y = top + (bottom - top - block.height) / 2
    const headline = lettering(block, margin, y, look.letter, { dye: look.halo, width: 5 })
    const agency = field<string>(content('agency'), 'name')
    const words =
      signature(margin, 36, ...look.mark, agency) +
      lettering(name, margin, nameTop, look.mark[0]) +
      rect(swatchLeft - 24, 0, swatchWidth + 48, 12, look.rod) +
      rect(swatchLeft - 4, 0, 4, drop, look.rod) +
      rect(swatchLeft + swatchWidth, 0, 4, drop, look.rod) +
      fringe(swatchLeft - 4, swatchLeft + swatchWidth + 4, drop, 44, look.rod, 8)
    const hung = await cloth(`swatch-${id}`, undefined, { left: look.from, width: swatchWidth })
    return {
      ground: await wovenGround(painter, look.ground, headline, block.letters),
      layers: [{ input: hung, left: swatchLeft, top: 0 }, { input: crisp(words) }],
    }
  }
}

/** The six service pages, by the names of their pictures. */
export const servicePages: Record<string, Draw> = Object.fromEntries(
  Object.entries(looks).map(([id, look]) => [`services-${id}`, draw(id, look)]),
)
