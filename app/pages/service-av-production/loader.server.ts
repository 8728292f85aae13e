import { edge } from '~/page-data/edge.server'
import { servicePage } from '~/page-data/service-page.server'
import { videoObject } from '~/page-data/video-object.server'
import { woven } from '~/page-data/woven.server'
import { readContent } from '~content/load/read.server'
import { avPage } from '~content/schema/services/pages'
import { portfolioFilms } from './films.server'

const id = 'av-production'
const file = `services/${id}.yaml`

/** The AV production page (SERVICES-8, AV-1): the showcase of three, the two groups, and what leads to all twelve. */
export function avProductionData() {
  const page = readContent(file, avPage)
  const { landscape, portrait, showcase } = portfolioFilms()
  const all = [...landscape, ...portrait]
  return {
    ...servicePage(id, page, {
      structuredData: all.map((one) => videoObject({ ...one, description: one.poster.alt })),
    }),
    chips: page.chips,
    showcase: { films: showcase, pause: page.pause, resume: page.resume },
    wave: woven('waveform'),
    warp: woven('sounding-warp'),
    landscape: { title: page.landscape, films: landscape },
    edge: edge('temple-indigo-ink'),
    portrait: { title: page.portrait, films: portrait, fringe: woven('fringe-ui-ux') },
    more: {
      line: page.more.line,
      label: page.more.label,
      path: page.more.path,
      colours: all.map(({ colour }) => colour),
    },
  }
}
