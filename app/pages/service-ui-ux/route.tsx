import { BelowFirstScreen } from '~/components/below-first-screen/below-first-screen'
import { ChipPictures } from '~/components/chip-pictures/chip-pictures'
import { ServiceIntro } from '~/components/service-intro/service-intro'
import { ServiceProject } from '~/components/service-project/service-project'
import { headOf } from '~/shell/head'
import { solidBar } from '~/shell/page-handle'
import type { Route } from './+types/route'
import { uiUxData } from './loader.server'
import { OpenDoor } from './open-door'
import { Screens } from './screens'
import styles from './ui-ux.module.css'

export const handle = solidBar

export const loader = () => uiUxData()

export const meta: Route.MetaFunction = ({ loaderData }) => headOf(loaderData?.head)

/** UI/UX (SERVICES-7): one elephant, every screen. */
export default function UiUx({ loaderData }: Route.ComponentProps) {
  const { heading, screens, wide, narrow, lead, chips, steps, projects, callToAction, door, guest } =
    loaderData
  return (
    <>
      <Screens heading={heading} screens={screens} wide={wide} narrow={narrow} />

      <ServiceIntro ground="paper" lead={lead} className={styles.intro}>
        <ChipPictures chips={chips} pictures={steps} className={styles.steps} />
      </ServiceIntro>
      <BelowFirstScreen>
        <div className={styles.projects}>
          {projects.map((project) => (
            <ServiceProject key={project.name} {...project} sizes="100vw" />
          ))}
        </div>
        <OpenDoor {...callToAction} door={door} guest={guest} />
      </BelowFirstScreen>
    </>
  )
}
