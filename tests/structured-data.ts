/** What one type of structured data has: paths within an object of this type. */
interface Rules {
  /** Where the rules are from. */
  source: string
  required: readonly string[]
  /** Recommended, and true of every object of this site. */
  recommended: readonly string[]
  /** Recommended, and why this site has none of it. */
  left: Readonly<Record<string, string>>
}

const google = 'https://developers.google.com/search/docs/appearance/structured-data'

/** Google's required and recommended properties for every type that the site uses (EXP-25). */
export const structuredDataRules: Readonly<Record<string, Rules>> = {
  VideoObject: {
    source: `${google}/video`,
    required: ['name', 'thumbnailUrl', 'uploadDate'],
    recommended: ['contentUrl', 'description', 'duration'],
    left: {
      embedUrl: 'in place of contentUrl, for players on a page of their own',
      expires: 'no film ends',
      hasPart: 'no film is long enough for key moments',
      interactionStatistic: 'nobody is counted',
      ineligibleRegion: 'shown everywhere',
      publication: 'no live broadcast',
      regionsAllowed: 'shown everywhere',
    },
  },
  BreadcrumbList: {
    source: `${google}/breadcrumb`,
    required: ['itemListElement'],
    recommended: [],
    left: {},
  },
  ListItem: {
    source: `${google}/breadcrumb`,
    required: ['item', 'name', 'position'],
    recommended: [],
    left: {},
  },
  Organization: {
    source: `${google}/organization`,
    required: [],
    recommended: [
      'address.addressCountry',
      'address.addressLocality',
      'address.streetAddress',
      'description',
      'email',
      'foundingDate',
      'logo',
      'name',
      'sameAs',
      'telephone',
      'url',
    ],
    left: {
      'address.addressRegion': 'content has the city with its state in one line',
      'address.postalCode': 'content has it in the line of the street',
      alternateName: 'the agency has one name',
      contactPoint: 'e-mail and telephone are those of the whole agency',
      legalName: 'unknown for the sample agency, as are its register numbers',
      numberOfEmployees: 'not in content',
    },
  },
  /** Google has rules for its kinds, such as Article, not for itself; an Article's properties are what its readers know. */
  CreativeWork: {
    source: `${google}/article`,
    required: [],
    recommended: ['author.name', 'author.url', 'headline', 'image'],
    left: {
      datePublished: 'case studies have the year of the work only',
      dateModified: 'the same',
    },
  },
}

/** Nested objects whose parent's rules say what they need. */
const parts = ['PostalAddress', 'Thing']

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null

const isEmpty = (value: unknown) =>
  value === undefined || value === '' || (Array.isArray(value) && value.length === 0)

const valueAt = (value: unknown, path: string): unknown =>
  path.split('.').reduce((inside, key) => (isObject(inside) ? inside[key] : undefined), value)

const dateTime = /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}:\d{2}(\.\d+)?(Z|[+-]\d{2}:\d{2})$/
const duration = /^PT(?=\d)(\d+M)?(\d+(\.\d+)?S)?$/

/** A way has at least two steps, whose positions count from 1. */
const isTrail = (value: unknown) =>
  Array.isArray(value) &&
  value.length >= 2 &&
  value.every((step, index) => isObject(step) && step.position === index + 1)

function wrongForm(key: string, value: unknown): boolean {
  if (/(Url|^url|^item|^logo|^image)$/.test(key)) return !/^https:\/\/[^/]+\//.test(String(value))
  if (key === 'uploadDate') return !dateTime.test(String(value))
  if (key === 'duration') return !duration.test(String(value))
  if (key === 'itemListElement') return !isTrail(value)
  return false
}

/** What is wrong with one object of a page's structured data and with what it contains, in one line each. */
export function structuredDataProblems(data: unknown, isNested = false): string[] {
  if (Array.isArray(data)) return data.flatMap((one) => structuredDataProblems(one, isNested))
  if (!isObject(data)) return []
  const inside = Object.values(data).flatMap((value) => structuredDataProblems(value, true))
  const type = String(data['@type'])
  if (parts.includes(type)) return inside
  const rules = structuredDataRules[type]
  if (!rules) return [`${type} has no rules in tests/structured-data.ts`, ...inside]
  // An organisation that is a work's author is described on the home page.
  const isAuthor = type === 'Organization' && isNested
  const expected = isAuthor ? ['name', 'url'] : [...rules.required, ...rules.recommended]
  return [
    ...expected
      .filter((path) => isEmpty(valueAt(data, path)))
      .map((path) => `${type} has no ${path} (${rules.source})`),
    ...Object.entries(data)
      .filter(([key, value]) => wrongForm(key, value))
      .map(([key, value]) => `${type}: ${key} is ${JSON.stringify(value)}`),
    ...inside,
  ]
}
