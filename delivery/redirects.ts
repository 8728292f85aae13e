import moved from './moved.json' with { type: 'json' }

/** An address that moved for good. 308 keeps the method and is cached like 301. */
export interface Redirect {
  from: string
  to: string
  status: 308
}

/** Addresses that moved (ROUTE-4). The editor enters a case study here that gets another address. */
export const redirects: readonly Redirect[] = moved.map((one) => ({ ...one, status: 308 }))

/**
 * The path that a request for `path` is redirected to, or `undefined` if it is answered in place.
 *
 * ROUTE-4 the alias; ROUTE-5 a page asked for with a trailing slash (or by its file name). Only ever answers with the
 * path of a known page, so that `//elsewhere.example/` leads nowhere.
 */
export function redirectTarget(path: string, isPage: (path: string) => boolean): string | undefined {
  const page = path.replace(/(?:\/index\.html|\/)$/, '') || '/'
  const moved = redirects.find(({ from }) => from === page)
  if (moved) return moved.to
  return page !== path && isPage(page) ? page : undefined
}
