import { BelowFirstScreen } from '~/components/below-first-screen/below-first-screen'
import { LogoWall } from '~/components/logo-wall/logo-wall'
import { Testimonials } from '~/components/testimonials/testimonials'
import { headOf } from '~/shell/head'
import { transparentBar } from '~/shell/page-handle'
import { Edge } from '~/woven/edge/edge'
import type { Route } from './+types/route'
import { CallToAction } from './call-to-action'
import { Hero } from './hero'
import styles from './home.module.css'
import { homeData } from './loader.server'
import { Manifesto } from './manifesto'
import { Pancham } from './pancham'
import { Showreel } from './showreel'
import { Stories } from './stories'

export const handle = transparentBar('vermilion')

export const loader = () => homeData()

export const meta: Route.MetaFunction = ({ loaderData }) => headOf(loaderData?.head)

export default function Home({ loaderData }: Route.ComponentProps) {
  const { hero, showreel, manifesto, stories, pancham, edges, logoWall, testimonials, callToAction } =
    loaderData
  return (
    <>
      <Hero {...hero} />
      <Showreel {...showreel} />
      <BelowFirstScreen>
        <div className={styles.manifesto} data-ground="ink">
          <Manifesto {...manifesto} />
        </div>
        <Edge {...edges.toStories} weavesIn />
        <Stories {...stories} />
        <Pancham {...pancham} />
        <div className={styles.patti} />
        <LogoWall {...logoWall} />
        <Testimonials {...testimonials} />
        <CallToAction {...callToAction} />
      </BelowFirstScreen>
    </>
  )
}
