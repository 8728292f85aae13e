/** What a request says about the page that sent it, and about the address that it was sent to. */
export interface Sender {
  origin: string | undefined
  fetchSite: string | undefined
  host: string | undefined
  /** `X-Forwarded-Host`, where a proxy of ours stands in front. */
  forwardedHost: string | undefined
}

function hostOf(origin: string): string | undefined {
  return URL.canParse(origin) ? new URL(origin).host : undefined
}

/**
 * Whether a message comes from a page of this site. Today's browsers say so themselves (`Sec-Fetch-Site`), by the address that the
 * visitor sees and in a header that no page can write: that holds behind a proxy which changes the `Host`. Older ones name
 * their origin, which is compared with where they sent to, by host: behind a proxy the scheme is not known here. What names neither is
 * no browser and cannot be misused by another site's page. Nor can a page send `X-Forwarded-Host` to another site without
 * asking first, which this server refuses.
 */
export function isSameOrigin(
  { origin, fetchSite, host, forwardedHost }: Sender,
  siteOrigin: string | undefined,
): boolean {
  if (fetchSite !== undefined) return fetchSite === 'same-origin'
  if (origin === undefined || origin === siteOrigin) return true
  const sender = hostOf(origin)
  const hosts = [host, forwardedHost?.split(',').at(-1)?.trim()].filter((name) => name !== undefined)
  const ours = hosts.flatMap((name) => [hostOf(`http://${name}`), hostOf(`https://${name}`)])
  return Boolean(sender) && ours.includes(sender)
}
