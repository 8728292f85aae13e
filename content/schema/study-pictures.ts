import { z } from 'zod'
import { didYouMean } from '../validation/nearest'
import { describeUnknownName, pictureKind } from './known'

type Context = z.core.$RefinementCtx<unknown>
type Path = (string | number)[]

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null

/** Name of a picture: of this project (`van`), or of another one (`homefills/app-basket`). */
export const pictureName = z
  .string()
  .regex(
    /^[a-z0-9-]+(\/[a-z0-9-]+)?$/,
    "is not a picture's name; write it like hoarding, in lower case with hyphens, and a comma after each",
  )

/** The manifest's name for a case study's picture: a name without a slash belongs to the study itself. */
export const fullPictureName = (study: string, name: string) =>
  name.includes('/') ? name : `${study}/${name}`

/** Yields every value of type `pictureName` in a schema, with its path. Skips values of a wrong shape. */
function* findNames(
  schema: unknown,
  value: unknown,
  path: Path = [],
): Generator<[name: unknown, path: Path]> {
  if (schema === pictureName) yield [value, path]
  else if (schema instanceof z.ZodOptional || schema instanceof z.ZodDefault)
    yield* findNames(schema.unwrap(), value, path)
  else if (schema instanceof z.ZodArray && Array.isArray(value))
    for (const [index, one] of value.entries()) yield* findNames(schema.element, one, [...path, index])
  else if (schema instanceof z.ZodDiscriminatedUnion && isRecord(value)) {
    const { discriminator, options } = schema.def
    for (const option of options)
      if (
        option instanceof z.ZodObject &&
        option.shape[discriminator]?.safeParse(value[discriminator]).success
      )
        yield* findNames(option, value, path)
  } else if (schema instanceof z.ZodObject && isRecord(value))
    for (const [key, inner] of Object.entries(schema.shape))
      yield* findNames(inner, value[key], [...path, key])
}

/**
 * Checks that a case study's pictures exist: the listed ones in the manifest, and the ones its sections use in its own list. Also
 * works if other fields are wrong, so that all mistakes are reported at once.
 */
export function refinePictures(id: string, schema: z.ZodType, study: unknown, context: Context): void {
  if (!isRecord(study)) return
  const refuse = (path: Path, message: string) => context.addIssue({ code: 'custom', path, message })
  const listed = isRecord(study.pictures) ? Object.keys(study.pictures) : []
  const inManifest = new Set(pictureKind.names())
  for (const name of listed) {
    const full = fullPictureName(id, name)
    if (!inManifest.has(full)) refuse(['pictures', name], describeUnknownName(full, pictureKind))
  }
  const refuseUnlisted = (name: string, path: Path, remedy: string) => {
    if (listed.includes(name)) return
    refuse(path, `“${name}” is not listed under “pictures”${didYouMean(name, listed) || `; ${remedy}`}`)
  }
  for (const [name, path] of findNames(schema, study))
    if (typeof name === 'string') refuseUnlisted(name, path, 'add it there with what is to be seen on it')
  for (const name of isRecord(study.captions) ? Object.keys(study.captions) : [])
    refuseUnlisted(name, ['captions', name], 'a caption needs its picture there')
}
