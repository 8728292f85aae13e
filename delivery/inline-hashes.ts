import { createHash } from 'node:crypto'
import type { InlineHashes } from './content-security-policy'

// Script and style are raw text: they end at the first closing tag, whatever stands inside; and a comment hides what
// stands in it. One pattern for both, read from the left, is exact on HTML that this project renders itself.
const elements = /<!--[\s\S]*?-->|<(script|style)\b([^>]*)>([\s\S]*?)<\/\1\s*>/gi
/** Types a browser runs or obeys; all else (JSON-LD) is data, which the policy leaves alone. */
const obeyed =
  /\btype\s*=\s*["']?(?:module|importmap|speculationrules|(?:text|application)\/(?:javascript|ecmascript))\b/i

function hash(text: string): string {
  const asParsed = text.replaceAll('\r\n', '\n').replaceAll('\r', '\n')
  return `sha256-${createHash('sha256').update(asParsed).digest('base64')}`
}

/** Whether the policy needs a hash to let this script run. */
function runs(attributes: string): boolean {
  if (/\bsrc\s*=/i.test(attributes)) return false
  return !/\btype\s*=/i.test(attributes) || obeyed.test(attributes)
}

/** The hashes of a page's inline scripts and styles, each once, in order of appearance. */
export function inlineHashes(html: string): InlineHashes {
  const scripts = new Set<string>()
  const styles = new Set<string>()
  for (const [, name, attributes = '', text = ''] of html.matchAll(elements)) {
    const element = name?.toLowerCase()
    if (element === 'style') styles.add(hash(text))
    if (element === 'script' && text && runs(attributes)) scripts.add(hash(text))
  }
  return { scriptHashes: [...scripts], styleHashes: [...styles] }
}
