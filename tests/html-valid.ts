import { pageFile, publishedFiles } from '../delivery/published-files'
import { type BuiltPage, builtPages, client, references } from './built-pages'
import { htmlProblems } from './html-rules'
import { gluedWords } from './words-apart'

/**
 * `npm run check:html`: every built page is valid HTML, its words stay apart in text browsers, and all of its references to this
 * site exist, including fragments.
 */
const problems: string[] = []

/** Why a reference is broken, or `undefined` if it is not, or leads to another site. */
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
for (const { file, html, document } of pages) {
  problems.push(...(await htmlProblems(html, file)))
  problems.push(
    ...gluedWords(document).map((words) => `${file}: words without a space between them: ${words}`),
  )
}
const count = await checkReferences(pages)
for (const problem of problems) console.error(problem)
console.log(`${pages.length} pages, ${count} references, ${problems.length} problems.`)
if (problems.length) process.exitCode = 1
