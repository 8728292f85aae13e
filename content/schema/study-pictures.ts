import type { z } from 'zod'
import { nearest } from '../validation/nearest'
import { pictureKind, unknownName } from './known'

type Context = z.core.$RefinementCtx<unknown>
type Path = (string | number)[]

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null
const listOf = (value: unknown): unknown[] => (Array.isArray(value) ? value : [])

/** The name of a case study's picture in the manifest: one without a slash belongs to the study itself. */
export const fullPictureName = (study: string, name: string) =>
  name.includes('/') ? name : `${study}/${name}`

/** Every name of a picture that a study's hero, story and sections ask for, and where. */
function* askedFor(study: Record<string, unknown>): Generator<[name: unknown, path: Path]> {
  const hero = isRecord(study.hero) ? study.hero : {}
  for (const [width, name] of Object.entries(hero)) yield [name, ['hero', width]]
  if (isRecord(study.story) && isRecord(study.story.process))
    yield [study.story.process.picture, ['story', 'process', 'picture']]
  for (const [index, section] of listOf(study.sections).entries()) {
    if (!isRecord(section)) continue
    for (const [place, name] of listOf(section.pictures).entries())
      yield [name, ['sections', index, 'pictures', place]]
    for (const order of ['desktop', 'mobile'])
      for (const [row, names] of listOf(section[order]).entries())
        for (const [place, name] of listOf(names).entries())
          yield [name, ['sections', index, order, row, place]]
  }
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
