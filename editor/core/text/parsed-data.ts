import { parseDocument } from 'yaml'

/**
 * What a text means as YAML, or `undefined` where it cannot be read. Words that begin with `*` are the name of something else in
 * YAML, which it looks for, and throws, only when the data is made.
 */
export function parsedData(text: string): unknown {
  const document = parseDocument(text)
  if (document.errors.length || document.warnings.length) return undefined
  try {
    return document.toJS()
  } catch (error) {
    if (error instanceof ReferenceError) return undefined
    throw error
  }
}
