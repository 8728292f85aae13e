import { BelowFirstScreen } from '~/components/below-first-screen/below-first-screen'
import { ServiceHero } from '~/components/service-hero/service-hero'
import { ServiceIntro } from '~/components/service-intro/service-intro'
import { headOf } from '~/shell/head'
import { solidBar } from '~/shell/page-handle'
import { Edge } from '~/woven/edge/edge'
import type { Route } from './+types/route'
import { AllFilms } from './all-films'
import styles from './av-production.module.css'
import { BigScreen } from './big-screen'
import { ChipThreads } from './chip-threads'
import { avProductionData } from './loader.server'
import { Rod } from './rod'
import { Showcase } from './showcase'
import { SoundingWarp } from './sounding-warp'

export const handle = solidBar

export const loader = () => avProductionData()

export const meta: Route.MetaFunction = ({ loaderData }) => headOf(loaderData?.head)

/** AV production (SERVICES-8, AV): three films open the page, then the twelve. */
export default function AvProduction({ loaderData }: Route.ComponentProps) {
  const { showcase, heading, wave, lead, chips, landscape, edge, portrait, more, warp, callToAction } =
    loaderData
  return (
    <>
      <Showcase {...showcase} />
      <ServiceHero ground="indigo" letter="saffron" halo="ink" heading={heading}>
        <div
          className={styles.wave}
          style={{ backgroundImage: `url(${wave.src})`, blockSize: wave.height }}
        />
      </ServiceHero>

      <ServiceIntro ground="indigo" lead={lead}>
        <ChipThreads chips={chips} />
      </ServiceIntro>
      <BelowFirstScreen>
        <BigScreen {...landscape} />
        <Edge {...edge} weavesIn />
        <Rod {...portrait} />
        <AllFilms {...more} />
        <SoundingWarp {...callToAction} warp={warp} />
      </BelowFirstScreen>
    </>
  )
}
