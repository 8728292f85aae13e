import { phoneOrTablet } from '~/breakpoints'
import { BelowFirstScreen } from '~/components/below-first-screen/below-first-screen'
import { Image } from '~/components/picture/picture'
import { Engagement } from '~/components/service-page/engagement'
import { ServiceCallToAction, ServiceHero, ServiceIntro } from '~/components/service-page/service-page'
import { ServiceProject } from '~/components/service-page/service-project'
import { pictureData, woven } from '~/page-data/media.server'
import { servicePage, sharedCard } from '~/page-data/service-page.server'
import { describeHead } from '~/shell/head'
import { solidBar } from '~/shell/page-handle'
import { Heading } from '~/woven/heading/heading'
import { wovenText } from '~/woven/heading/woven-text.server'
import { readContent } from '~content/load/read.server'
import { printPage } from '~content/schema/services'
import type { Route } from './+types/route'
import barStyles from './ink-bars.module.css'
import lotusStyles from './lotus-print.module.css'
import { PrintGallery } from './print-gallery'
import styles from './print-media.module.css'

export const handle = solidBar

/** The data of the page (SERVICES-6). */
export function loader() {
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

export const meta: Route.MetaFunction = ({ loaderData }) => describeHead(loaderData?.head)

type Data = ReturnType<typeof loader>

/** Two thirds and one third, and the reverse, equally high: all are cropped at their sides (print-media.module.css). */
const projectSizes = (index: number, count: number) => {
  const wide = index === count - 1 && index % 2 === 0 ? 102 : index % 4 === 0 || index % 4 === 3 ? 69 : 46
  return `${phoneOrTablet} 100vw, ${wide}vw`
}

const inks = ['ink', 'saffron', 'indigo', 'turmeric', 'madder'] as const

/** The kinds of print as a printer's colour bar, each ink with its register mark (SERVICES-6). */
function InkBars({ chips }: { chips: string[] }) {
  return (
    <ul className={barStyles.bars}>
      {chips.map((chip, index) => (
        <li key={chip} className={barStyles.bar} data-ground={inks[index % inks.length]}>
          <svg className={barStyles.register} viewBox="0 0 28 28" aria-hidden="true">
            <path
              d="M14 0V28M0 14H28M14 4L24 14L14 24L4 14Z"
              fill="none"
              stroke="currentColor"
              strokeWidth="3"
            />
          </svg>
          {chip}
        </li>
      ))}
    </ul>
  )
}

/** A lotus on three plates, printed out of register; scrolling aligns them (SERVICES-6). */
function LotusPrint({ alt, white, yellow, black }: Data['lotus']) {
  return (
    <div className={lotusStyles.print}>
      <Image file={white} alt="" className={lotusStyles.white} data-plate="white" />
      <Image file={yellow} alt="" className={lotusStyles.yellow} data-plate="yellow" />
      <Image file={black} alt={alt} className={lotusStyles.black} />
    </div>
  )
}

/** Print media (SERVICES-6): a lotus on three plates that come into register as the page scrolls. */
export default function PrintMedia({ loaderData }: Route.ComponentProps) {
  const {
    heading,
    lotus,
    chips,
    lead,
    aside,
    projects,
    galleries,
    engagement,
    callToAction,
    callToActionHeading,
  } = loaderData
  return (
    <>
      <ServiceHero
        ground="vermilion"
        letter="ink"
        halo="paper"
        heading={heading}
        threads="double"
        className={styles.hero}
      >
        <LotusPrint {...lotus} />
      </ServiceHero>
      <InkBars chips={chips} />
      <ServiceIntro ground="paper" lead={lead} aside={aside} />
      <BelowFirstScreen>
        <div className={styles.projects}>
          {projects.map((project, index) => (
            <ServiceProject key={project.name} {...project} sizes={projectSizes(index, projects.length)} />
          ))}
        </div>
        {galleries.map((gallery) => (
          <PrintGallery key={gallery.name} {...gallery} />
        ))}
        <Engagement ground="paper" {...engagement} />
        <ServiceCallToAction
          ground="vermilion"
          {...callToAction}
          className={styles.action}
          heading={(id) => (
            <div className={styles.line}>
              <Heading id={id} text={callToActionHeading} level={2} woven />
            </div>
          )}
        />
      </BelowFirstScreen>
    </>
  )
}
