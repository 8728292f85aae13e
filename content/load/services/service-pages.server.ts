import { wovenText } from '~/woven/heading/woven-text.server'
import { brandIdentityPage, marketingPage, printPage, uiPage, vfxPage } from '../../schema/services/pages'
import { pictureData } from '../picture.server'
import { readContent } from '../read.server'
import { woven } from '../woven.server'
import { frame, ownCard, sharedCard } from './frame.server'

/** SERVICES-4 */
export function brandIdentityData() {
  const id = 'brand-identity'
  const page = readContent(`services/${id}.yaml`, brandIdentityPage)
  const cards = (projects: typeof page.branding.projects) =>
    projects.map(({ threads, ...one }) => ({ ...ownCard(one, id), threads }))
  const { branding, packaging, collaterals } = page
  return {
    ...frame(id, page),
    register: { ...woven('knot-register'), alt: page.register },
    branding: { title: branding.title, projects: cards(branding.projects) },
    packaging: { title: packaging.title, projects: packaging.projects.map((one) => ownCard(one, id)) },
    collaterals: {
      title: collaterals.title,
      heading: wovenText(collaterals.heading, { wide: 122 }),
      projects: cards(collaterals.projects),
    },
    knots: woven('knot-rows'),
  }
}

/** SERVICES-6 */
export function printMediaData() {
  const id = 'print-media'
  const page = readContent(`services/${id}.yaml`, printPage)
  return {
    // One short word over two long ones: narrower letters let both lines fill the measure.
    ...frame(id, page, { letters: { wide: 100 } }),
    aside: page.aside,
    types: page.types,
    eyes: { ...woven('halftone-eyes'), alt: page.eyes },
    projects: page.projects.map((one) => sharedCard(one, id)),
    galleries: page.galleries.map((gallery) => ({
      ...gallery,
      rows: gallery.rows.map((row) => row.map((one) => pictureData(one, `services/${id}.yaml`))),
    })),
    callToActionHeading: wovenText(page.callToActionHeading),
  }
}

/** SERVICES-7 */
export function uiUxData() {
  const id = 'ui-ux'
  const page = readContent(`services/${id}.yaml`, uiPage)
  return {
    ...frame(id, page),
    types: page.types,
    street: { ...woven('windows'), alt: page.street },
    projects: page.projects.map((one) => sharedCard(one, id)),
  }
}

/** SERVICES-3 */
export function vfxData() {
  const id = '3d-vfx'
  const page = readContent(`services/${id}.yaml`, vfxPage)
  return {
    ...frame(id, page),
    aside: page.aside,
    types: page.types,
    knot: { ...woven('knot3d'), ...page.knot },
    cubes: woven('cubes'),
    block: { ...woven('grey-cube'), alt: page.block },
  }
}

/** SERVICES-5 */
export function marketingData() {
  const id = 'marketing-360'
  const page = readContent(`services/${id}.yaml`, marketingPage)
  return {
    ...frame(id, page),
    aside: page.aside,
    types: page.types,
    wheel: woven('wheel'),
    hub: woven('wheel-small'),
    rolling: woven('wheels-rolling'),
    projects: page.projects.map((one) => ownCard(one, id)),
  }
}
