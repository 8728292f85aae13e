import { ownCard, servicePage } from '~/page-data/service-page.server'
import { woven } from '~/page-data/woven.server'
import { readContent } from '~content/load/read.server'
import { marketingPage } from '~content/schema/services/pages'

/** Everything the page shows (SERVICES-5). */
export function marketingData() {
  const id = 'marketing-360'
  const page = readContent(`services/${id}.yaml`, marketingPage)
  return {
    ...servicePage(id, page),
    aside: page.aside,
    chips: page.chips,
    wheel: woven('wheel'),
    rolling: woven('wheels-rolling'),
    rollingOnPhones: woven('wheels-rolling-on-phones'),
    projects: page.projects.map(({ result, ...one }) => ({ ...ownCard(one, id), result })),
  }
}
