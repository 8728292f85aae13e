import { z } from 'zod'

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null

/** The schema of one kind of a union, chosen by what the data says it is. */
function optionOf(union: z.ZodDiscriminatedUnion, data: unknown): z.core.$ZodType | undefined {
  const { discriminator } = union.def
  const kind = isRecord(data) ? data[discriminator] : undefined
  return union.options.find(
    (option) =>
      option instanceof z.ZodObject && option.shape[discriminator]?.safeParse(kind).success === true,
  )
}

function within(schema: z.core.$ZodType, key: PropertyKey): z.core.$ZodType | undefined {
  if (schema instanceof z.ZodObject) return schema.shape[String(key)]
  if (schema instanceof z.ZodArray) return schema.element
  if (schema instanceof z.ZodTuple) return schema.def.items[Number(key)]
  if (schema instanceof z.ZodRecord) return schema.valueType
  return undefined
}

/** The schema itself, without what says that it may be absent and which of several kinds it is. */
function plain(schema: z.core.$ZodType | undefined, data: unknown): z.core.$ZodType | undefined {
  if (schema instanceof z.ZodOptional || schema instanceof z.ZodDefault) return plain(schema.unwrap(), data)
  if (schema instanceof z.ZodDiscriminatedUnion) return optionOf(schema, data) ?? schema
  return schema
}

/** The schema that rules the field at `path` of `data`, or `undefined` where there is no such field. */
export function schemaAt(
  schema: z.core.$ZodType,
  data: unknown,
  path: readonly PropertyKey[],
): z.core.$ZodType | undefined {
  const own = plain(schema, data)
  const [key, ...rest] = path
  if (key === undefined || !own) return own
  const inner = within(own, key)
  return inner && schemaAt(inner, valueAt(data, [key]), rest)
}

/** What the data holds at `path`. */
export function valueAt(data: unknown, path: readonly PropertyKey[]): unknown {
  return path.reduce<unknown>(
    (at, key) => (isRecord(at) && Object.hasOwn(at, key) ? at[key as string] : undefined),
    data,
  )
}

/** Names of the fields that an object may have; none where the schema is of something else. */
export const fieldNames = (schema: z.core.$ZodType | undefined): string[] =>
  schema instanceof z.ZodObject ? Object.keys(schema.shape) : []
