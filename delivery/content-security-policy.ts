import { createHash } from 'node:crypto'

/** The contact page's map: the only frame there is. */
const mapOrigin = 'https://www.openstreetmap.org'

// Script and style are raw text: they end at the first closing tag, whatever is inside; a comment hides its content. One pattern
// for both, matched from the left, is exact on HTML that this project renders itself.
const elements = /<!--[\s\S]*?-->|<(script|style)\b([^>]*)>([\s\S]*?)<\/\1\s*>/gi
/** Types that a browser executes or interprets; the policy ignores all other types, which are data (JSON-LD). */
const obeyed =
  /\btype\s*=\s*["']?(?:module|importmap|speculationrules|(?:text|application)\/(?:javascript|ecmascript))\b/i

function hash(text: string): string {
  const asParsed = text.replaceAll('\r\n', '\n').replaceAll('\r', '\n')
  return `'sha256-${createHash('sha256').update(asParsed).digest('base64')}'`
}

/** Whether the policy needs a hash to let this script run. */
function runs(attributes: string): boolean {
  if (/\bsrc\s*=/i.test(attributes)) return false
  return !/\btype\s*=/i.test(attributes) || obeyed.test(attributes)
}

/** The policy's sources for a page's inline scripts and styles, each once, in order of appearance. */
function inlineSources(html: string): { scripts: string[]; styles: string[] } {
  const scripts = new Set<string>()
  const styles = new Set<string>()
  for (const [, name, attributes = '', text = ''] of html.matchAll(elements)) {
    const element = name?.toLowerCase()
    if (element === 'style') styles.add(hash(text))
    if (element === 'script' && text && runs(attributes)) scripts.add(hash(text))
  }
  return { scripts: [...scripts], styles: [...styles] }
}

/**
 * The content security policy of a page: nothing but the site itself, the page's own inline scripts and styles by hash, and the
 * mail provider if there is one. `style=""` is allowed, since React writes positions and measures there.
 */
export function contentSecurityPolicy(html: string, provider: string | null): string {
  const { scripts, styles } = inlineSources(html)
  const directives = {
    'default-src': ["'none'"],
    'script-src': ["'self'", ...scripts],
    'style-src': ["'self'", ...styles],
    'style-src-attr': ["'unsafe-inline'"],
    // The contact page loads the map server's icon before it shows the map: script cannot see whether a frame has failed.
    'img-src': ["'self'", 'data:', mapOrigin],
    'font-src': ["'self'"],
    'media-src': ["'self'"],
    'manifest-src': ["'self'"],
    'connect-src': ["'self'", ...(provider ? [provider] : [])],
    'frame-src': [mapOrigin],
    'base-uri': ["'none'"],
    'form-action': ["'self'"],
  }
  return Object.entries(directives)
    .map(([name, sources]) => [name, ...sources].join(' '))
    .join('; ')
}

const charset = /<meta charset="utf-8"\s*\/?>/i

/**
 * A page that carries its own policy, so that any host serves it as it is. It comes right after the charset: a policy holds for
 * what follows it. Throws if the page names no charset.
 */
export function withPolicy(html: string, provider: string | null): string {
  if (!charset.test(html)) throw new Error('the page names no charset')
  const policy = contentSecurityPolicy(html, provider)
  return html.replace(
    charset,
    (meta) => `${meta}<meta http-equiv="Content-Security-Policy" content="${policy}"/>`,
  )
}
