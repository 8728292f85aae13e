/** Hashes of what a page carries inline, each in the form `sha256-…`. */
export interface InlineHashes {
  scriptHashes: readonly string[]
  styleHashes: readonly string[]
}

export const nothingInline: InlineHashes = { scriptHashes: [], styleHashes: [] }

/** The contact page's map: the only frame there is. */
const mapOrigin = 'https://www.openstreetmap.org'

interface PagePolicy extends InlineHashes {
  /** Origin of the mail provider, where the build was given one. */
  provider?: string | undefined
}

function directive(name: string, ...sources: readonly string[]): string {
  return [name, ...sources].join(' ')
}

function quoted(hashes: readonly string[]): string[] {
  return hashes.map((hash) => `'${hash}'`)
}

/**
 * The `Content-Security-Policy` of one page: nothing but the site itself, its own inline scripts and styles by hash.
 * No `style=""` either: the build turns them into rules (style-attributes.ts).
 */
export function contentSecurityPolicy({ scriptHashes, styleHashes, provider }: PagePolicy): string {
  return [
    directive('default-src', "'none'"),
    directive('script-src', "'self'", ...quoted(scriptHashes)),
    directive('style-src', "'self'", ...quoted(styleHashes)),
    directive('style-src-attr', "'none'"),
    // The contact page loads the map server's icon before it shows the map: script cannot see whether a frame has failed.
    directive('img-src', "'self'", 'data:', mapOrigin),
    directive('font-src', "'self'"),
    directive('media-src', "'self'"),
    directive('manifest-src', "'self'"),
    directive('connect-src', "'self'", ...(provider ? [provider] : [])),
    directive('frame-src', mapOrigin),
    directive('base-uri', "'none'"),
    directive('form-action', "'self'"),
    directive('frame-ancestors', "'none'"),
  ].join('; ')
}
