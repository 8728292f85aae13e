import { servicePage, sharedCard } from '~/page-data/service-page.server'
import { woven } from '~/page-data/woven.server'
import { readContent } from '~content/load/read.server'
import { uiPage } from '~content/schema/services/pages'

/** Everything the page shows (SERVICES-7). */
export function uiUxData() {
  const id = 'ui-ux'
  const page = readContent(`services/${id}.yaml`, uiPage)
  return {
    ...servicePage(id, page),
    chips: page.chips,
    screens: { ...woven('screens'), alt: page.screens },
    wide: woven('wide-screen'),
    narrow: woven('screens-on-phones'),
    steps: woven('screen-steps'),
    door: woven('open-door'),
    guest: woven('long-guest'),
    projects: page.projects.map((one) => sharedCard(one, id)),
  }
}
