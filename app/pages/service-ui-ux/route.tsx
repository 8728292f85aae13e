import { BelowFirstScreen } from '~/components/below-first-screen/below-first-screen'
import { ServiceIntro } from '~/components/service-intro/service-intro'
import { ServiceProject } from '~/components/service-project/service-project'
import { headOf } from '~/head'
import { solidBar } from '~/page-handle'
import type { Route } from './+types/route'
import { uiUxData } from './loader.server'
import { Street } from './street'
import { Switches } from './switches'
import styles from './ui-ux.module.css'
import { Visitors } from './visitors'

export const handle = solidBar

export const loader = () => uiUxData()

export const meta: Route.MetaFunction = ({ loaderData }) => headOf(loaderData?.head)

/** UI/UX (SERVICES-7): a street of windows with somebody at home in each. */
export default function UiUx({ loaderData }: Route.ComponentProps) {
  const { heading, street, lead, chips, projects, callToAction } = loaderData
  return (
    <>
      <Street heading={heading} street={street} />

      <ServiceIntro ground="paper" lead={lead} className={styles.intro}>
        <Switches chips={chips} />
      </ServiceIntro>
      <BelowFirstScreen>
        <div className={styles.projects}>
          {projects.map((project) => (
            <ServiceProject key={project.name} {...project} sizes="100vw" />
          ))}
        </div>
        <Visitors {...callToAction} />
      </BelowFirstScreen>
    </>
  )
}
