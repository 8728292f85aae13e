import { readdirSync } from 'node:fs'
import { z } from 'zod'
import { films, pictures, readVersion, wordmarks, wovenPictures } from '../load/manifest.server'
import { inProject } from '../load/root.server'
import { didYouMean } from '../validation/nearest'

interface FileNames {
  version: string | undefined
  names: readonly string[]
}

const folders = new Map<string, FileNames>()

/**
 * Names of the files in a folder of content, read again only when a file has been added, removed or renamed: lists of projects
 * compare every entry with them.
 */
export function namesIn(folder: 'projects' | 'services'): readonly string[] {
  const path = `content/${folder}`
  const version = readVersion(path)
  const earlier = folders.get(path)
  if (version && earlier?.version === version) return earlier.names
  const names = readdirSync(inProject(path))
    .filter((file) => file.endsWith('.yaml'))
    .map((file) => file.slice(0, -'.yaml'.length))
  folders.set(path, { version, names })
  return names
}

/** The known paths (ROUTE-1): the main pages, a page for each service, a case study for each file in content/projects. */
export const knownPaths = (): string[] => [
  '/',
  '/about',
  '/projects',
  '/services',
  '/contact',
  ...namesIn('services').map((id) => `/services/${id}`),
  ...namesIn('projects').map((id) => `/project/${id}`),
]

/** A kind of thing that content may name: what it is called, the existing names, and how to add one. */
interface Kind {
  what: string
  names: () => readonly string[]
  remedy: string
}

/** Names of the case studies: those of their files. */
export const projectIds = (): readonly string[] => namesIn('projects')

/** A message about an unknown name, with the one that was probably meant. */
export const describeUnknownName = (name: string, { what, names, remedy }: Kind): string =>
  `there is no ${what} “${name}”${didYouMean(name, names()) || `; ${remedy}`}`

/** A name that must exist when the site is built. */
const known = (kind: Kind) =>
  z.string().superRefine((name, context) => {
    if (!kind.names().includes(name))
      context.addIssue({ code: 'custom', message: describeUnknownName(name, kind) })
  })

/** A picture of media/pictures.json, e.g. `avante/hoarding`. */
export const pictureKind: Kind = {
  what: 'picture',
  names: () => Object.keys(pictures()),
  remedy: 'put it into media/originals and run npm run media',
}
export const knownPicture = known(pictureKind)

/** A woven picture of media/woven.json. */
export const wovenKind: Kind = {
  what: 'woven picture',
  names: () => Object.keys(wovenPictures()),
  remedy: 'media/woven.json lists those there are',
}
export const knownWoven = known(wovenKind)

/** A portrait: a woven picture, or a photograph like any other picture (FREE-3). */
export const knownPortrait = known({
  what: 'portrait',
  names: () => [...Object.keys(wovenPictures()), ...Object.keys(pictures())],
  remedy: 'put the photograph into media/originals/team and run npm run media',
})

export const wordmarkKind: Kind = {
  what: 'wordmark',
  names: () => Object.keys(wordmarks()),
  remedy: 'put it into media/originals/logos and run npm run media',
}
export const knownWordmark = known(wordmarkKind)

export const knownProject = known({
  what: 'case study',
  names: projectIds,
  get remedy() {
    return `there are: ${projectIds().join(', ')}`
  },
})

/** A page of this site, e.g. `/contact`, so that no link is broken (ROUTE-4). */
export const path = known({
  what: 'page',
  names: knownPaths,
  remedy: 'an address is written like /contact or /project/avante, and its page has to be there first',
})

export const filmKind: Kind = {
  what: 'film',
  names: () => Object.keys(films()),
  remedy: 'encode it first, as docs/content.md says under Films',
}

/** A film of media/films.json. */
export const knownFilm = known(filmKind)

/** A film of the portfolio, which has a poster of the same name. */
export const knownPortfolioFilm = knownFilm.superRefine((id, context) => {
  if (!(id in films()) || `films/${id}` in pictures()) return
  const message = `the film has no poster; put one into media/originals/films/${id}.jpg and run npm run media`
  context.addIssue({ code: 'custom', message })
})
