import type { z } from 'zod'
import { agency } from './agency'
import { campaigns } from './campaigns'
import { cycle } from './cycle'
import { films } from './films'
import { logos } from './logos'
import { loom } from './loom'
import { navigation } from './navigation'
import { aboutPage } from './pages/about'
import { caseStudyPage } from './pages/case-study'
import { contactPage } from './pages/contact'
import { homePage } from './pages/home'
import { notFoundPage } from './pages/not-found'
import { projectsPage } from './pages/projects'
import { servicesPage } from './pages/services'
import { popups } from './popups'
import { projectOf } from './project'
import { avPage, brandIdentityPage, marketingPage, printPage, uiPage, vfxPage } from './services/pages'
import { team } from './team'
import { testimonials } from './testimonials'

/** Every file that the site needs, from the folder `content`, with its schema. A new file is entered here. */
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

/** The schema of a content file, or `undefined` where the site has no use for a file of that name. */
export function schemaOf(file: string): z.ZodType | undefined {
  const [, project] = projectFile.exec(file) ?? []
  return project === undefined ? neededFiles[file] : projectOf(project)
}
