/** The canonical address in a page, or `undefined` if it has none. */
export function canonicalAddress(html: string): string | undefined {
  const link = html.match(/<link\b[^>]*\brel="canonical"[^>]*>/i)?.[0]
  return link?.match(/\bhref="([^"]*)"/i)?.[1]
}
