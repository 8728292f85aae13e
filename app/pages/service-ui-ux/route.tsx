import { phone } from '~/breakpoints'
import { BelowFirstScreen } from '~/components/below-first-screen/below-first-screen'
import { Image } from '~/components/picture/picture'
import { Engagement } from '~/components/service-page/engagement'
import {
  ChipPictures,
  ServiceCallToAction,
  ServiceHero,
  ServiceIntro,
} from '~/components/service-page/service-page'
import { ServiceProject } from '~/components/service-page/service-project'
import { woven } from '~/page-data/media.server'
import { servicePage, sharedCard } from '~/page-data/service-page.server'
import { describeHead } from '~/shell/head'
import { solidBar } from '~/shell/page-handle'
import { readContent } from '~content/load/read.server'
import { uiPage } from '~content/schema/services'
import type { Route } from './+types/route'
import doorStyles from './open-door.module.css'
import screenStyles from './screens.module.css'
import styles from './ui-ux.module.css'

export const handle = solidBar

/** The data of the page (SERVICES-7). */
export function loader() {
  const id = 'ui-ux'
  const page = readContent(`services/${id}.yaml`, uiPage)
  return {
    ...servicePage(id, page),
    chips: page.chips,
    screens: { ...woven('screens'), alt: page.screens },
    wide: woven('wide-screen'),
    // The two tall screens, for phones.
    narrow: woven('screens-on-phones'),
    steps: woven('screen-steps'),
    door: woven('open-door'),
    guest: woven('long-guest'),
    projects: page.projects.map((one) => sharedCard(one, id)),
  }
}

export const meta: Route.MetaFunction = ({ loaderData }) => describeHead(loaderData?.head)

type Data = ReturnType<typeof loader>

/**
 * A street of screens, with one elephant adapted to each (SERVICES-7). As the page scrolls, a hand pulls the widest screen
 * narrower, and the cloth inside loses repeat after repeat: the picture is there twice, its back half cut shorter while its front
 * half moves up.
 */
function Screens({ heading, screens, wide, narrow }: Pick<Data, 'heading' | 'screens' | 'wide' | 'narrow'>) {
  return (
    <ServiceHero
      ground="paper"
      letter="indigo"
      halo="vermilion"
      threads="warp"
      heading={heading}
      className={screenStyles.hero}
    >
      <div className={screenStyles.crop}>
        <div className={screenStyles.street}>
          <picture>
            <source media={phone} srcSet={narrow.src} width={narrow.width} height={narrow.height} />
            <Image file={screens} alt={screens.alt} className={screenStyles.picture} />
          </picture>
          <div className={screenStyles.wide} aria-hidden="true">
            <Image file={wide} alt="" className={screenStyles.back} />
            <div className={screenStyles.front} data-pulled="">
              <Image file={wide} alt="" className={screenStyles.head} />
              <svg className={screenStyles.cursor} viewBox="-1 -1 23 11" aria-hidden="true">
                <path d="M0 4h1V3h1V2h1V1h1V0h2v3h9V0h2v1h1v1h1v1h1v1h1v1h-1v1h-1v1h-1v1h-1v1h-2V6H6v3H4V8H3V7H2V6H1V5H0z" />
              </svg>
            </div>
          </div>
        </div>
      </div>
    </ServiceHero>
  )
}

/** A temple door with the light on; a very long elephant walks in as the page is scrolled (SERVICES-7). */
function OpenDoor({ door, guest, ...words }: Data['callToAction'] & Pick<Data, 'door' | 'guest'>) {
  return (
    <ServiceCallToAction ground="indigo" {...words} colour="vermilion" className={doorStyles.action}>
      <div className={doorStyles.scene}>
        <Image file={door} alt="" className={doorStyles.picture} loading="lazy" />
        <Image file={guest} alt="" className={doorStyles.guest} loading="lazy" />
      </div>
    </ServiceCallToAction>
  )
}

/** UI/UX (SERVICES-7): one elephant, every screen. */
export default function UiUx({ loaderData }: Route.ComponentProps) {
  const {
    heading,
    screens,
    wide,
    narrow,
    lead,
    chips,
    steps,
    projects,
    engagement,
    callToAction,
    door,
    guest,
  } = loaderData
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
        <Engagement ground="husk" {...engagement} />
        <OpenDoor {...callToAction} door={door} guest={guest} />
      </BelowFirstScreen>
    </>
  )
}
