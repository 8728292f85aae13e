/** How people break a content file by hand: each takes its lines and a source of chance, and gives them back broken. */
export type Break = (lines: string[], random: () => number) => string[] | undefined

const pick = <Value>(values: readonly Value[], random: () => number): Value | undefined =>
  values[Math.floor(random() * values.length)]

/** Changes one line among those that match. */
const inLine =
  (where: RegExp, change: (line: string, random: () => number) => string): Break =>
  (lines, random) => {
    const index = pick(
      lines.flatMap((line, at) => (where.test(line) && !line.startsWith('#') ? [at] : [])),
      random,
    )
    if (index === undefined) return undefined
    const changed = change(lines[index] ?? '', random)
    return changed === lines[index] ? undefined : lines.with(index, changed)
  }

/** Changes one of the places in a line that match. */
const somewhere = (line: string, place: RegExp, words: string, random: () => number): string => {
  const found = pick([...line.matchAll(new RegExp(place, 'g'))], random)
  return found ? line.slice(0, found.index) + words + line.slice(found.index + found[0].length) : line
}

const key = /^\s*(?:- )?\w[\w-]*: \S/
const value = /(?<=^\s*(?:- )?\w[\w-]*: ).*$/
const quotedValue = /: '.*'$/
const inList = /: \[.*, .*\]/

export const breaks: Record<string, Break> = {
  'a line taken out': (lines, random) => lines.toSpliced(Math.floor(random() * lines.length), 1),
  'a line there twice': (lines, random) => {
    const index = Math.floor(random() * lines.length)
    return lines.toSpliced(index, 0, lines[index] ?? '')
  },
  'two letters of a name swapped': inLine(key, (line) => line.replace(/^(\s*(?:- )?)(\w)(\w)/, '$1$3$2')),
  'no words': inLine(key, (line) => line.replace(value, '')),
  'a number for words': inLine(key, (line) => line.replace(value, '42')),
  'a list for words': inLine(key, (line) => line.replace(value, '[one, two]')),
  'fields for words': inLine(key, (line) => line.replace(value, '{ one: two }')),
  'a quote too few': inLine(quotedValue, (line, random) => somewhere(line, /'/, '', random)),
  'a straight apostrophe': inLine(quotedValue, (line, random) =>
    somewhere(line, /(?<=\w)(?=\w\w*'?$)/, "'", random),
  ),
  'a colon in words': inLine(key, (line, random) => somewhere(line, /(?<=\w) (?=\w)/, ': ', random)),
  'a hash in words': inLine(key, (line, random) => somewhere(line, /(?<=\w) (?=\w)/, ' #', random)),
  'no space after a colon': inLine(key, (line) => line.replace(': ', ':')),
  'no colon': inLine(key, (line) => line.replace(': ', ' ')),
  'a comma too few': inLine(inList, (line, random) => somewhere(line, /,/, '', random)),
  'an entry too few': inLine(inList, (line, random) => somewhere(line, /, [\w-]+(?=[,\]])/, '', random)),
  'an entry too many': inLine(inList, (line, random) =>
    somewhere(line, /, [\w-]+(?=[,\]])/, ', extra, extra', random),
  ),
  'a bracket too few': inLine(/[[\]{}]/, (line, random) => somewhere(line, /[[\]{}]/, '', random)),
  'a space too many': inLine(/^\s/, (line) => ` ${line}`),
  'a space too few': inLine(/^\s/, (line) => line.slice(1)),
  'a tab': inLine(/^ {2}/, (line) => line.replace(/^ {2}/, '\t')),
  'a picture that is not there': inLine(/name: [\w-]+\//, (line) =>
    line.replace(/(name: [\w-]+\/)\w/, '$1xx'),
  ),
  'no alternative text': inLine(/, alt: /, (line) => line.replace(/, alt: ('.*?'|[^,}]*)/, '')),
  'a sign at the start': inLine(key, (line, random) =>
    line.replace(value, (words) => `${pick([...'@*!&%`|>'], random)}${words}`),
  ),
}
