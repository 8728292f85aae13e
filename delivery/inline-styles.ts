import { readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { publishedFiles } from './published-files'
import { styleAttributesAsRules } from './style-attributes'

const placeholder = /<style data-precedence="page" data-href="([^"]+)">\s*<\/style>/

/**
 * Puts the style sheets that a page names, and what stood in its `style=""`, into one style element: the first paint waits for
 * one file only, and the policy allows that element by its hash. It closes the head, because link previews read only the
 * first kilobytes of a page (EXP-21).
 * @throws where a page names no style sheets, or one that was not built
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
    const [element, hrefs] = placeholder.exec(html) ?? []
    if (!element || !hrefs) throw new Error(`delivery/inline-styles.ts: ${file} names no style sheets`)
    const texts = await Promise.all(hrefs.split(' ').map(sheet))
    const { html: moved, rules } = styleAttributesAsRules(html)
    const styles = texts.map((text) => text.trim()).join('') + rules
    const filled = `<style data-precedence="page" data-href="${hrefs}">${styles}</style>`
    await writeFile(
      client + file,
      moved.replace(element, '').replace('</head>', () => `${filled}</head>`),
    )
  }
}
