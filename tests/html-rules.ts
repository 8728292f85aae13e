import { readFile } from 'node:fs/promises'
import { type ConfigData, HtmlValidate } from 'html-validate'

/**
 * What is not valid in a document, one line each. `.htmlvalidate.json` switches off what is a matter of style where React writes
 * the HTML: letter case of attributes, void and boolean forms, ids that begin with `_`, white space, inline style properties
 * (they carry numbers, not looks). The progress bar is no `<progress>`: no engine lets its fill be transformed.
 * A picture that is decoded apart from its frame is named too: `Picture` says what that costs.
 */
export async function htmlProblems(html: string, name: string): Promise<string[]> {
  const config: ConfigData = JSON.parse(await readFile('.htmlvalidate.json', 'utf8'))
  const decodedLate = [...html.matchAll(/<img\b[^>]*>/g)].flatMap(([image]) =>
    image.includes(' decoding="sync"')
      ? []
      : [`${name}: a picture is not decoded with its frame; see Picture: ${image}`],
  )
  const { results } = await new HtmlValidate(config).validateString(html, name)
  const invalid = results
    .flatMap(({ messages }) => messages)
    .map(({ ruleId, message, selector }) => `${name}: ${message} (${ruleId}) at ${selector ?? 'the top'}`)
  return [...invalid, ...decodedLate]
}
