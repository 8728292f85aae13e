import { cacheControl } from './caching'
import { contentSecurityPolicy, type InlineHashes, nothingInline } from './content-security-policy'
import { contentType } from './content-types'
import { securityHeaders } from './security-headers'

/** The one address of the mail endpoint: the provider's own, so that its client library posts to either. */
export const mailPath = '/api/v1.0/email/send-form'

/** Where a load balancer asks the embedded server whether it can take messages. */
export const healthPath = '/health'

/** A message with all its fields is far smaller; the endpoint refuses more (bytes). */
export const mailBodyLimit = 100_000

/** What `finishBuild` wrote down about a build: the provider it posts to, the inline hashes of each page's file. */
export interface DeliveryRecord {
  provider: string | null
  pages: Record<string, InlineHashes>
}

/** Every header of a file, by its path in the published folder (`/about/index.html`), but for those of its bytes. */
export function headersOf(file: string, record: DeliveryRecord): Record<string, string> {
  return {
    'Content-Type': contentType(file),
    'Cache-Control': cacheControl(file),
    'Content-Security-Policy': policyOf(file, record),
    ...securityHeaders,
  }
}

/** The content security policy of a file; what is no page gets the strictest one. */
export function policyOf(file: string, { pages, provider }: DeliveryRecord): string {
  return contentSecurityPolicy({ ...(pages[file] ?? nothingInline), provider: provider ?? undefined })
}
