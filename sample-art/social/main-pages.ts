import type { OverlayOptions } from 'sharp'
import { indigo, ink, madder, paper, saffron, vermilion } from '../woven/dyes'
import { wovenGround } from './cloth-ground'
import { crisp, height, lettering, margin, signature, width } from './frame'
import { fillMeasure } from './lettering'
import { odiaLine } from './odia'
import { type Foot, lookingEyes, searchingEyes, topknotFoot } from './ornaments'
import type { Draw } from './scene'
import { cloth, content, field, heightOf, master } from './stores'

interface Look {
  ground: string
  letter: string
  halo: string
  /** The agency's mark and its eye. */
  mark: [string, string]
  /** Drawn for this picture. */
  foot?: () => Foot
  /** A woven edge of the site, repeated. */
  edge?: string
  /** Masters of the portfolio that stand beside the headline, one or a grid of two columns. */
  art?: readonly string[]
  /** Path of an Odia word in the page's content, set under the headline. */
  odia?: string
}

/** Each page's ground, letters and ornament, as on the site. */
const looks: Record<string, Look> = {
  home: { ground: vermilion, letter: ink, halo: paper, mark: [ink, vermilion], foot: lookingEyes },
  about: { ground: madder, letter: paper, halo: ink, mark: [paper, madder], foot: topknotFoot },
  projects: {
    ground: ink,
    letter: vermilion,
    halo: paper,
    mark: [paper, vermilion],
    edge: 'edge-sampler-phone',
    art: [
      'tpnodl/card',
      'homefills/card',
      'leotronix/card',
      'lotus-resort/card',
      'pmca/card',
      'hi-meal/card',
    ],
  },
  services: {
    ground: indigo,
    letter: saffron,
    halo: vermilion,
    mark: [paper, vermilion],
    edge: 'edge-wheels-phone',
    art: ['subhadarshini/card'],
  },
  contact: {
    ground: saffron,
    letter: ink,
    halo: paper,
    mark: [ink, vermilion],
    edge: 'edge-diamonds-saffron-paper-phone',
    odia: 'hero.odia',
  },
  'not-found': { ground: madder, letter: saffron, halo: ink, mark: [paper, madder], foot: searchingEyes },
}

const top = 94
const halo = 6
/** Width of the art beside a headline: two squares of a third of the height. */
const panel = 420

/** Art for the panel: one picture over its whole height, or squares row by row. */
function beside(names: readonly string[]): Promise<OverlayOptions[]> {
  const columns = names.length > 1 ? 2 : 1
  const [w, h] = [panel / columns, height / Math.ceil(names.length / columns)]
  return Promise.all(
    names.map(async (name, i) => ({
      input: await master(name, w, h),
      left: width - panel + (i % columns) * w,
      top: Math.floor(i / columns) * h,
    })),
  )
}

function draw(page: string, look: Look): Draw {
  return async (painter) => {
    const data = content(`pages/${page}`)
    const lines = field<string[]>(data, page === 'not-found' ? 'heading.wide' : 'hero.heading.wide')
    const name = field<string>(content('agency'), 'name')
    const foot = look.foot?.()
    const rise = foot?.rise ?? (look.edge ? heightOf(look.edge) : 0)
    const room = height - top - rise - 30
    const span = look.art ? width - panel : width
    const measure = span - 2 * margin
    const odia = look.odia ? await odiaLine(painter, field(data, look.odia), measure, room * 0.51) : undefined
    const block = fillMeasure(lines, measure, odia ? room * 0.44 : room, 28)
    const y = odia ? top : top + Math.max(0, (room - block.height) / 2)
    const headline =
      lettering(block, margin, y, look.letter, { dye: look.halo, width: halo }) +
      (odia?.markup(margin, y + block.height + 20, madder, look.halo, halo) ?? '')
    const ground = await wovenGround(painter, look.ground, headline, block.letters, foot?.stretches)
    const art = look.art ? await beside(look.art) : []
    const layers = [...art, { input: crisp(signature(margin, 32, ...look.mark, name)) }]
    if (!look.edge) return { ground, layers }
    const edge = { input: await cloth(look.edge, span), left: 0, top: height - rise }
    return { ground, layers: [edge, ...layers] }
  }
}

/** The five pages and the 404 page, by the names of their pictures. */
export const mainPages: Record<string, Draw> = Object.fromEntries(
  Object.entries(looks).map(([page, look]) => [page === 'not-found' ? '404' : page, draw(page, look)]),
)
