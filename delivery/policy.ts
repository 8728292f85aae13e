import { cacheControl } from './caching'
import { contentSecurityPolicy, type InlineHashes, nothingInline } from './content-security-policy'
import { contentType, isPart } from './content-types'
import { fileHeaders, securityHeaders } from './security-headers'

/** The health check of the embedded server, for load balancers. */
export const healthPath = '/health'

/** Largest request that the mail endpoint accepts; a message with all its fields is far smaller (bytes). */
export const mailBodyLimit = 100_000

/** What `finishBuild` records about a build: the provider it posts to, the inline hashes of each page. */
export interface DeliveryRecord {
  provider: string | null
  pages: Record<string, InlineHashes>
}

/** Every header of a file, by its path in the published folder (`/about/index.html`), but for those of its bytes. */
export function headersOf(file: string, record: DeliveryRecord): Record<string, string> {
  const own = { 'Content-Type': contentType(file), 'Cache-Control': cacheControl(file) }
  if (isPart(file)) return { ...own, ...fileHeaders }
  return { ...own, 'Content-Security-Policy': policyOf(file, record), ...securityHeaders }
}

/** The content security policy of a document; one that is not a page gets the strictest. */
export function policyOf(file: string, { pages, provider }: DeliveryRecord): string {
  return contentSecurityPolicy({ ...(pages[file] ?? nothingInline), provider: provider ?? undefined })
}
