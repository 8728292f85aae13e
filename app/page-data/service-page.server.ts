import type { z } from 'zod'
import { phone } from '~/breakpoints'
import { type Setting, wovenText } from '~/woven/heading/woven-text.server'
import { project } from '~content/load/project.server'
import { readContent } from '~content/load/read.server'
import { team as teamSchema } from '~content/schema/collections'
import { servicesPage } from '~content/schema/pages'
import type { ownProject, service, sharedProject } from '~content/schema/services'
import { head } from './head.server'
import { pictureData } from './media.server'
import { portrait } from './portrait.server'

const file = (id: string) => `services/${id}.yaml`

interface ServicePageOptions {
  /** More JSON-LD of the page. */
  structuredData?: Record<string, unknown>[]
  /** How the statement is set. */
  letters?: Setting
}

/** Of a photograph of whoever leads it (engagement.module.css). */
const leaderSizes = `${phone} 70vw, 30vw`

/** What a client gets for which time and money, and the members of the team who lead it (KNOW-2). */
function engagement(id: string, { engagement: terms, sample }: z.output<typeof service>) {
  const { sampleLine, ...titles } = readContent('pages/services.yaml', servicesPage).engagement
  const { director, members } = readContent('team.yaml', teamSchema)
  const leaders = [director, ...members].filter(({ leads = [] }) => leads.some((one) => one === id))
  return {
    ...terms,
    titles,
    leaders: leaders.map(({ name, role, image, altText }) => ({
      name,
      role,
      portrait: portrait({ name, portrait: image, alt: altText, file: 'team.yaml', sizes: leaderSizes }),
    })),
    note: sample ? sampleLine : null,
  }
}

/** What every service page shows (SERVICES-2): head, hero statement, intro, engagement, call to action. */
export function servicePage(
  id: string,
  page: z.output<typeof service>,
  { structuredData = [], letters }: ServicePageOptions = {},
) {
  return {
    head: head({ ...page.head, path: `/services/${id}`, structuredData }),
    heading: wovenText(page.heading, letters),
    lead: page.lead,
    engagement: engagement(id, page),
    callToAction: page.callToAction,
  }
}

/** A card that leads to a case study of its own. */
export function ownCard({ id, line, picture }: z.output<typeof ownProject>, service: string) {
  const { name, card, theme } = project(id)
  return {
    id,
    name,
    line,
    path: `/project/${id}`,
    picture: picture ? pictureData(picture, file(service)) : pictureData(card, `projects/${id}.yaml`),
    panel: theme.panel,
    onPanel: theme.onPanel,
  }
}

/** A card that leads to a case study it shares with others. */
export const sharedCard = (card: z.output<typeof sharedProject>, service: string) => ({
  ...card,
  picture: pictureData(card.picture, file(service)),
  narrow: card.narrow && pictureData(card.narrow, file(service)),
})
