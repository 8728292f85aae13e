import { BelowFirstScreen } from '~/components/below-first-screen/below-first-screen'
import { ServiceCallToAction } from '~/components/service-call-to-action/service-call-to-action'
import { Testimonials } from '~/components/testimonials/testimonials'
import { headOf } from '~/shell/head'
import { transparentBar } from '~/shell/page-handle'
import type { Route } from './+types/route'
import { Campaigns } from './campaigns'
import { Hero } from './hero'
import { projectsData } from './loader.server'
import { Projects } from './projects'
import styles from './projects.module.css'

export const handle = transparentBar('ink')

export const loader = () => projectsData()

export const meta: Route.MetaFunction = ({ loaderData }) => headOf(loaderData?.head)

/** All projects (PROJECTS-1 to PROJECTS-3). */
export default function ProjectsPage({ loaderData }: Route.ComponentProps) {
  const { hero, projects, campaigns, testimonials, callToAction } = loaderData
  return (
    <>
      <Hero {...hero} />
      <Projects {...projects} />
      <BelowFirstScreen>
        <Campaigns {...campaigns} />
        <Testimonials {...testimonials} />
        <ServiceCallToAction ground="saffron" className={styles.closing} {...callToAction} />
      </BelowFirstScreen>
    </>
  )
}
