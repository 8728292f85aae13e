/** What to do with a click on a link: leave it to the browser, ignore it, or go there with progress. */
export type LinkIntent = { kind: 'browser' } | { kind: 'stay' } | { kind: 'go'; to: string }

/** The parts of a click that matter. */
export interface LinkClick {
  /** The link's `href` as written, or null if the click is not on a link. */
  href: string | null
  target: string
  download: boolean
  /** True if the click was already handled, or the link is marked `data-handled`. */
  handled: boolean
  button: number
  modified: boolean
}

const browser: LinkIntent = { kind: 'browser' }

/** Whether two paths are the same page, with or without a slash at the end. */
const samePath = (a: string, b: string) => a.replace(/\/+$/, '') === b.replace(/\/+$/, '')

/**
 * PROG-1, PROG-3, PROG-5: only a plain click on an in-site link to another path is intercepted; the href starts with a single
 * slash and has no fragment. A link to the current path does nothing.
 */
export function linkIntent(click: LinkClick, currentPath: string): LinkIntent {
  const { href, target, download, handled, button, modified } = click
  if (href === null || handled || button !== 0 || modified || download) return browser
  if (target !== '' && target !== '_self') return browser
  if (!href.startsWith('/') || href.startsWith('//') || href.includes('#')) return browser
  const [path = '/'] = href.split('?')
  return samePath(path, currentPath) ? { kind: 'stay' } : { kind: 'go', to: href }
}

/** The link that a click is on. */
export const findLink = ({ target }: Event) => (target instanceof Element ? target.closest('a') : null)

/** Reads what matters from a click event. */
export function readClick(event: MouseEvent): LinkClick {
  const link = findLink(event)
  return {
    href: link?.getAttribute('href') ?? null,
    target: link?.target ?? '',
    download: link?.hasAttribute('download') ?? false,
    handled: event.defaultPrevented || link?.dataset.handled !== undefined,
    button: event.button,
    modified: event.metaKey || event.ctrlKey || event.shiftKey || event.altKey,
  }
}
