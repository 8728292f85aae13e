import { avPage } from '../../schema/services/pages'
import { agency } from '../agency.server'
import { edge } from '../edge.server'
import type { FilmOfPortfolio } from '../films.server'
import { portfolioFilms } from '../films.server'
import { readContent } from '../read.server'
import { woven } from '../woven.server'
import { frame } from './frame.server'

const id = 'av-production'

const videoObject = (origin: string, { name, poster, film }: FilmOfPortfolio) => ({
  '@context': 'https://schema.org',
  '@type': 'VideoObject',
  name,
  description: poster.alt,
  thumbnailUrl: `${origin}${poster.base}.${poster.fallback}.webp`,
  contentUrl: `${origin}${film.files[0]?.src ?? ''}`,
  duration: `PT${film.duration}S`,
})

/** The AV production page (SERVICES-8, AV-1): the showcase of three, the two groups, and what leads to all twelve. */
export function avProductionData() {
  const page = readContent(`services/${id}.yaml`, avPage)
  const { landscape, portrait, showcase } = portfolioFilms()
  const { origin } = agency()
  const all = [...landscape, ...portrait]
  return {
    ...frame(id, page, { structuredData: all.map((one) => videoObject(origin, one)) }),
    types: page.types,
    showcase: { films: showcase, pause: page.pause, resume: page.resume },
    wave: woven('waveform'),
    landscape: { title: page.landscape, films: landscape },
    edge: edge('temple-indigo-ink'),
    portrait: { title: page.portrait, films: portrait, fringe: woven('fringe-ui-ux') },
    more: {
      line: page.more.line,
      label: page.more.label,
      path: '/project/av',
      stills: page.more.films.flatMap((wanted) =>
        all.filter((one) => one.id === wanted).map((one) => one.poster),
      ),
    },
  }
}
