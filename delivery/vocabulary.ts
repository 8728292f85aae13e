/** What selectors can ask of a document. */
export interface Vocabulary {
  classes: Set<string>
  /** Names of attributes, and `name=value`. */
  attributes: Set<string>
  /** Pairs of classes that one element has, in alphabetical order, joined by a blank. */
  pairs: Set<string>
}

/** Class names and attributes that stand in an HTML document, or in several that were joined. */
export function vocabulary(html: string): Vocabulary {
  const lists = [...html.matchAll(/ class="([^"]*)"/g)].map(([, names = '']) => names.split(' ').sort())
  const attributes = [...html.matchAll(/ ([\w-]+)(?:="([^"]*)")?/g)].flatMap(([, name = '', value]) => [
    name,
    `${name}=${value}`,
  ])
  return {
    classes: new Set(lists.flat()),
    attributes: new Set(attributes),
    pairs: new Set(
      lists.flatMap((names) => names.flatMap((one, at) => names.slice(at + 1).map((two) => `${one} ${two}`))),
    ),
  }
}
