import { phoneOrTablet } from '~/breakpoints'
import { BelowFirstScreen } from '~/components/below-first-screen/below-first-screen'
import { ServiceCallToAction } from '~/components/service-call-to-action/service-call-to-action'
import { ServiceHero } from '~/components/service-hero/service-hero'
import { ServiceIntro } from '~/components/service-intro/service-intro'
import { ServiceProject } from '~/components/service-project/service-project'
import { headOf } from '~/shell/head'
import { solidBar } from '~/shell/page-handle'
import { Heading } from '~/woven/heading/heading'
import type { Route } from './+types/route'
import { InkBars } from './ink-bars'
import { printMediaData } from './loader.server'
import { LotusPrint } from './lotus-print'
import { PrintGallery } from './print-gallery'
import styles from './print-media.module.css'

export const handle = solidBar

export const loader = () => printMediaData()

export const meta: Route.MetaFunction = ({ loaderData }) => headOf(loaderData?.head)

/** Two thirds and one third, and the other way round, equally high: all are cut at their sides (print-media.module.css). */
const columns = ['69vw', '46vw', '46vw', '69vw']

const sizesOf = (index: number, count: number) =>
  index === count - 1 && index % 2 === 0 ? '102vw' : columns[index % columns.length]

/** Print media (SERVICES-6): a lotus on three plates that find their register as the page scrolls. */
export default function PrintMedia({ loaderData }: Route.ComponentProps) {
  const { heading, lotus, chips, lead, aside, projects, galleries, callToAction, callToActionHeading } =
    loaderData
  return (
    <>
      <ServiceHero ground="vermilion" letter="ink" halo="paper" heading={heading} className={styles.hero}>
        <LotusPrint {...lotus} />
      </ServiceHero>
      <InkBars chips={chips} />
      <ServiceIntro ground="paper" lead={lead} aside={aside} />
      <BelowFirstScreen>
        <div className={styles.projects}>
          {projects.map((project, index) => (
            <ServiceProject
              key={project.name}
              {...project}
              sizes={`${phoneOrTablet} 100vw, ${sizesOf(index, projects.length)}`}
            />
          ))}
        </div>
        {galleries.map((gallery) => (
          <PrintGallery key={gallery.name} {...gallery} />
        ))}
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
