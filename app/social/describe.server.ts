import type { z } from 'zod'
import { clientBandFile } from '~/page-data/client-band.server'
import { pictureFile, wovenFile } from '~/page-data/media.server'
import { agency } from '~content/load/agency.server'
import { project } from '~content/load/project.server'
import { readContent } from '~content/load/read.server'
import { knownPaths } from '~content/schema/known'
import type { Typeface } from '~content/schema/look'
import {
  aboutPage,
  contactPage,
  homePage,
  notFoundPage,
  projectsPage,
  servicesPage,
} from '~content/schema/pages'
import type { picture } from '~content/schema/parts'
import type { Project } from '~content/schema/project'
import { service } from '~content/schema/services'
import { fullPictureName } from '~content/schema/study-pictures'
import { socialAddress } from './address'

/** A picture's file or bytes, and the point that stays visible, e.g. `50% 0%`. */
export interface Shot {
  file: string | Buffer
  focus?: string | undefined
}

interface Colours {
  ground: string
  letter: string
  halo: string
  /** The agency's name and mark, and the eye in it. */
  mark: string
  eye: string
}

/** What a page's social picture shows. Colours are values or names in tokens.css. */
export type SocialPicture =
  | { kind: 'own'; shot: Shot }
  | ({
      kind: 'woven'
      agency: string
      /** The headline, with each set of line breaks that its author chose. */
      headlines: readonly string[][]
      odia?: string
      /** Below the headline, small. */
      label?: string
      /** A cloth that hangs beside the headline. */
      cloth?: string
      /** Pictures beside the headline, or in a row below it. */
      shots: readonly Shot[]
      shotsAre?: 'beside' | 'below'
      /** A row of eyes, or woven pictures side by side, repeated. */
      foot?: { files: readonly string[]; height: number } | 'eyes'
    } & Colours)
  | {
      kind: 'client'
      agency: string
      name: string
      lines: string[]
      sector: string
      ground: string
      onGround: string
      typeface: Typeface
      band: { file: string | Buffer; height: number }
      shot: Shot
    }

const shot = ({ name, focus }: Pick<z.output<typeof picture>, 'name' | 'focus'>, width: number): Shot => ({
  file: pictureFile(name, width),
  focus,
})

const colours = (names: string): Colours => {
  const [ground = '', letter = '', halo = '', mark = '', eye = ''] = names.split(' ')
  return { ground, letter, halo, mark, eye }
}

/** The colours of a service page's first screen. */
const serviceColours: Record<string, Colours> = {
  '3d-vfx': colours('saffron ink paper ink vermilion'),
  'av-production': colours('indigo saffron ink paper indigo'),
  'brand-identity': colours('madder turmeric ink paper madder'),
  'marketing-360': colours('ink vermilion paper paper vermilion'),
  'print-media': colours('vermilion ink paper ink vermilion'),
  'ui-ux': colours('paper indigo vermilion indigo vermilion'),
}

const bothBreaks = ({ wide, narrow }: { wide: string[]; narrow: string[] }) => [wide, narrow]

const edgeFoot = (name: string) => {
  const { file, height } = wovenFile(name)
  return { files: [file], height }
}

/** Pictures that represent a case study of several clients: one of each, or of its films. */
function picturesOfStudy(id: string, { sections, card }: Project): string[] {
  const names = sections.flatMap((section) => {
    if (section.kind === 'films') return section.films.map((film) => `films/${film.id}`)
    const rows = 'desktop' in section ? section.desktop.flat() : []
    const own =
      section.kind === 'client' ? (section.linkPicture ?? rows[Math.floor(rows.length / 2)]) : rows[0]
    return own ? [fullPictureName(id, own)] : []
  })
  return names.length > 2 ? names.slice(0, 3) : [card.name]
}

async function caseStudy(id: string, name: string): Promise<SocialPicture> {
  const study = project(id)
  const { theme, card, title, sections } = study
  const hasSeveralClients = sections.some(({ kind }) => kind === 'films' || kind === 'client')
  if (!hasSeveralClients)
    return {
      kind: 'client',
      agency: name,
      name: study.name,
      lines: title,
      sector: study.sector,
      ground: theme.panel,
      onGround: theme.onPanel,
      typeface: theme.typeface,
      band: await clientBandFile(id),
      shot: shot(card, 840),
    }
  return {
    kind: 'woven',
    agency: name,
    headlines: [title],
    ground: theme.ground,
    letter: theme.accent,
    halo: theme.panel,
    mark: theme.onGround,
    eye: theme.panel,
    shots: picturesOfStudy(id, study).map((one) => shot({ name: one }, 480)),
    shotsAre: 'below',
  }
}

function serviceWithCloth(id: string, name: string): SocialPicture {
  const page = readContent(`services/${id}.yaml`, service)
  return {
    kind: 'woven',
    agency: name,
    headlines: [page.heading.narrow, page.heading.wide],
    label: page.name,
    cloth: wovenFile(`swatch-${id}`).file,
    shots: [],
    ...(serviceColours[id] ?? colours('ink saffron paper paper vermilion')),
  }
}

/** Pages that exist once, by address: their own picture if they have one, otherwise what is drawn. */
const pages: Record<
  string,
  (name: string) => [own: z.output<typeof picture> | undefined, drawn: SocialPicture]
> = {
  '/': (agency) => {
    const { head, hero } = readContent('pages/home.yaml', homePage)
    const drawn = {
      kind: 'woven',
      agency,
      headlines: bothBreaks(hero.heading),
      foot: 'eyes',
      shots: [],
    } as const
    return [head.socialPicture, { ...drawn, ...colours('vermilion ink paper ink vermilion') }]
  },
  '/about': (agency) => {
    const { head, hero } = readContent('pages/about.yaml', aboutPage)
    const knots = [1, 2, 3, 4, 5].map((number) => wovenFile(`topknot-${number}`))
    const foot = { files: knots.map(({ file }) => file), height: 180 }
    const drawn = { kind: 'woven', agency, headlines: bothBreaks(hero.heading), foot, shots: [] } as const
    return [head.socialPicture, { ...drawn, ...colours('madder paper ink paper madder') }]
  },
  '/projects': (agency) => {
    const { head, hero, projects } = readContent('pages/projects.yaml', projectsPage)
    const shots = projects.slice(0, 6).map((id) => shot(project(id).card, 280))
    const foot = edgeFoot('edge-sampler-phone')
    const drawn = { kind: 'woven', agency, headlines: bothBreaks(hero.heading), foot, shots } as const
    return [
      head.socialPicture,
      { ...drawn, shotsAre: 'beside', ...colours('ink vermilion paper paper vermilion') },
    ]
  },
  '/services': (agency) => {
    const { head, hero, solutions } = readContent('pages/services.yaml', servicesPage)
    const shots = solutions.pieces.slice(0, 1).map(({ picture }) => shot(picture, 840))
    const foot = edgeFoot('edge-wheels-phone')
    const drawn = { kind: 'woven', agency, headlines: bothBreaks(hero.heading), foot, shots } as const
    return [
      head.socialPicture,
      { ...drawn, shotsAre: 'beside', ...colours('indigo saffron ink paper vermilion') },
    ]
  },
  '/contact': (agency) => {
    const { head, hero } = readContent('pages/contact.yaml', contactPage)
    const foot = edgeFoot('edge-diamonds-saffron-paper-phone')
    const drawn = {
      kind: 'woven',
      agency,
      headlines: bothBreaks(hero.heading),
      odia: hero.odia,
      foot,
    } as const
    return [head.socialPicture, { ...drawn, shots: [], ...colours('saffron ink paper ink vermilion') }]
  },
  '/404': (agency) => {
    const { head, heading } = readContent('pages/not-found.yaml', notFoundPage)
    const drawn = { kind: 'woven', agency, headlines: bothBreaks(heading), foot: 'eyes', shots: [] } as const
    return [head.socialPicture, { ...drawn, ...colours('madder saffron ink paper madder') }]
  },
}

async function describePage(
  path: string,
): Promise<[own: z.output<typeof picture> | undefined, drawn: SocialPicture]> {
  const { name } = agency()
  const [, folder, id = ''] = /^\/(services|project)\/(.+)$/.exec(path) ?? []
  if (folder === 'project') return [project(id).socialPicture, await caseStudy(id, name)]
  if (folder === 'services')
    return [readContent(`services/${id}.yaml`, service).head.socialPicture, serviceWithCloth(id, name)]
  const page = pages[path]
  if (!page) throw new Error(`${path} has no social picture: describe.server.ts lists the pages`)
  return page(name)
}

/**
 * What the social picture at an address such as `/social/about.jpg` shows: the page's own one, otherwise its words and pictures
 * (FREE-9).
 */
export async function describeSocialPicture(address: string): Promise<SocialPicture | undefined> {
  const path = [...knownPaths(), '/404'].find((one) => socialAddress(one) === address)
  if (path === undefined) return undefined
  const [own, drawn] = await describePage(path)
  return own ? { kind: 'own', shot: shot(own, 1200) } : drawn
}
