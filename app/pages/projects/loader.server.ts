import { edge } from '~/page-data/edge.server'
import { head } from '~/page-data/head.server'
import { pictureData } from '~/page-data/picture.server'
import { testimonials } from '~/page-data/testimonials.server'
import { wovenText } from '~/woven/heading/woven-text.server'
import { project } from '~content/load/project.server'
import { readContent } from '~content/load/read.server'
import { campaigns as campaignsSchema } from '~content/schema/campaigns'
import { projectsPage } from '~content/schema/pages/projects'

function coloursOf(id = '') {
  const { ground, onGround } = project(id).theme
  return { ground, onGround }
}

/** Everything the page of all projects shows. */
export function projectsData() {
  const page = readContent('pages/projects.yaml', projectsPage)
  const { campaigns } = readContent('campaigns.yaml', campaignsSchema)
  return {
    head: head({ ...page.head, path: '/projects' }),
    hero: { heading: wovenText(page.hero.heading), edge: edge('diamonds-ink-paper') },
    projects: {
      label: page.all,
      projects: page.projects.map((id) => {
        const { name, sector, summary, card } = project(id)
        return { id, name, sector, description: summary, picture: pictureData(card, `projects/${id}.yaml`) }
      }),
      storyColours: coloursOf(page.projects[0]),
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
  }
}
