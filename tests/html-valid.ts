import { readFile } from 'node:fs/promises'
import { type ConfigData, HtmlValidate } from 'html-validate'
import { pageFile, publishedFiles } from '../delivery/published-files'
import { type BuiltPage, builtPages, client, references } from './built-pages'

/**
 * `npm run check:html`: every built page is valid HTML, and everything that it refers to on this site exists, fragments too.
 * `.htmlvalidate.json` switches off what is a matter of style where React writes the HTML: letter case of attributes, void
 * and boolean forms, ids that begin with `_`, white space, inline style properties (they carry numbers, not looks). The
 * progress bar is no `<progress>`: no engine lets its fill be transformed.
 */
const problems: string[] = []

async function validate(pages: BuiltPage[]) {
  const config: ConfigData = JSON.parse(await readFile('.htmlvalidate.json', 'utf8'))
  const validator = new HtmlValidate(config)
  for (const { file, html } of pages) {
    const { results } = await validator.validateString(html, file)
    for (const { ruleId, message, selector } of results.flatMap(({ messages }) => messages)) {
      problems.push(`${file}: ${message} (${ruleId}) at ${selector ?? 'the top'}`)
    }
  }
}

/** Says why a reference leads nowhere, or `undefined` where it leads somewhere or away from the site. */
function deadEnd(
  reference: string,
  from: BuiltPage,
  pages: Map<string, BuiltPage>,
  files: Set<string>,
): string | undefined {
  if (!/^[/#]/.test(reference) || reference.startsWith('//')) return undefined
  const [address = '', fragment] = reference.split('#')
  const path = address.split('?')[0] ?? ''
  const target = path === '' ? from : pages.get(pageFile(path))
  if (!target) return files.has(path) ? undefined : 'there is no such page or file'
  if (fragment && !target.document.getElementById(decodeURIComponent(fragment)))
    return 'the page has no such fragment'
  return undefined
}

async function checkReferences(pages: BuiltPage[]): Promise<number> {
  const files = new Set(await publishedFiles(client))
  const byFile = new Map(pages.map((page) => [page.file, page]))
  let count = 0
  for (const page of pages) {
    for (const reference of new Set(references(page))) {
      count += 1
      const reason = deadEnd(reference, page, byFile, files)
      if (reason) problems.push(`${page.file}: ${reference}: ${reason}`)
    }
  }
  return count
}

const pages = await builtPages()
await validate(pages)
const count = await checkReferences(pages)
for (const problem of problems) console.error(problem)
console.log(`${pages.length} pages, ${count} references, ${problems.length} problems.`)
if (problems.length) process.exitCode = 1
