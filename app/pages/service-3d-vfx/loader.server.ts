import { ownCard, servicePage } from '~/page-data/service-page.server'
import { woven } from '~/page-data/woven.server'
import { readContent } from '~content/load/read.server'
import { vfxPage } from '~content/schema/services/pages'

/** Everything the page shows (SERVICES-3). */
export function vfxData() {
  const id = '3d-vfx'
  const page = readContent(`services/${id}.yaml`, vfxPage)
  return {
    ...servicePage(id, page),
    chips: page.chips,
    knot: { ...woven('knot3d'), ...page.knot },
    crafts: woven('crafts'),
    modelled: { ...page.modelled, projects: page.modelled.projects.map((one) => ownCard(one, id)) },
    cubes: woven('cubes'),
    block: { ...woven('grey-cube'), alt: page.block },
    cloth: { ...woven('cube-cloth'), side: woven('cube-side').src },
  }
}
