import { createHash } from 'node:crypto'
import { readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { publishedFiles } from './published-files'
import { splitStyles } from './split-styles'
import { styleAttributesAsRules } from './style-attributes'
import { vocabulary } from './vocabulary'

const placeholder = /<style data-sheets="([^"]+)"><\/style>/
const preloads = /(?:<link rel="preload" href="[^"]+" as="style"[^>]*>)+/

/** Writes what a page does not need at once, under a name that tells its content; pages of one make share it. */
async function writeRest(client: string, css: string): Promise<string> {
  const hash = createHash('sha256').update(css).digest('base64url').slice(0, 8)
  const href = `/assets/rest-${hash}.css`
  await writeFile(join(client, href), css)
  return href
}

/**
 * Puts what a page uses of the style sheets that it names, and what stood in its `style=""`, into its HTML's one style element: the
 * first paint waits for one file only, and the policy allows that element by its hash. The rest comes later, in one file.
 * A page that was filled before stays as it is. Throws where a named style sheet was not built.
 */
export async function inlineStyles(client: string): Promise<void> {
  const sheets = new Map<string, Promise<string>>()
  const sheet = (href: string) => {
    const text = sheets.get(href) ?? readFile(join(client, href), 'utf8')
    sheets.set(href, text)
    return text
  }
  const files = (await publishedFiles(client)).filter((file) => file.endsWith('.html'))
  const pages = await Promise.all(
    files.map(async (file) => ({ file, html: await readFile(client + file, 'utf8') })),
  )
  const site = vocabulary(pages.map(({ html }) => html).join('\n'))
  for (const { file, html } of pages) {
    const [element, hrefs = ''] = placeholder.exec(html) ?? []
    if (!element) continue
    const texts = await Promise.all(hrefs.split(' ').map(sheet))
    const { html: moved, rules } = styleAttributesAsRules(html)
    const { used, rest } = splitStyles(texts.map((text) => text.trim()).join(''), moved, site)
    const later = await writeRest(client, rest)
    const filled = moved
      .replace(element, () => `<style data-sheets="${hrefs}">${used}${rules}</style>`)
      .replace(preloads, `<link rel="preload" href="${later}" as="style" fetchpriority="low"/>`)
    await writeFile(client + file, filled)
  }
}
