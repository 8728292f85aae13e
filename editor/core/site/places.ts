import { existsSync } from 'node:fs'
import { contentFiles } from '../../../content/load/content-files.server'
import { projectIds } from '../../../content/schema/known'
import { isList, isRecord, type Value } from '../change'
import { titleFor } from '../form/titles'
import { textsIn } from './library'

/** A content file as the list of the editor shows it. */
export interface Place {
  file: string
  title: string
  group: 'Pages' | 'Services' | 'Case studies' | 'On several pages'
  /** The page on which it is seen. */
  path: string
  /** Whether the page is this file's own. */
  isPage: boolean
}

/** The page of a case study, whichever there is. */
const anyStudy = '/project/'

/** Where files that are no page of their own are seen. */
const shared: Readonly<Record<string, { title: string; path: string }>> = {
  'agency.yaml': { title: 'Agency and footer', path: '/contact' },
  'campaigns.yaml': { title: 'Campaigns', path: '/projects' },
  'cycle.yaml': { title: 'Order of Prev and Next', path: '/projects' },
  'films.yaml': { title: 'Films', path: '/services/av-production' },
  'logos.yaml': { title: 'Logos', path: '/' },
  'navigation.yaml': { title: 'Bar and menu', path: '/' },
  'popups.yaml': { title: 'Popups', path: '/contact' },
  'team.yaml': { title: 'Team', path: '/about' },
  'testimonials.yaml': { title: 'Testimonials', path: '/' },
  'pages/case-study.yaml': { title: 'Words of every case study', path: anyStudy },
}

const pagePaths: Readonly<Record<string, string>> = { home: '/', 'not-found': '/404' }

/** A file's place; `name` is what its own first lines call it. */
function describePlace(file: string, name: string | undefined): Place {
  const [folder = '', base = ''] = file.replace(/\.yaml$/, '').split('/')
  const known = shared[file]
  if (known) {
    const path = known.path === anyStudy ? `${anyStudy}${projectIds()[0] ?? ''}` : known.path
    return { file, ...known, path, group: 'On several pages', isPage: false }
  }
  const title = name ?? titleFor(base || folder)
  if (folder === 'projects')
    return { file, title, group: 'Case studies', path: `/project/${base}`, isPage: true }
  if (folder === 'services')
    return { file, title, group: 'Services', path: `/services/${base}`, isPage: true }
  if (folder === 'pages')
    return { file, title, group: 'Pages', path: pagePaths[base] ?? `/${base}`, isPage: true }
  return { file, title, group: 'On several pages', path: '/', isPage: false }
}

const order = [
  'pages/home.yaml',
  'pages/about.yaml',
  'pages/projects.yaml',
  'pages/services.yaml',
  'pages/contact.yaml',
]
const rank = ({ file }: Place) => (order.includes(file) ? order.indexOf(file) : order.length)

/** Every content file with its title and its page; `readData` tells what a file says. */
export function places(readData: (file: string) => Value): Place[] {
  return contentFiles()
    .map((file) => {
      const data = readData(file)
      const name = isRecord(data) && typeof data.name === 'string' && data.name ? data.name : undefined
      return describePlace(file, file.includes('/') ? name : undefined)
    })
    .sort((a, b) => rank(a) - rank(b) || a.title.localeCompare(b.title))
}

/** Whether a file of this name is content: an address inside the folder that really leads there. */
export const isContentFile = (file: string): boolean =>
  /^(?:(?:pages|services|projects)\/)?[a-z0-9-]+\.yaml$/.test(file) && existsSync(`content/${file}`)

/** A page of the site on which something of a content file may be seen. */
export type PageShowing = Pick<Place, 'title' | 'path'>

/** The case study before one in the circle of Prev and Next: it shows the other’s card as Next. */
function pageBefore(study: string, cycle: Value): string[] {
  const order = isRecord(cycle) && isList(cycle.cycle) ? cycle.cycle : []
  const at = order.indexOf(study)
  return at < 0 ? [] : [`projects/${order.at(at - 1)}.yaml`]
}

/** Where files are seen: their own pages, and for case studies also those that show their card. */
export function pagesShowing(files: readonly string[], readData: (file: string) => Value): PageShowing[] {
  const all = places(readData)
  const asked = new Set(files)
  for (const file of files) {
    const study = /^projects\/(.+)\.yaml$/.exec(file)?.[1]
    if (!study) continue
    for (const one of contentFiles())
      if (/^(?:pages|services)\//.test(one) && [...textsIn(readData(one))].includes(study)) asked.add(one)
    for (const one of pageBefore(study, readData('cycle.yaml'))) asked.add(one)
  }
  const pages = new Map<string, PageShowing>()
  for (const { path } of all.filter((one) => asked.has(one.file))) {
    const own = all.find((one) => one.isPage && one.path === path)
    pages.set(path, { path, title: own?.title ?? path })
  }
  return [...pages.values()]
}
