import { BelowFirstScreen } from '~/components/below-first-screen/below-first-screen'
import { ChipPictures } from '~/components/chip-pictures/chip-pictures'
import { Image } from '~/components/picture/image'
import { ServiceCallToAction } from '~/components/service-call-to-action/service-call-to-action'
import { ServiceHero } from '~/components/service-hero/service-hero'
import { ServiceIntro } from '~/components/service-intro/service-intro'
import { headOf } from '~/shell/head'
import { solidBar } from '~/shell/page-handle'
import type { Route } from './+types/route'
import { DressedBlock } from './dressed-block'
import { vfxData } from './loader.server'
import { Modelled } from './modelled'
import styles from './vfx.module.css'

export const handle = solidBar

export const loader = () => vfxData()

export const meta: Route.MetaFunction = ({ loaderData }) => headOf(loaderData?.head)

/** 3D and VFX (SERVICES-3): a knot that stands in front of its own headline. */
export default function Vfx({ loaderData }: Route.ComponentProps) {
  const { heading, knot, cubes, lead, chips, crafts, modelled, block, cloth, callToAction } = loaderData
  return (
    <>
      <ServiceHero ground="saffron" letter="ink" halo="paper" heading={heading} className={styles.hero}>
        <div className={styles.stage}>
          <p className={styles.line}>{knot.line}</p>
          <div className={styles.cubes} style={{ backgroundImage: `url(${cubes.src})` }} />
          <Image file={knot} alt={knot.alt} className={styles.knot} />
        </div>
      </ServiceHero>
      <div data-ground="ink">
        <ServiceIntro ground="ink" lead={lead} className={styles.intro} />
        <ChipPictures chips={chips} pictures={crafts} className={styles.crafts} />
      </div>
      <BelowFirstScreen>
        {modelled.projects.length > 0 && <Modelled {...modelled} />}
        <ServiceCallToAction ground="vermilion" {...callToAction} className={styles.action}>
          <DressedBlock block={block} cloth={cloth} className={styles.block} />
        </ServiceCallToAction>
      </BelowFirstScreen>
    </>
  )
}
