import { readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { publishedFiles } from './published-files'
import { styleAttributesAsRules } from './style-attributes'
import { usedStyles } from './used-styles'

const placeholder = /<style data-sheets="([^"]*)">[^<]*<\/style>/
/** Rules of an earlier run over the same build, which has moved the attributes away. */
const movedRules = /\[data-style=[^<]*/

/**
 * Puts what a page uses of the style sheets that it names, and what stood in its `style=""`, into its HTML's one style element: the
 * first paint waits for one file only, and the policy allows that element by its hash.
 * Throws where a named style sheet was not built.
 */
export async function inlineStyles(client: string): Promise<void> {
  const sheets = new Map<string, Promise<string>>()
  const sheet = (href: string) => {
    const text = sheets.get(href) ?? readFile(join(client, href), 'utf8')
    sheets.set(href, text)
    return text
  }
  for (const file of await publishedFiles(client)) {
    if (!file.endsWith('.html')) continue
    const html = await readFile(client + file, 'utf8')
    const [element, hrefs = ''] = placeholder.exec(html) ?? []
    if (!element) continue
    const texts = await Promise.all(hrefs.split(' ').filter(Boolean).map(sheet))
    const { html: moved, rules } = styleAttributesAsRules(html)
    const styles = usedStyles(texts.map((text) => text.trim()).join(''), moved.replace(element, ''))
    const own = movedRules.exec(element)?.[0] ?? rules
    const filled = `${element.slice(0, element.indexOf('>') + 1)}${styles}${own}</style>`
    await writeFile(
      client + file,
      moved.replace(element, () => filled),
    )
  }
}
