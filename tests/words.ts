import { agency } from '~content/load/agency.server'
import { readContent } from '~content/load/read.server'
import { campaigns, logos, team, testimonials } from '~content/schema/collections'
import { loom, navigation, pancham, popups } from '~content/schema/every-page'
import { films } from '~content/schema/films'
import {
  aboutPage,
  caseStudyPage,
  contactPage,
  homePage,
  notFoundPage,
  projectsPage,
  servicesPage,
} from '~content/schema/pages'
import {
  avPage,
  brandIdentityPage,
  marketingPage,
  printPage,
  uiPage,
  vfxPage,
} from '~content/schema/services'

/** What the content says, read as the pages read it: tests expect these words, whatever they are (FREE-4). */
export const words = {
  agency: agency(),
  navigation: readContent('navigation.yaml', navigation),
  popups: readContent('popups.yaml', popups),
  loom: readContent('loom.yaml', loom),
  pancham: readContent('pancham.yaml', pancham),
  home: readContent('pages/home.yaml', homePage),
  about: readContent('pages/about.yaml', aboutPage),
  projects: readContent('pages/projects.yaml', projectsPage),
  services: readContent('pages/services.yaml', servicesPage),
  contact: readContent('pages/contact.yaml', contactPage),
  caseStudy: readContent('pages/case-study.yaml', caseStudyPage),
  notFound: readContent('pages/not-found.yaml', notFoundPage),
  team: readContent('team.yaml', team),
  testimonials: readContent('testimonials.yaml', testimonials),
  logos: readContent('logos.yaml', logos),
  films: readContent('films.yaml', films),
  campaigns: readContent('campaigns.yaml', campaigns),
}

/** What the service pages say, each by its id. */
export const serviceWords = {
  'brand-identity': readContent('services/brand-identity.yaml', brandIdentityPage),
  'print-media': readContent('services/print-media.yaml', printPage),
  'ui-ux': readContent('services/ui-ux.yaml', uiPage),
  'av-production': readContent('services/av-production.yaml', avPage),
  '3d-vfx': readContent('services/3d-vfx.yaml', vfxPage),
  'marketing-360': readContent('services/marketing-360.yaml', marketingPage),
}

/** A headline as one reads it. */
export const said = ({ wide }: { wide: string[] }): string => wide.join(' ')

const quoted = (text: string) => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')

const filledAnyhow = (sentence: string) =>
  sentence
    .split(/\{\w+\}/)
    .map(quoted)
    .join('.+')

/** What matches one of these sentences as a whole, whatever its places in braces are filled with, e.g. `Play {name}`. */
export const sentencePattern = (...sentences: string[]): RegExp =>
  new RegExp(`^(?:${sentences.map(filledAnyhow).join('|')})$`)

/** What matches a text that says these words somewhere. */
export const containing = (part: string): RegExp => new RegExp(quoted(part))

/** What matches a text that begins with these words. */
export const beginning = (start: string): RegExp => new RegExp(`^${quoted(start)}`)
