import { pictureData } from '~/page-data/picture.server'
import { servicePage, sharedCard } from '~/page-data/service-page.server'
import { woven } from '~/page-data/woven.server'
import { wovenText } from '~/woven/heading/woven-text.server'
import { readContent } from '~content/load/read.server'
import { printPage } from '~content/schema/services/pages'

/** Everything the page shows (SERVICES-6). */
export function printMediaData() {
  const id = 'print-media'
  const page = readContent(`services/${id}.yaml`, printPage)
  return {
    // One short word over two long ones: narrower letters let both lines fill the measure, and words keep apart (print-media.module.css).
    ...servicePage(id, page, { letters: { wide: 100, space: 0.09 } }),
    aside: page.aside,
    chips: page.chips,
    lotus: {
      alt: page.lotus,
      white: woven('lotus-plate-white'),
      yellow: woven('lotus-plate-yellow'),
      black: woven('lotus-plate-black'),
    },
    projects: page.projects.map((one) => sharedCard(one, id)),
    galleries: page.galleries.map((gallery) => ({
      ...gallery,
      rows: gallery.rows.map((row) =>
        row.map(({ caption, upright, ...one }) => ({
          ...pictureData(one, `services/${id}.yaml`),
          caption,
          upright: upright && pictureData(upright, `services/${id}.yaml`),
        })),
      ),
    })),
    callToActionHeading: wovenText(page.callToActionHeading),
  }
}
