import { preinit, preload } from 'react-dom'
import { matchPath } from 'react-router'

/** For React: sheets of one precedence keep the order in which they were first needed. */
export const PRECEDENCE = 'page'

/** Data of a page with styles of its own besides its route's, e.g. a client's look. */
interface StyledPage {
  styleSheets: string[]
  /** The typeface of its first screen; null for the agency's own. */
  typefaceFile?: string | null
}

export const isStyled = (data: unknown): data is StyledPage =>
  // Root's data has the sheets of all routes under this name.
  typeof data === 'object' && data !== null && 'styleSheets' in data && Array.isArray(data.styleSheets)

/** A route and the style sheets that its pages need. */
export interface RouteFiles {
  id: string
  /** The router's pattern, e.g. `project/:id`; `/` for home. */
  pattern: string
  styleSheets: string[]
}

/** Set as soon as the first page is hydrated. */
let routes: RouteFiles[] = []

/** Sets the files of every route. */
export function setRouteFiles(all: RouteFiles[]): void {
  routes = all
}

const sheets = new Map<string, Promise<void>>()

/**
 * Adds a style sheet to the document unless it is there already. React doesn't wait for sheets that were added before the page
 * that needs them, so we do. A sheet that has failed keeps failing: its page is loaded as a document.
 */
function loadSheet(href: string): Promise<void> {
  const added = sheets.get(href)
  if (added) return added
  preinit(href, { as: 'style', precedence: PRECEDENCE })
  const link = document.querySelector<HTMLLinkElement>(`link[rel=stylesheet][href="${href}"]`)
  const loaded = new Promise<void>((resolve, reject) => {
    // Without a link it came with the document.
    if (!link || link.sheet) return resolve()
    link.addEventListener('load', () => resolve())
    link.addEventListener('error', () => reject(new Error(`${href} cannot be loaded`)))
  })
  sheets.set(href, loaded)
  return loaded
}

const loadSheets = (hrefs: string[]) => Promise.all(hrefs.map(loadSheet))

declare global {
  /** The router's list of routes. */
  var __reactRouterManifest: { routes: Record<string, { module: string } | undefined> } | undefined
  /** The router's loaded code, by route. */
  var __reactRouterRouteModules: Record<string, unknown> | undefined
}

/**
 * Loads a route's code and gives it to the router, which awaits what it finds there. Code that the router loads itself makes it reload
 * the page if it fails, even while the browser is on its way to another site.
 */
async function loadCode(id: string): Promise<void> {
  const loaded = globalThis.__reactRouterRouteModules ?? {}
  const module = globalThis.__reactRouterManifest?.routes[id]?.module
  if (!module) return
  loaded[id] ??= import(/* @vite-ignore */ module)
  try {
    loaded[id] = await loaded[id]
  } catch (error) {
    delete loaded[id]
    throw error
  }
}

/** Loads what every page of a route needs: its code and its style sheets. */
export async function loadRouteFiles(pattern: string): Promise<void> {
  const route = routes.find((one) => one.pattern === pattern)
  if (route) await Promise.all([loadCode(route.id), loadSheets(route.styleSheets)])
}

/** Begins to load the files of the page at that path. To be called before the router goes there: it asks for the code at once. */
export function beginLoading(path: string): void {
  const route = routes.find(({ pattern }) => matchPath(pattern, path))
  // The middleware awaits the same files, and deals with what fails.
  if (route) loadRouteFiles(route.pattern).catch(() => {})
}

/** Loads what one page needs in addition: its own style sheets, and its typeface, without waiting for that. */
export async function loadPageFiles(data: unknown): Promise<void> {
  if (!isStyled(data)) return
  const { styleSheets, typefaceFile } = data
  if (typefaceFile) preload(typefaceFile, { as: 'font', type: 'font/woff2', crossOrigin: 'anonymous' })
  await loadSheets(styleSheets)
}
