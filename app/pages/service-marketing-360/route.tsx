import { phone } from '~/breakpoints'
import { BelowFirstScreen } from '~/components/below-first-screen/below-first-screen'
import { Image } from '~/components/picture/image'
import { ServiceCallToAction } from '~/components/service-call-to-action/service-call-to-action'
import { ServiceHero } from '~/components/service-hero/service-hero'
import { ServiceIntro } from '~/components/service-intro/service-intro'
import { headOf } from '~/shell/head'
import { solidBar } from '~/shell/page-handle'
import type { Route } from './+types/route'
import { Campaigns } from './campaigns'
import { marketingData } from './loader.server'
import styles from './marketing.module.css'
import { SunWheel } from './sun-wheel'

export const handle = solidBar

export const loader = () => marketingData()

export const meta: Route.MetaFunction = ({ loaderData }) => headOf(loaderData?.head)

/** Marketing 360 (SERVICES-5): the sun wheel, its hub a knot. */
export default function Marketing({ loaderData }: Route.ComponentProps) {
  const { heading, wheel, chips, lead, aside, projects, rolling, rollingOnPhones, callToAction } = loaderData
  return (
    <>
      <ServiceHero ground="ink" letter="vermilion" halo="paper" heading={heading} />
      <div className={styles.hub} data-ground="ink">
        <SunWheel wheel={wheel} chips={chips} />
        <ServiceIntro ground="ink" lead={lead} aside={aside} className={styles.intro} />
      </div>
      <BelowFirstScreen>
        <Campaigns projects={projects} />
        <ServiceCallToAction ground="vermilion" {...callToAction} className={styles.action}>
          <picture>
            <source
              media={phone}
              srcSet={rollingOnPhones.src}
              width={rollingOnPhones.width}
              height={rollingOnPhones.height}
            />
            <Image file={rolling} alt="" className={styles.rolling} loading="lazy" />
          </picture>
        </ServiceCallToAction>
      </BelowFirstScreen>
    </>
  )
}
