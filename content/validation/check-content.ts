import { isMap, isNode, isScalar, isSeq } from 'yaml'
import type { z } from 'zod'
import type { Finding, Problem } from './problem'
import { validate } from './schema-mistakes'
import { type Parsed, readYaml } from './syntax'

/** The line (from one) of a field, or of the nearest parent if it is missing. */
function findLine({ document, counter }: Parsed, path: readonly PropertyKey[]): number {
  for (let length = path.length; length > 0; length -= 1) {
    const around = document.getIn(path.slice(0, length - 1), true)
    const name = String(path[length - 1])
    const node = isMap(around)
      ? around.items.find(({ key }) => String(isScalar(key) ? key.value : key) === name)?.key
      : isSeq(around) && around.items[Number(name)]
    if (isNode(node) && node.range) return counter.linePos(node.range[0]).line
  }
  return counter.linePos(document.contents?.range?.[0] ?? 0).line
}

/** A path as in the guide, `sections.2.heading`, with entries of lists counted from one. */
const joinPath = (path: readonly PropertyKey[]) =>
  path.map((step) => (typeof step === 'number' ? step + 1 : String(step))).join('.') || 'whole file'

/** Reports each field once: later problems follow from the first. */
function onePerField(found: readonly Finding[]): Finding[] {
  const seen = new Map<string, Finding>()
  for (const one of found) {
    const place = `${one.line} ${one.field}`
    if (!seen.has(place)) seen.set(place, one)
  }
  return [...seen.values()]
}

type Outcome<Data> = { data: Data; problems?: undefined } | { data?: undefined; problems: Problem[] }

/** Checks the text of a content file. Returns its data, or everything that is wrong. */
export function checkContent<Schema extends z.ZodType>(
  file: string,
  source: string,
  schema: Schema,
): Outcome<z.output<Schema>> {
  const text = source.replace(/^\uFEFF/, '').replaceAll('\r\n', '\n')
  const refuse = (found: readonly Finding[]) => ({ problems: found.map((one) => ({ file, ...one })) })
  if (text.includes('\uFFFD'))
    return refuse([{ text: 'is not saved as UTF-8; choose that encoding when saving it' }])
  const parsed = readYaml(text)
  if (parsed.broken.length) return refuse(parsed.broken)
  const content = parsed.document.toJS()
  if (content === null || content === '')
    return refuse([{ line: 1, text: 'is empty; its fields are missing' }])
  const { data, mistakes } = validate(schema, content)
  const found = mistakes.map(({ path, text }) => ({
    line: findLine(parsed, path),
    field: joinPath(path),
    text,
  }))
  const all = onePerField([...parsed.surprises, ...found])
  return data === undefined || all.length ? refuse(all) : { data }
}
