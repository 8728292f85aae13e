/** What a request says about its page and its destination. */
export interface Sender {
  origin: string | undefined
  fetchSite: string | undefined
  host: string | undefined
  /** `X-Forwarded-Host`, if one of our proxies is in front. */
  forwardedHost: string | undefined
}

function hostOf(origin: string): string | undefined {
  return URL.canParse(origin) ? new URL(origin).host : undefined
}

/**
 * Whether a message comes from a page of this site. Current browsers say so in `Sec-Fetch-Site`, a header that no page can set;
 * it refers to the address the visitor sees, so it is right even behind a proxy that changes `Host`. Older browsers send their
 * origin, whose host is compared with the destination's (behind a proxy the scheme is unknown here). A request with neither
 * header does not come from a browser, so no other site's page can have caused it. A page of another site cannot send
 * `X-Forwarded-Host` either: that needs a preflight, which this server refuses.
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
