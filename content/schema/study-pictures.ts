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

/** The name of a case study's picture in the manifest: one without a slash belongs to the study itself. */
export const fullPictureName = (study: string, name: string) =>
  name.includes('/') ? name : `${study}/${name}`

/** Fields of a story and of sections that name pictures, one or in lists. */
const pictureFields = new Set([
  'picture',
  'pictures',
  'linkPicture',
  'onPhones',
  'desktop',
  'mobile',
  'whole',
  'acrossTablets',
])

type Named = Generator<[name: unknown, path: Path]>

function* namesIn(value: unknown, path: Path): Named {
  if (!Array.isArray(value)) yield [value, path]
  else for (const [index, one] of value.entries()) yield* namesIn(one, [...path, index])
}

function* namesBelow(value: unknown, path: Path): Named {
  if (!isRecord(value)) return
  for (const [key, one] of Object.entries(value)) {
    const inner = [...path, Array.isArray(value) ? Number(key) : key]
    if (pictureFields.has(key)) yield* namesIn(one, inner)
    else yield* namesBelow(one, inner)
  }
}

/** Every name of a picture that a study asks for, and its path. */
function* findNames({ hero, story, neighbour, sections }: Record<string, unknown>): Named {
  for (const [width, name] of Object.entries(isRecord(hero) ? hero : {})) yield [name, ['hero', width]]
  yield* namesBelow(story, ['story'])
  yield* namesBelow(neighbour, ['neighbour'])
  yield* namesBelow(sections, ['sections'])
}

/**
 * Checks that the pictures of a case study are there: those it lists in the manifest, those it asks for in its own list.
 * Looks at what is there even if other fields are wrong, so that all mistakes are reported at once.
 */
export function refinePictures(id: string, study: unknown, context: Context): void {
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
  for (const [name, path] of findNames(study))
    if (typeof name === 'string') refuseUnlisted(name, path, 'add it there with what is to be seen on it')
  for (const name of isRecord(study.captions) ? Object.keys(study.captions) : [])
    refuseUnlisted(name, ['captions', name], 'a caption needs its picture there')
}
