import { BelowFirstScreen } from '~/components/below-first-screen/below-first-screen'
import { ServiceCallToAction } from '~/components/service-page/service-page'
import { Testimonials } from '~/components/testimonials/testimonials'
import { head } from '~/page-data/head.server'
import { edge, pictureData } from '~/page-data/media.server'
import { testimonials } from '~/page-data/testimonials.server'
import { describeHead } from '~/shell/head'
import { transparentBar } from '~/shell/page-handle'
import { Edge } from '~/woven/edge/edge'
import { Heading } from '~/woven/heading/heading'
import { wovenText } from '~/woven/heading/woven-text.server'
import { project } from '~content/load/project.server'
import { readContent } from '~content/load/read.server'
import { campaigns as campaignsSchema } from '~content/schema/collections'
import { projectsPage } from '~content/schema/pages'
import type { Route } from './+types/route'
import { Campaigns } from './campaigns'
import { Projects } from './projects'
import styles from './projects.module.css'

export const handle = transparentBar('ink')

/** What a campaign reached first of all, as its case study says it. */
function firstResult(path: string) {
  const { sections } = project(path.replace('/project/', ''))
  return sections.flatMap((section) => (section.kind === 'campaign' ? section.results : []))[0]
}

/** The data of the projects page. */
export function loader() {
  const page = readContent('pages/projects.yaml', projectsPage)
  const { campaigns } = readContent('campaigns.yaml', campaignsSchema)
  const { theme, story } = project(page.projects[0] ?? '')
  const covers = new Map(page.covers?.map((cover) => [cover.id, cover.picture]))
  return {
    head: head({ ...page.head, path: '/projects' }),
    hero: { heading: wovenText(page.hero.heading), edge: edge('sampler') },
    projects: {
      label: page.all,
      projects: page.projects.map((id) => {
        const { name, sector, summary, card } = project(id)
        const cover = covers.get(id)
        const picture = cover
          ? pictureData(cover, 'pages/projects.yaml')
          : pictureData(card, `projects/${id}.yaml`)
        return { id, name, sector, description: summary, picture }
      }),
      first: { ground: theme.ground, onGround: theme.onGround, made: story?.deliverables ?? [] },
      filters: page.filters.map(({ groups, ...filter }) => ({
        ...filter,
        groups: groups.map(({ projects: members, ...group }) => ({ ...group, members })),
      })),
      shown: page.shown,
    },
    campaigns: {
      heading: wovenText(page.campaigns.heading),
      campaigns: campaigns.map((one) => ({
        ...one,
        result: firstResult(one.path),
        picture: pictureData(one.picture, 'campaigns.yaml'),
      })),
    },
    testimonials: testimonials(),
    callToAction: page.callToAction,
  }
}

export const meta: Route.MetaFunction = ({ loaderData }) => describeHead(loaderData?.head)

/** All projects (PROJECTS-1 to PROJECTS-3), below the page's name and a sampler with a patch for each. */
export default function ProjectsPage({ loaderData }: Route.ComponentProps) {
  const { hero, projects, campaigns, testimonials, callToAction } = loaderData
  return (
    <>
      <section className={styles.hero} data-ground="ink" data-threads="double">
        <div className={styles.words}>
          <Heading text={hero.heading} woven />
        </div>
        <Edge {...hero.edge} />
      </section>
      <Projects {...projects} />
      <BelowFirstScreen>
        <Campaigns {...campaigns} />
        <Testimonials {...testimonials} />
        <ServiceCallToAction ground="saffron" className={styles.closing} {...callToAction} />
      </BelowFirstScreen>
    </>
  )
}
