import { wovenText } from '~/woven/heading/woven-text.server'
import { campaigns as campaignsSchema } from '../schema/campaigns'
import { projectsPage } from '../schema/pages/projects'
import { edge } from './edge.server'
import { head } from './head.server'
import { pictureData } from './picture.server'
import { project } from './project.server'
import { readContent } from './read.server'
import { testimonials } from './shared.server'

/** Everything the page of all projects shows. */
export function projectsData() {
  const page = readContent('pages/projects.yaml', projectsPage)
  const { campaigns } = readContent('campaigns.yaml', campaignsSchema)
  return {
    head: head({ ...page.head, path: '/projects' }),
    hero: { heading: wovenText(page.hero.heading), edge: edge('diamonds-ink-paper') },
    projects: page.projects.map((id) => {
      const { name, sector, summary, card } = project(id)
      return { id, name, sector, description: summary, picture: pictureData(card, `projects/${id}.yaml`) }
    }),
    campaigns: {
      heading: wovenText(page.campaigns.heading),
      campaigns: campaigns.map((one) => ({ ...one, picture: pictureData(one.picture, 'campaigns.yaml') })),
    },
    testimonials: testimonials(),
  }
}
