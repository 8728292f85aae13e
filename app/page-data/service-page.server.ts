import type { z } from 'zod'
import { type Setting, wovenText } from '~/woven/heading/woven-text.server'
import { project } from '~content/load/project.server'
import type { ownProject, service, sharedProject } from '~content/schema/services'
import { head } from './head.server'
import { pictureData } from './media.server'

const file = (id: string) => `services/${id}.yaml`

interface ServicePageOptions {
  /** More JSON-LD of the page. */
  structuredData?: Record<string, unknown>[]
  /** How the statement is set. */
  letters?: Setting
}

/** What every service page shows (SERVICES-2): head, hero statement, intro, call to action. */
export function servicePage(
  id: string,
  page: z.output<typeof service>,
  { structuredData = [], letters }: ServicePageOptions = {},
) {
  return {
    head: head({ ...page.head, path: `/services/${id}`, structuredData }),
    heading: wovenText(page.heading, letters),
    lead: page.lead,
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
