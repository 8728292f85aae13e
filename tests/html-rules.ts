import { readFile } from 'node:fs/promises'
import { type ConfigData, HtmlValidate } from 'html-validate'

/**
 * What is invalid in a document, one line each. `.htmlvalidate.json` switches off stylistic rules that React's HTML breaks: letter
 * case of attributes, void and boolean forms, ids that begin with `_`, white space, inline style properties (they carry numbers,
 * not styling). The progress bar is not a `<progress>`, because no engine can transform its fill.
 * An image without `decoding="sync"` is reported too: `Image` says why.
 */
export async function htmlProblems(html: string, name: string): Promise<string[]> {
  const config: ConfigData = JSON.parse(await readFile('.htmlvalidate.json', 'utf8'))
  const decodedLate = [...html.matchAll(/<img\b[^>]*>/g)].flatMap(([image]) =>
    image.includes(' decoding="sync"')
      ? []
      : [`${name}: an image is not decoded with its frame; see Image: ${image}`],
  )
  const { results } = await new HtmlValidate(config).validateString(html, name)
  const invalid = results
    .flatMap(({ messages }) => messages)
    .map(({ ruleId, message, selector }) => `${name}: ${message} (${ruleId}) at ${selector ?? 'the top'}`)
  return [...invalid, ...decodedLate]
}
