interface Sender {
  origin: string | undefined
  fetchSite: string | undefined
  host: string | undefined
}

function hostOf(origin: string): string | undefined {
  return URL.canParse(origin) ? new URL(origin).host : undefined
}

/**
 * Whether a message comes from a page of this site. A browser always names its origin on a POST, so what names none is
 * no browser and cannot be misused by another site's page. Compared by host: behind a proxy the scheme is not known here.
 */
export function isSameOrigin({ origin, fetchSite, host }: Sender, siteOrigin?: string): boolean {
  if (fetchSite !== undefined && fetchSite !== 'same-origin') return false
  if (origin === undefined) return true
  if (siteOrigin !== undefined && origin === siteOrigin) return true
  const sender = hostOf(origin)
  return Boolean(sender) && [`http://${host}`, `https://${host}`].some((here) => hostOf(here) === sender)
}
