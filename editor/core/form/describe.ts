import { z } from 'zod'
import { logo } from '../../../content/schema/collections'
import {
  knownFilm,
  knownPicture,
  knownPortrait,
  knownProject,
  knownWordmark,
  knownWoven,
  path,
} from '../../../content/schema/known'
import { look } from '../../../content/schema/look'
import { focus, hex, id, picture, sample, webAddress, wovenLines } from '../../../content/schema/parts'
import { pictureName } from '../../../content/schema/study-pictures'
import type { Value } from '../change'
import { noteFor, titleFor } from './titles'

/** The schema's own parts, by what they hold: the form has a control of its own for each. Parts made from them are known by their origin. */
const parts = {
  colour: hex,
  'short-name': id,
  headline: wovenLines,
  picture,
  'picture-name': knownPicture,
  portrait: knownPortrait,
  logo,
  'study-picture': pictureName,
  page: path,
  project: knownProject,
  film: knownFilm,
  woven: knownWoven,
  wordmark: knownWordmark,
  samples: sample,
  look,
  address: webAddress,
  focus,
} as const

/** What a field holds beyond words. */
export type Kind = keyof typeof parts

const kinds = z.registry<{ kind: Kind }>()
for (const [kind, part] of Object.entries(parts)) kinds.add(part, { kind: kind as Kind })

interface About {
  /** Its name in the record around it; empty for an entry of a list. */
  name: string
  title: string
  note?: string
  isOptional?: boolean
}

/** One field of a form, as the page of the editor draws it. */
export type Field = About &
  (
    | { type: 'words'; kind?: Kind; least?: number; most?: number; isLong?: boolean }
    | { type: 'number'; least?: number; most?: number }
    | { type: 'choice'; choices: readonly Value[] }
    | { type: 'tick' }
    | { type: 'fixed'; value: Value }
    | { type: 'record'; kind?: Kind; fields: readonly Field[] }
    | { type: 'list'; kind?: Kind; entry: Field; least: number; most: number | null }
    | { type: 'named'; entry: Field }
    | { type: 'union'; by: string; options: readonly UnionOption[] }
  )

/** One of several kinds of record, told apart by one field of it. */
export interface UnionOption {
  value: string
  title: string
  fields: readonly Field[]
}

/** The parts of JSON Schema that zod writes for content, and the kind that the editor adds. */
interface Described {
  type?: string
  kind?: Kind
  const?: Value
  enum?: Value[]
  anyOf?: Described[]
  oneOf?: Described[]
  allOf?: Described[]
  properties?: Record<string, Described>
  required?: string[]
  items?: Described
  prefixItems?: Described[]
  additionalProperties?: Described | boolean
  minItems?: number
  maxItems?: number
  minLength?: number
  maxLength?: number
  minimum?: number
  maximum?: number
}

/** What belongs to a look in code: the editor only passes it on. */
const ofEngineers = new Set(['singleLetters', 'halfWidth'])

/** Words of this many characters at least want a field of several lines from the start. */
const LONG = 40

const recordFields = ({ properties = {}, required = [] }: Described, around: string): Field[] =>
  Object.entries(properties).map(([name, one]) => ({
    ...field(one, name, around),
    ...(!required.includes(name) && { isOptional: true }),
  }))

/**
 * A field of the form from what zod says of its schema.
 * @param around the name of the record or list around it
 */
function field(schema: Described, name: string, around = ''): Field {
  // Something that is chosen: how its short name is written is of no use.
  const isChosen = name === 'id' && schema.kind !== 'short-name'
  const note = isChosen ? undefined : noteFor(name, schema.minLength)
  const about = { name, title: titleFor(name, schema.kind, around), ...(note && { note }) }
  const { oneOf, anyOf, prefixItems } = schema
  const inside = name || around
  if (oneOf || anyOf) {
    const options = (oneOf ?? anyOf ?? []).map((option) => {
      const value = String(option.properties?.kind?.const ?? '')
      return { value, title: titleFor(value), fields: recordFields(option, inside) }
    })
    return { ...about, type: 'union', by: 'kind', options }
  }
  if (schema.const === true && !ofEngineers.has(name)) return { ...about, type: 'tick' }
  if (schema.const !== undefined) return { ...about, type: 'fixed', value: schema.const }
  if (schema.enum) return { ...about, type: 'choice', choices: schema.enum }
  const kind = schema.kind && { kind: schema.kind }
  switch (schema.type) {
    case 'array':
      return {
        ...about,
        type: 'list',
        entry: field(prefixItems?.[0] ?? schema.items ?? { type: 'string' }, '', inside),
        least: prefixItems?.length ?? schema.minItems ?? 0,
        most: prefixItems?.length ?? schema.maxItems ?? null,
        ...kind,
      }
    case 'object':
      return schema.properties
        ? { ...about, type: 'record', fields: recordFields(schema, inside), ...kind }
        : { ...about, type: 'named', entry: field(Object(schema.additionalProperties), '', inside) }
    case 'integer':
    case 'number':
      return {
        ...about,
        type: 'number',
        ...(schema.minimum !== undefined && { least: schema.minimum }),
        ...(schema.maximum !== undefined && { most: schema.maximum }),
      }
    default: {
      const { minLength = 0, maxLength } = schema
      return {
        ...about,
        type: 'words',
        ...kind,
        ...(minLength > 1 && { least: minLength }),
        ...(maxLength !== undefined && { most: maxLength }),
        ...(minLength >= LONG && { isLong: true }),
      }
    }
  }
}

/** The form of a content file, from the site's own schema: what the site gets to know, the form knows too. */
export function describeForm(schema: z.ZodType): Field {
  const described = z.toJSONSchema(schema, {
    io: 'input',
    unrepresentable: 'any',
    metadata: kinds,
    reused: 'inline',
  })
  return field(described as Described, '')
}
