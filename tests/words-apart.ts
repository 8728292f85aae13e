/** Elements that a text browser sets on lines of their own, as w3m does; it runs the words of all others together. */
const onOwnLines = new Set(
  'address article aside blockquote body dd details dialog div dl dt fieldset figcaption figure footer form h1 h2 h3 h4 h5 h6 header hr legend li main nav ol option p pre section summary table td th tr ul br img video iframe input textarea select'.split(
    ' ',
  ),
)
const notRead = new Set(['script', 'style', 'noscript', 'template'])

/** Words of neighbouring elements that a text browser would run together, e.g. `hello@agency.example+91 98…`. */
export function gluedWords(document: Document): string[] {
  const found: string[] = []
  let before = ''
  const read = (node: Node): void => {
    if (node.nodeType === node.TEXT_NODE) {
      const text = node.textContent ?? ''
      // Single letters are those of a word that moves letter by letter.
      const isOneWord = before.length === 1 && text.length === 1
      if (!isOneWord && /[\p{L}\p{N}.]$/u.test(before) && /^[\p{L}\p{N}+]/u.test(text))
        found.push(before.slice(-20) + text.slice(0, 20))
      if (text) before = text
      return
    }
    const name = node.nodeName.toLowerCase()
    if (notRead.has(name)) return
    if (onOwnLines.has(name)) before = ''
    for (const child of node.childNodes) read(child)
    if (onOwnLines.has(name)) before = ''
  }
  read(document.body)
  return found
}
