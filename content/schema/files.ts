import type { z } from 'zod'
import { campaigns, cycle, logos, team, testimonials } from './collections'
import { agency, loom, navigation, popups } from './every-page'
import { films } from './films'
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
  'loom.yaml': loom,
  'navigation.yaml': navigation,
  'pages/about.yaml': aboutPage,
  'pages/case-study.yaml': caseStudyPage,
  'pages/contact.yaml': contactPage,
  'pages/home.yaml': homePage,
  'pages/not-found.yaml': notFoundPage,
  'pages/projects.yaml': projectsPage,
  'pages/services.yaml': servicesPage,
  'popups.yaml': popups,
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
