import { head } from '~/page-data/head.server'
import { logoWall } from '~/page-data/logo-rows.server'
import { pictureData } from '~/page-data/picture.server'
import { testimonials } from '~/page-data/testimonials.server'
import { woven } from '~/page-data/woven.server'
import { wovenText } from '~/woven/heading/woven-text.server'
import { readContent } from '~content/load/read.server'
import { servicesPage } from '~content/schema/pages/services'
import { service } from '~content/schema/services/service'

const file = 'pages/services.yaml'

/** Everything the services page shows (SERVICES-1). */
export function servicesData() {
  const page = readContent(file, servicesPage)
  return {
    head: head({ ...page.head, path: '/services' }),
    hero: {
      ...page.hero,
      heading: wovenText(page.hero.heading),
      drawing: { wide: woven('six-threads'), phone: woven('six-threads-on-phones') },
    },
    solutions: {
      heading: wovenText(page.solutions.heading),
      more: page.solutions.more,
      services: page.solutions.services.map((id, index) => {
        const { name, description, swatch } = readContent(`services/${id}.yaml`, service)
        const piece = page.solutions.pieces[index]
        return {
          id,
          piece: piece && { client: piece.client, picture: pictureData(piece.picture, file) },
          name,
          description,
          swatch: { ...woven(`swatch-${id}`), alt: swatch },
          fringe: woven(`fringe-${id}`),
        }
      }),
    },
    logoWall: logoWall(page.logoWall),
    testimonials: testimonials(2),
    callToAction: { ...page.callToAction, heading: wovenText(page.callToAction.heading) },
  }
}
