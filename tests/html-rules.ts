import { readFile } from 'node:fs/promises'
import { type ConfigData, HtmlValidate } from 'html-validate'

/**
 * What is not valid in a document, one line each. `.htmlvalidate.json` switches off what is a matter of style where React writes
 * the HTML: letter case of attributes, void and boolean forms, ids that begin with `_`, white space, inline style properties
 * (they carry numbers, not looks). The progress bar is no `<progress>`: no engine lets its fill be transformed.
 */
export async function htmlProblems(html: string, name: string): Promise<string[]> {
  const config: ConfigData = JSON.parse(await readFile('.htmlvalidate.json', 'utf8'))
  const { results } = await new HtmlValidate(config).validateString(html, name)
  return results
    .flatMap(({ messages }) => messages)
    .map(({ ruleId, message, selector }) => `${name}: ${message} (${ruleId}) at ${selector ?? 'the top'}`)
}
