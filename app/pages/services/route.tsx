import { BelowFirstScreen } from '~/components/below-first-screen/below-first-screen'
import { LogoWall } from '~/components/logo-wall/logo-wall'
import { Testimonials } from '~/components/testimonials/testimonials'
import { headOf } from '~/shell/head'
import { transparentBar } from '~/shell/page-handle'
import type { Route } from './+types/route'
import { CallToAction } from './call-to-action'
import { Hero } from './hero'
import { servicesData } from './loader.server'
import { Solutions } from './solutions'

export const handle = transparentBar('indigo')

export const loader = () => servicesData()

export const meta: Route.MetaFunction = ({ loaderData }) => headOf(loaderData?.head)

export default function Services({ loaderData }: Route.ComponentProps) {
  const { hero, solutions, logoWall, testimonials, callToAction } = loaderData
  return (
    <>
      <Hero {...hero} />

      <Solutions {...solutions} />
      <BelowFirstScreen>
        <LogoWall {...logoWall} />
        <Testimonials {...testimonials} />
        <CallToAction {...callToAction} />
      </BelowFirstScreen>
    </>
  )
}
