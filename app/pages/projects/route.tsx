import { BelowFirstScreen } from '~/components/below-first-screen/below-first-screen'
import { Testimonials } from '~/components/testimonials/testimonials'
import { headOf } from '~/head'
import { overHero } from '~/navigation'
import type { Route } from './+types/route'
import { Campaigns } from './campaigns'
import { Hero } from './hero'
import { projectsData } from './loader.server'
import { ProjectGrid } from './project-grid'

export const handle = overHero('ink')

export const loader = () => projectsData()

export const meta: Route.MetaFunction = ({ loaderData }) => headOf(loaderData?.head)

/** All projects (PROJECTS-1, PROJECTS-2). */
export default function Projects({ loaderData }: Route.ComponentProps) {
  const { hero, projects, campaigns, testimonials } = loaderData
  return (
    <>
      <Hero {...hero} />

      <ProjectGrid {...projects} />
      <BelowFirstScreen>
        <Campaigns {...campaigns} />
        <Testimonials {...testimonials} />
      </BelowFirstScreen>
    </>
  )
}
