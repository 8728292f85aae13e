import { existsSync } from 'node:fs'
import { contentFiles } from '../../../content/load/content-files.server'
import { findSchema } from '../../../content/schema/files'
import { projectIds } from '../../../content/schema/known'
import { isList, isRecord, type Value, valueAt } from '../change'
import { choiceTitle, titleFor } from '../form/titles'
import { textsIn } from './library'

/** A content file as the list of the editor shows it. */
export interface Place {
  file: string
  title: string
  group: 'Pages' | 'Services' | 'Case studies' | 'Parts of pages' | 'To play with'
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
  'loom.yaml': { title: 'Loom in the footer', path: '/' },
  'logos.yaml': { title: 'Logos', path: '/' },
  'navigation.yaml': { title: 'Bar and menu', path: '/' },
  'pancham.yaml': { title: 'Threads of Pancham', path: '/' },
  'popups.yaml': { title: 'Popups', path: '/contact' },
  'seasons.yaml': { title: 'Feasts that change the borders', path: '/' },
  'team.yaml': { title: 'Team', path: '/about' },
  'testimonials.yaml': { title: 'Testimonials', path: '/' },
  'pages/case-study.yaml': { title: 'Words of every case study', path: anyStudy },
}

const pagePaths: Readonly<Record<string, string>> = { home: '/', 'not-found': '/404' }

/** A file's place, by what it says. */
function describePlace(file: string, data: Value): Place {
  const name = isRecord(data) && typeof data.name === 'string' ? data.name : ''
  const [folder = '', base = ''] = file.replace(/\.yaml$/, '').split('/')
  const known = shared[file]
  if (known) {
    const path = known.path === anyStudy ? `${anyStudy}${projectIds()[0] ?? ''}` : known.path
    return { file, ...known, path, group: 'Parts of pages', isPage: false }
  }
  if (folder === 'living')
    return {
      file,
      title: choiceTitle(folder, base) ?? titleFor(base),
      group: 'To play with',
      path: '/',
      isPage: false,
    }
  const title = name || titleFor(base || folder)
  if (folder === 'projects')
    return { file, title, group: 'Case studies', path: `/project/${base}`, isPage: true }
  if (folder === 'services')
    return { file, title, group: 'Services', path: `/services/${base}`, isPage: true }
  if (folder === 'pages')
    return { file, title, group: 'Pages', path: pagePaths[base] ?? `/${base}`, isPage: true }
  return { file, title, group: 'Parts of pages', path: '/', isPage: false }
}

const order = [
  'pages/home.yaml',
  'pages/about.yaml',
  'pages/projects.yaml',
  'pages/services.yaml',
  'pages/contact.yaml',
]
const rank = ({ file }: Place) => (order.includes(file) ? order.indexOf(file) : order.length)

/** What a content file is called. */
export const contentTitle = (file: string, data: Value = null): string => describePlace(file, data).title

/** Every content file with its title and its page; `readData` tells what a file says. */
export function places(readData: (file: string) => Value): Place[] {
  const studyWith = new Map(
    projectIds().map((id) => [
      `living/${valueAt(readData(`projects/${id}.yaml`), ['living'])}.yaml`,
      `/project/${id}`,
    ]),
  )
  return contentFiles()
    .map((file) => describePlace(file, readData(file)))
    .map((place) => ({ ...place, path: studyWith.get(place.file) ?? place.path }))
    .sort((a, b) => rank(a) - rank(b) || a.title.localeCompare(b.title))
}

/** Whether a file of this name is content: an address inside the folder that really leads there. */
export const isContentFile = (file: string): boolean =>
  findSchema(file) !== undefined && existsSync(`content/${file}`)

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
