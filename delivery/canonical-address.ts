/** The address a page gives as its own, or `undefined` where it names none. */
export function canonicalAddress(html: string): string | undefined {
  const link = html.match(/<link\b[^>]*\brel="canonical"[^>]*>/i)?.[0]
  return link?.match(/\bhref="([^"]*)"/i)?.[1]
}
