/** One thing that goes wrong in YAML by hand: what to tell, and the line as it was probably meant. */
export interface Slip {
  text: string
  meant: string
}

type FindSlip = (line: string, around: readonly string[]) => Slip | undefined | Slip[]

/** What stands before the words of a line (spaces, dashes, the field's name), and the words. */
function parts(line: string): { before: string; words: string } {
  const [, before = '', words = ''] = /^(\s*(?:- +)*(?:[A-Za-z][\w/-]*: +)?)(.*?)\s*$/.exec(line) ?? []
  return { before, words }
}

const quoted = (words: string) => `'${words.replaceAll("'", '’')}'`
const isFlow = (words: string) => /^[[{]/.test(words)

const tab: FindSlip = (line) =>
  /^ *\t/.test(line)
    ? { text: 'there is a tab at the start of the line; use spaces', meant: line.replaceAll('\t', '  ') }
    : undefined

const separator: FindSlip = (line) =>
  /^(---|\.\.\.)/.test(line)
    ? { text: `a line of ${line.trim()} has no place here; delete it`, meant: '' }
    : undefined

const colour: FindSlip = (line) => {
  const [, found] = /: +(#[0-9A-Fa-f]{3,8})\b/.exec(line) ?? []
  if (!found) return undefined
  const meant = line.replace(/(: +)(#[0-9A-Fa-f]{3,8})\b/g, "$1'$2'")
  return { text: `a colour needs quotes: '${found}'`, meant }
}

const hash: FindSlip = (line) => {
  const { words } = parts(line)
  const [, cut] = /[^'"] (#.*)$/.exec(words) ?? []
  return cut && isFlow(words)
    ? {
        text: `the words from “${cut.slice(0, 20)}” on are not read; put words with a # in 'quotes'`,
        meant: line.replace(/ #/g, ' '),
      }
    : undefined
}

const spaceAfterColon: FindSlip = (line) => {
  const [, name] = /^\s*(?:- +)*([A-Za-z][\w-]*):[^\s/]/.exec(line) ?? []
  if (name)
    return { text: `a space is missing after “${name}:”`, meant: line.replace(`${name}:`, `${name}: `) }
  const [, inner] = /[{,] *([A-Za-z]\w*):[^\s/,}]/.exec(line) ?? []
  return inner
    ? { text: `a space is missing after “${inner}:”`, meant: line.replace(`${inner}:`, `${inner}: `) }
    : undefined
}

const apostrophe: FindSlip = (line) => {
  const { before, words } = parts(line)
  const text = "there is a straight apostrophe (') inside 'quotes'; use the curly one (’)"
  const inner = /^'(.*)'$/.exec(words)?.[1]
  if (inner?.replaceAll("''", '').includes("'"))
    return { text, meant: `${before}'${inner.replaceAll("''", '’').replaceAll("'", '’')}'` }
  const meant = line.replace(/(\p{L})'(\p{L})/gu, '$1’$2')
  return meant === line ? undefined : { text, meant }
}

const doubleQuote: FindSlip = (line) => {
  const { before, words } = parts(line)
  const inner = /^"(.*)"$/.exec(words)?.[1]
  if (!inner?.replaceAll('\\"', '').includes('"')) return undefined
  const text = 'there are straight quotation marks (") inside "quotes"; use the curly ones (“ ”)'
  return { text, meant: `${before}"${inner.replace(/(?<!\\)"/g, '”')}"` }
}

const backslash: FindSlip = (line) =>
  line.includes('\\')
    ? {
        text: 'there is a backslash (\\) inside "quotes"; use \'single quotes\'',
        meant: line.replace(/\\(?!")/g, '\\\\'),
      }
    : undefined

const quotesEndEarly: FindSlip = (line) => {
  const { before, words } = parts(line)
  return /^(['"]).*\1.*[^'"]$/.test(words)
    ? {
        text: "the quotes end before the words do; put all words of the line in one pair of 'quotes'",
        meant: before + quoted(words.replace(/['"]/g, '')),
      }
    : undefined
}

const unclosedQuote: FindSlip = (line) => {
  const { before, words } = parts(line)
  const [mark] = /^['"]/.exec(words) ?? []
  return mark && words.lastIndexOf(mark) === 0
    ? { text: `the quote (${mark}) that opens here is not closed`, meant: `${before}${words}${mark}` }
    : undefined
}

const sign: FindSlip = (line) => {
  const { before, words } = parts(line)
  return /^[@`%&*!|>?]/.test(words)
    ? { text: `words that begin with ${words[0]} need 'quotes'`, meant: before + quoted(words) }
    : undefined
}

const colonInSentence: FindSlip = (line) => {
  const { before, words } = parts(line)
  return /:( |$)/.test(words) && !/^['"[{]/.test(words)
    ? { text: "there is a colon inside a sentence; put the words in 'quotes'", meant: before + quoted(words) }
    : undefined
}

/** Places between two things of a list in one line that a comma belongs to, from left to right. */
const commaPlaces = [
  /(?<=[\]}])\s*(?=[[{])/,
  /(?<=['"])\s+(?=['"])/,
  /\s+(?=\w+: )/,
  /(?<=[\w\]}'"])\s*(?=[[{'"])/,
  /(?<=[\]}'"])\s+(?=\w)/,
]

const comma: FindSlip = (line) => {
  const { before, words } = parts(line)
  if (!isFlow(words)) return undefined
  return commaPlaces.flatMap((place) =>
    [...words.matchAll(new RegExp(place, 'g'))]
      .filter(({ index }) => !/[,:[{]\s*$/.test(words.slice(0, index)))
      .map(({ index, 0: gap }) => ({
        text: `a comma is missing before “${words.slice(index).trim().slice(0, 20)}”`,
        meant: `${before}${words.slice(0, index)}, ${words.slice(index + gap.length)}`,
      })),
  )
}

const colonInFlow: FindSlip = (line) => {
  const { before, words } = parts(line)
  return isFlow(words)
    ? [...words.matchAll(/: /g)].slice(1).map(({ index }) => ({
        text: "there is a colon inside a sentence; put the words in 'quotes'",
        meant: `${before}${words.slice(0, index)} ${words.slice(index + 1)}`,
      }))
    : undefined
}

const bracket: FindSlip = (line) => {
  for (const [open, close] of ['[]', '{}'] as const) {
    const more = line.split(open ?? '').length - line.split(close ?? '').length
    const text = more > 0 ? `a bracket that opens (${open}) is not closed` : `there is a ${close} too many`
    if (more > 0) return { text, meant: line.trimEnd() + close?.repeat(more) }
    if (more < 0) return { text, meant: line.trimEnd().replace(new RegExp(`\\${close}(?!.*\\${close})`), '') }
  }
  return undefined
}

const missingColon: FindSlip = (line) => {
  const [, before = '', name, words] = /^(\s*(?:- +)*)([A-Za-z]\w*) +([^:]+)$/.exec(line) ?? []
  return name
    ? { text: `a colon is missing after “${name}”`, meant: `${before}${name}: ${words}` }
    : undefined
}

const spaces = (count: number) => (count === 1 ? '1 space' : count === 0 ? 'no space' : `${count} spaces`)
const indentOf = (line: string) => line.length - line.trimStart().length

const indentation: FindSlip = (line, around) => {
  const own = indentOf(line)
  const near = [
    ...new Set(
      around.filter((other) => other.trim()).flatMap((other) => [indentOf(other), indentOf(other) + 2]),
    ),
  ]
  return near
    .filter((indent) => indent !== own)
    .sort((a, b) => Math.abs(a - own) - Math.abs(b - own))
    .map((indent) => ({
      text: `the line begins with ${spaces(own)}; here it should be ${spaces(indent)}`,
      meant: ' '.repeat(indent) + line.trimStart(),
    }))
}

const finders = [
  tab,
  separator,
  colour,
  hash,
  spaceAfterColon,
  apostrophe,
  doubleQuote,
  backslash,
  unclosedQuote,
  quotesEndEarly,
  sign,
  colonInSentence,
  comma,
  colonInFlow,
  bracket,
  missingColon,
  indentation,
]

/** What may have gone wrong in a line, the likeliest first. `around` are the lines beside it. */
export const slipsOf = (line: string, around: readonly string[]): Slip[] =>
  finders.flatMap((find) => find(line, around) ?? [])
