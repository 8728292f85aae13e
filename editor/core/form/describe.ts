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
import { hex, id, picture, sample, webAddress, wovenLines } from '../../../content/schema/parts'
import { pictureName } from '../../../content/schema/study-pictures'
import type { Value } from '../change'
import type { Field, Kind } from './field'
import { noteOf, titleOf } from './titles'

/** The schema's own parts, by what they hold. Parts made from them (an optional colour) are known by their origin. */
const kinds = z.registry<{ kind: Kind }>()

kinds.add(hex, { kind: 'colour' })
kinds.add(id, { kind: 'short-name' })
kinds.add(wovenLines, { kind: 'headline' })
kinds.add(picture, { kind: 'picture' })
kinds.add(knownPicture, { kind: 'picture-name' })
kinds.add(knownPortrait, { kind: 'portrait' })
kinds.add(logo, { kind: 'logo' })
kinds.add(pictureName, { kind: 'study-picture' })
kinds.add(path, { kind: 'page' })
kinds.add(knownProject, { kind: 'project' })
kinds.add(knownFilm, { kind: 'film' })
kinds.add(knownWoven, { kind: 'woven' })
kinds.add(knownWordmark, { kind: 'wordmark' })
kinds.add(sample, { kind: 'samples' })
kinds.add(look, { kind: 'look' })
kinds.add(webAddress, { kind: 'address' })

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

/** Words of this many characters at least want a field of several lines from the start. */
const LONG = 40

function choicesOf({ oneOf = [], anyOf = [] }: Described): Field & { type: 'union' } {
  const options = (oneOf.length ? oneOf : anyOf).map((option) => {
    const value = String(option.properties?.kind?.const ?? '')
    return { value, title: titleOf(value), fields: recordFields(option) }
  })
  return { type: 'union', name: '', title: '', by: 'kind', options }
}

const recordFields = ({ properties = {}, required = [] }: Described): Field[] =>
  Object.entries(properties).map(([name, one]) => ({
    ...field(one, name),
    ...(!required.includes(name) && { isOptional: true }),
  }))

function listOf(schema: Described, name: string): Omit<Field & { type: 'list' }, 'title' | 'note'> {
  const { items, prefixItems, kind, minItems = 0, maxItems } = schema
  const entry = field(prefixItems?.[0] ?? items ?? { type: 'string' }, '')
  const count = prefixItems?.length
  return {
    type: 'list',
    name,
    entry,
    least: count ?? minItems,
    most: count ?? maxItems ?? null,
    ...(kind && { kind }),
  }
}

/** A field of the form from what zod says of its schema. */
function field(schema: Described, name: string): Field {
  // A logo is chosen: how its short name is written is of no use.
  const note = schema.kind === 'wordmark' ? undefined : noteOf(name, schema.minLength)
  const about = { name, title: titleOf(name, schema.kind), ...(note && { note }) }
  if (schema.oneOf || schema.anyOf) return { ...choicesOf(schema), ...about }
  if (schema.const !== undefined) return { ...about, type: 'fixed', value: schema.const }
  if (schema.enum) return { ...about, type: 'choice', choices: schema.enum }
  const kind = schema.kind && { kind: schema.kind }
  switch (schema.type) {
    case 'array':
      return { ...about, ...listOf(schema, name) }
    case 'object':
      return schema.properties
        ? { ...about, type: 'record', fields: recordFields(schema), ...kind }
        : { ...about, type: 'named', entry: field(Object(schema.additionalProperties), '') }
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
