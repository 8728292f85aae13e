import type { z } from 'zod'
import { campaigns, cycle, logos, team, testimonials } from './collections'
import { agency, loom, navigation, pancham, popups, seasons } from './every-page'
import { films } from './films'
import { livingWords } from './living'
import {
  aboutPage,
  caseStudyPage,
  contactPage,
  homePage,
  notFoundPage,
  projectsPage,
  servicesPage,
} from './pages'
import { projectSchema } from './project'
import { avPage, brandIdentityPage, marketingPage, printPage, uiPage, vfxPage } from './services'

/** Every content file with its schema. Add a new file here. */
export const neededFiles: Readonly<Record<string, z.ZodType>> = {
  'agency.yaml': agency,
  'campaigns.yaml': campaigns,
  'cycle.yaml': cycle,
  'films.yaml': films,
  'logos.yaml': logos,
  ...Object.fromEntries(Object.entries(livingWords).map(([name, words]) => [`living/${name}.yaml`, words])),
  'loom.yaml': loom,
  'navigation.yaml': navigation,
  'pages/about.yaml': aboutPage,
  'pages/case-study.yaml': caseStudyPage,
  'pages/contact.yaml': contactPage,
  'pages/home.yaml': homePage,
  'pages/not-found.yaml': notFoundPage,
  'pages/projects.yaml': projectsPage,
  'pages/services.yaml': servicesPage,
  'pancham.yaml': pancham,
  'popups.yaml': popups,
  'seasons.yaml': seasons,
  'services/3d-vfx.yaml': vfxPage,
  'services/av-production.yaml': avPage,
  'services/brand-identity.yaml': brandIdentityPage,
  'services/marketing-360.yaml': marketingPage,
  'services/print-media.yaml': printPage,
  'services/ui-ux.yaml': uiPage,
  'team.yaml': team,
  'testimonials.yaml': testimonials,
}

const projectFile = /^projects\/([a-z0-9]+(?:-[a-z0-9]+)*)\.yaml$/

/** The schema of a content file, or `undefined` if the site does not use a file of that name. */
export function findSchema(file: string): z.ZodType | undefined {
  const [, project] = projectFile.exec(file) ?? []
  return project === undefined ? neededFiles[file] : projectSchema(project)
}
