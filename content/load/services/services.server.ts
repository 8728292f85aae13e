import { wovenText } from '~/woven/heading/woven-text.server'
import { servicesPage } from '../../schema/pages/services'
import { service } from '../../schema/services/service'
import { edge } from '../edge.server'
import { head } from '../head.server'
import { readContent } from '../read.server'
import { logoRows, testimonials } from '../shared.server'
import { woven } from '../woven.server'

const file = 'pages/services.yaml'

/** Everything the services page shows (SERVICES-1). */
export function servicesData() {
  const page = readContent(file, servicesPage)
  return {
    head: head({ ...page.head, path: '/services' }),
    hero: { ...page.hero, heading: wovenText(page.hero.heading), edge: edge('wheels') },
    solutions: {
      heading: wovenText(page.solutions.heading),
      services: page.solutions.services.map((id) => {
        const { name, description, swatch } = readContent(`services/${id}.yaml`, service)
        return {
          id,
          name,
          description,
          swatch: { ...woven(`swatch-${id}`), alt: swatch },
          fringe: woven(`fringe-${id}`),
        }
      }),
    },
    logoWall: { heading: page.logoWall, rows: logoRows() },
    testimonials: testimonials(),
    callToAction: { ...page.callToAction, heading: wovenText(page.callToAction.heading) },
  }
}
