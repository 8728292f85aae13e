import type { z } from 'zod'
import { nearest } from '../validation/nearest'
import { pictureKind, unknownName } from './known'

type Context = z.core.$RefinementCtx<unknown>
type Path = (string | number)[]

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null

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

function* namedBelow(value: unknown, path: Path): Named {
  if (!isRecord(value)) return
  for (const [key, one] of Object.entries(value)) {
    const place = [...path, Array.isArray(value) ? Number(key) : key]
    if (pictureFields.has(key)) yield* namesIn(one, place)
    else yield* namedBelow(one, place)
  }
}

/** Every name of a picture that a study asks for, and where. */
function* askedFor({ hero, story, neighbour, sections }: Record<string, unknown>): Named {
  for (const [width, name] of Object.entries(isRecord(hero) ? hero : {})) yield [name, ['hero', width]]
  yield* namedBelow(story, ['story'])
  yield* namedBelow(neighbour, ['neighbour'])
  yield* namedBelow(sections, ['sections'])
}

/**
 * Whether the pictures of a case study are there: those it lists in the manifest, those it asks for in its own list.
 * Looks at what is there even where other fields are wrong, so that all mistakes are told at once.
 */
export function refinePictures(id: string, study: unknown, context: Context): void {
  if (!isRecord(study)) return
  const refuse = (path: Path, message: string) => context.addIssue({ code: 'custom', path, message })
  // A name that its words stick to is told by the schema; here it counts as listed.
  const keys = isRecord(study.pictures) ? Object.keys(study.pictures) : []
  const listed = keys.map((key) => key.split(/[: ]/)[0] ?? key)
  const inManifest = new Set(pictureKind.names())
  for (const name of listed) {
    const full = fullPictureName(id, name)
    if (!inManifest.has(full) && keys.includes(name))
      refuse(['pictures', name], unknownName(full, pictureKind))
  }
  for (const [name, path] of askedFor(study)) {
    if (typeof name !== 'string' || listed.includes(name)) continue
    const near = nearest(name, listed)
    const remedy =
      near === undefined ? 'add it there with what is to be seen on it' : `did you mean “${near}”?`
    refuse(path, `“${name}” does not stand under “pictures”; ${remedy}`)
  }
  for (const name of isRecord(study.captions) ? Object.keys(study.captions) : []) {
    // One that its words stick to is told by the schema.
    if (listed.includes(name) || /[: ]/.test(name)) continue
    const near = nearest(name, listed)
    const remedy = near === undefined ? 'a caption needs its picture there' : `did you mean “${near}”?`
    refuse(['captions', name], `“${name}” does not stand under “pictures”; ${remedy}`)
  }
}
