import { ownCard, servicePage } from '~/page-data/service-page.server'
import { woven } from '~/page-data/woven.server'
import { readContent } from '~content/load/read.server'
import { brandIdentityPage } from '~content/schema/services/pages'

/** Everything the page shows (SERVICES-4). */
export function brandIdentityData() {
  const id = 'brand-identity'
  const page = readContent(`services/${id}.yaml`, brandIdentityPage)
  const cards = (projects: typeof page.branding.projects) =>
    projects.map(({ threads, ...one }) => ({ ...ownCard(one, id), threads }))
  const { branding, packaging, collaterals } = page
  return {
    ...servicePage(id, page),
    register: { ...woven('knot-register'), alt: page.register },
    more: page.more,
    branding: { title: branding.title, projects: cards(branding.projects) },
    packaging: { title: packaging.title, projects: cards(packaging.projects) },
    collaterals: { title: collaterals.title, projects: cards(collaterals.projects) },
    knots: woven('knot-rows'),
  }
}
