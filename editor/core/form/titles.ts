import { isList, isRecord, type Path, type Value, valueAt } from '../change'
import type { Kind } from './field'

/** What fields are called in the form. One that is not listed is called by its own name, in words. */
export const titles: Readonly<Record<string, string>> = {
  alt: 'What is to be seen (alternative text)',
  altText: 'What is to be seen (alternative text)',
  accent: 'Headings',
  after: 'How many sections come before it',
  all: 'All of them, in words',
  bar: 'Colours of the bar',
  call: 'Last words and button',
  card: 'Picture of the card',
  carousel: 'Kind of the section, as it is read aloud',
  category: 'Title of the kind of project',
  close: 'Button that closes it',
  closing: 'Line above the last button (without one, the line that all share)',
  colours: 'Own colours',
  copyright: 'Copyright line',
  count: 'Which one of how many',
  cycle: 'Order of Prev and Next',
  deliverables: 'What was made',
  desktop: 'Order on wide screens',
  email: 'E-mail address',
  emailExample: 'Example of an e-mail address',
  embed: 'Address of the embedded map',
  failed: 'When it fails',
  featured: 'Projects',
  filters: 'Filters of the projects',
  focus: 'Part of the picture that stays in view',
  founded: 'Founded in',
  ground: 'Background',
  head: 'Search engines',
  hosting: 'How changes get to visitors',
  id: 'Short name',
  invalidEmail: 'When the e-mail address is wrong',
  invalidPhone: 'When the phone number is wrong',
  groups: 'Groups to choose from',
  halfWidth: 'The wide one takes half of the window (for its size in kB, moves nothing)',
  lang: 'Language',
  lead: 'Opening sentences',
  leads: 'Services that they lead',
  length: 'How long it is',
  lightbox: 'A picture shown large',
  loading: 'While a page loads',
  logoWall: 'Line above the logos',
  main: 'Name of the links in the bar',
  menu: 'Button that opens the menu',
  missing: 'When a field is empty',
  mobile: 'Order on phones',
  more: 'Link that leads on',
  narrow: 'On phones',
  neighbours: 'Prev and Next',
  next: 'Button that goes on',
  odia: 'Odia word',
  odiaLine: 'Name in Odia, with the city',
  ok: 'Button that closes a popup',
  one: 'Button that leads to one of them',
  onGround: 'Text on the background',
  onPanel: 'Text on the panel',
  origin: 'Address of the site',
  other: 'Any other',
  outcome: 'What changed',
  path: 'Leads to',
  pause: 'Button that pauses',
  phones: 'Phone numbers',
  play: 'Button that plays',
  posterPhone: 'Poster on phones',
  previous: 'Button that goes back',
  process: 'On the way there',
  projectType: 'Kind of project',
  mirrored: 'Sheet on the other side of its words',
  neighbour: 'Its picture below the case studies beside it (without one, the card’s)',
  setting: 'Layout of the story on wide screens',
  acrossTablets: 'Pictures that fill the width of tablets (to be readable, or to leave others room)',
  offline: 'Without a network',
  onPhones: 'Picture that phones show instead',
  linkPicture:
    'Picture of the link to it at the head of the page (without one, the middle one of its pictures)',
  upright: 'Upright picture (phones and tablets show it instead)',
  whole: 'Long pictures that phones show whole (nothing in them has to be read)',
  resultsDrawn:
    'A picture shows the figures large (wide screens show it instead of the words, phones the words)',
  rhythm: 'Layout of the pictures',
  row: 'Name of a row',
  sample: 'Still samples',
  sampleLine: 'Line that says it is a sample',
  sending: 'While it is being sent',
  sent: 'When it is sent',
  shown: 'As visitors read it',
  singleLetters: 'Each letter of the name by itself',
  skip: 'Link that skips the bar',
  slide: 'Kind of an entry, as it is read aloud',
  social: 'Social networks',
  socialPicture: 'Picture that is shown when the page is shared',
  spoken: 'Read aloud, not seen',
  story: 'The story',
  submit: 'Words on the button',
  summary: 'Sentence on cards',
  swatch: 'What is to be seen on the swatch (alternative text)',
  theme: 'Colours and typeface',
  tooLong: 'At a text that is too long',
  url: 'Web address',
  wide: 'On wide screens',
}

/** `emailExample` in words: `Email example`. */
export function inWords(name: string): string {
  const words = name
    .replace(/([a-z])([A-Z])/g, '$1 $2')
    .replaceAll(/[_-]/g, ' ')
    .toLowerCase()
  return words.charAt(0).toUpperCase() + words.slice(1)
}

const titlesOfKinds: Partial<Record<Kind, string>> = {
  film: 'Film',
  page: 'Leads to',
  'picture-name': 'Picture',
  portrait: 'Portrait',
  project: 'Case study',
  wordmark: 'Logo',
  woven: 'Woven picture',
}

export const titleOf = (name: string, kind?: Kind): string =>
  (kind && name && titlesOfKinds[kind]) ?? titles[name] ?? inWords(name)

const hostings: Readonly<Record<string, string>> = {
  '': 'Not chosen yet',
  studio: 'The studio builds the site on its own server',
  host: 'A host builds what it is sent (Netlify, Cloudflare Pages)',
  engineer: 'An engineer builds it',
}

const languages = new Intl.DisplayNames('en', { type: 'language' })

/** What one choice of a field is called; `undefined` if it is called by its value. An empty value is none. */
export function choiceTitleOf(name: string, value: string): string | undefined {
  if (name === 'hosting') return hostings[value]
  return name === 'lang' ? (value ? languages.of(value) : 'English, like the page') : undefined
}

/** What is said below a field of this name, if its title is not enough. */
const notes: Readonly<Record<string, string>> = {
  alt: 'Write it for somebody on the phone: what is to be seen and what is written on it, in a sentence.',
  altText: 'Write it for somebody on the phone: what is to be seen, in a sentence.',
  description: 'Search engines and networks show it. Between 50 and 170 characters.',
  phones: 'Each with the country’s code, such as +91 674 000 1998. What a phone dials follows from it.',
  emailExample: 'Stands grey in the empty field of the form.',
  id: 'Lower case words joined by hyphens. Visitors do not see it, except in addresses.',
  outcome: 'What can be seen now. Figures only if they are true.',
  sample: 'What is still made up. Tick it off under Samples.',
  socialPicture: 'Without one the site draws it, from the page’s words, colours and pictures.',
  spoken: 'Screen readers say it. Words in braces are filled in.',
}

/** @param least characters that the words need: a description without a bound is no search engine's */
export const noteOf = (name: string, least = 0): string | undefined =>
  name === 'description' && least < 2 ? undefined : notes[name]

const telling = ['name', 'title', 'heading', 'shown', 'label', 'lines', 'line', 'alt']
const SHORT = 46

const cut = (words: string) => (words.length > SHORT ? `${words.slice(0, SHORT - 1)}…` : words)

/** What a page or case study is called that a field names. */
type TitleOfName = (name: string) => string | undefined

/** What an entry of a list says of itself: its name or title, otherwise what kind it is. Its id is for addresses, not for people. */
function nameOfEntry(
  value: Readonly<Record<string, Value>>,
  titleOfName: TitleOfName = () => undefined,
): string | undefined {
  const kind = typeof value.kind === 'string' ? titleOf(value.kind) : ''
  const ofId = typeof value.id === 'string' ? titleOfName(value.id) : undefined
  for (const own of [ofId, ...telling.map((name) => value[name])]) {
    const words = isList(own) ? own.join(' ') : isRecord(own) ? entryTitle(own.wide ?? own, 0) : own
    if (typeof words === 'string' && words) return cut(kind ? `${kind}: ${words}` : words)
  }
  return kind || undefined
}

/** What an entry of a list is called while it is closed. */
export function entryTitle(value: Value | undefined, place: number, titleOfName?: TitleOfName): string {
  if (isList(value))
    return value.map((one) => entryTitle(one, 0, titleOfName)).join(', ') || `Row ${place + 1}`
  const own =
    typeof value === 'string'
      ? cut(titleOfName?.(value) ?? value)
      : isRecord(value)
        ? nameOfEntry(value, titleOfName)
        : undefined
  return own || `Entry ${place + 1}`
}

/** What an entry of a list says of itself. Words and rows of pictures have no name: their number is shorter. */
function nameAt(path: Path, data: Value | undefined): string | undefined {
  const entry = valueAt(data, path)
  const name = isRecord(entry) ? nameOfEntry(entry) : undefined
  // Several may be of the same kind.
  const isKind = isRecord(entry) && name === titleOf(String(entry.kind))
  return isKind ? `${name} (${Number(path.at(-1)) + 1})` : name
}

/**
 * The path of a field, as the form calls it: `Members › Smruti Rath › Role`.
 * @param data what the file says: entries of lists are named by it, and counted if they say nothing
 */
export const pathInWords = (path: Path, data?: Value): string =>
  path
    .map((step, at) =>
      typeof step === 'number' ? (nameAt(path.slice(0, at + 1), data) ?? step + 1) : titleOf(step),
    )
    .join(' › ')

/** What a step is called when it is undone: `Role of Smruti Rath, Team`. */
export function stepInWords(path: Path, data: Value, title: string): string {
  const at = path.findLastIndex((step) => typeof step === 'number')
  const entry = at < 0 ? undefined : nameAt(path.slice(0, at + 1), data)
  const whole = entry ? `${entry}, ${title}` : title
  const named = path.slice(entry ? at + 1 : 0).findLast((step) => typeof step === 'string')
  return named === undefined ? whole : `${titleOf(named)} of ${whole}`
}

/** What a field holds, as it is shown to be read. */
export const valueInWords = (value: Value): string =>
  isRecord(value)
    ? Object.values(value).map(valueInWords).join(' · ')
    : Array.isArray(value)
      ? value.map(valueInWords).join(' / ')
      : String(value)
