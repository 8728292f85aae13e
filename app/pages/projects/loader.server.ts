import { edge } from '~/page-data/edge.server'
import { head } from '~/page-data/head.server'
import { pictureData } from '~/page-data/picture.server'
import { testimonials } from '~/page-data/testimonials.server'
import { wovenText } from '~/woven/heading/woven-text.server'
import { project } from '~content/load/project.server'
import { readContent } from '~content/load/read.server'
import { campaigns as campaignsSchema } from '~content/schema/campaigns'
import { projectsPage } from '~content/schema/pages/projects'

/** What the first of all projects shows besides its card: its client's colours, and what was made. */
function firstStory(id = '') {
  const { theme, story } = project(id)
  return { ground: theme.ground, onGround: theme.onGround, made: story?.deliverables ?? [] }
}

/** Everything the page of all projects shows. */
export function projectsData() {
  const page = readContent('pages/projects.yaml', projectsPage)
  const { campaigns } = readContent('campaigns.yaml', campaignsSchema)
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
      first: firstStory(page.projects[0]),
      filters: page.filters.map(({ groups, ...filter }) => ({
        ...filter,
        groups: groups.map(({ projects: members, ...group }) => ({ ...group, members })),
      })),
      shown: page.shown,
    },
    campaigns: {
      heading: wovenText(page.campaigns.heading),
      campaigns: campaigns.map((one) => ({ ...one, picture: pictureData(one.picture, 'campaigns.yaml') })),
    },
    testimonials: testimonials(),
    callToAction: page.callToAction,
  }
}
