import { useLate } from '~/behaviours/late/use-late'
import { ActionLink } from '~/components/action/action'
import { BelowFirstScreen } from '~/components/below-first-screen/below-first-screen'
import { LogoWall } from '~/components/logo-wall/logo-wall'
import { Showreel } from '~/components/showreel/showreel'
import { Testimonials } from '~/components/testimonials/testimonials'
import { describeHead } from '~/shell/head'
import { transparentBar } from '~/shell/page-handle'
import { Edge } from '~/woven/edge/edge'
import { EyeRow } from '~/woven/eye/eye'
import { Heading } from '~/woven/heading/heading'
import type { Route } from './+types/route'
import { CallToAction } from './call-to-action'
import styles from './home.module.css'
import { type HomeData, homeData } from './loader.server'
import { Pancham } from './pancham'
import { Stories } from './stories'

export const handle = transparentBar('vermilion')

export const loader = () => homeData()

export const meta: Route.MetaFunction = ({ loaderData }) => describeHead(loaderData?.head)

const load = () => import('./late')

interface Late {
  late: Awaited<ReturnType<typeof load>> | null | undefined
}

/** Headline with a tagline; a row of eyes looks up at it (HOME-1), and a visitor's name joins it (ALIVE-1). */
function Hero({ heading, tagline, link, late }: HomeData['hero'] & Late) {
  return (
    <section className={styles.hero} data-ground="vermilion">
      <div className={styles.words}>
        <Heading text={heading} woven />
        <div className={styles.foot}>
          <p className={styles.tagline}>{tagline}</p>
          <ActionLink href={link.path} size="large">
            {link.label}
          </ActionLink>
          {late ? <late.HeroLoom /> : late !== null && <div className={styles.loom} />}
        </div>
      </div>
      <EyeRow count={7} ground="madder" />
    </section>
  )
}

/** What the agency's name means, said once and large. */
function Manifesto({ before, odia, after, close }: HomeData['manifesto']) {
  return (
    <div className={styles.meaning} data-ground="ink">
      <p className={styles.manifesto}>
        {before}{' '}
        <span lang="or" className={styles.odia}>
          {odia}
        </span>
        {`, ${after}`} <strong className={styles.close}>{close}</strong>
      </p>
    </div>
  )
}

export default function Home({ loaderData }: Route.ComponentProps) {
  const late = useLate(load)
  const { hero, showreel, manifesto, stories, pancham, edges, logoWall, testimonials, callToAction } =
    loaderData
  return (
    <>
      <Hero {...hero} late={late} />
      <Showreel {...showreel} />
      <BelowFirstScreen>
        <Manifesto {...manifesto} />
        <Edge {...edges.toStories} weavesIn />
        <Stories {...stories} />
        <Pancham {...pancham} Strings={late?.Strings} />
        <div className={styles.patti} />
        <LogoWall {...logoWall} />
        <Testimonials {...testimonials} />
        <CallToAction {...callToAction} />
      </BelowFirstScreen>
    </>
  )
}
