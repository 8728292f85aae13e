import { existsSync } from 'node:fs'
import { films, pictures, wordmarks, wovenPictures } from '../load/manifest.server'
import type { Problem } from './problem'

/** Every file that a manifest names, by manifest and entry. */
function* filesNamed(): Generator<[manifest: string, entry: string, src: string]> {
  for (const [name, { base, widths, fallback }] of Object.entries(pictures())) {
    for (const width of widths) yield ['pictures', name, `${base}.${width}.avif`]
    yield ['pictures', name, `${base}.${fallback}.webp`]
  }
  for (const [name, { src }] of Object.entries(wovenPictures())) yield ['woven', name, src]
  for (const [name, { src }] of Object.entries(wordmarks())) yield ['wordmarks', name, src]
  for (const [name, { files, phone = [], captions }] of Object.entries(films())) {
    for (const { src } of [...files, ...phone]) yield ['films', name, src]
    if (captions) yield ['films', name, captions]
  }
}

/** Files of pictures and films that are listed but not there: visitors would see a gap. */
export function mediaProblems(): Problem[] {
  return [...filesNamed()]
    .filter(([, , src]) => !existsSync(`media/files${src}`))
    .map(([manifest, field, src]) => ({
      file: `media/${manifest}.json`,
      field,
      text: `media/files${src} is missing; encode it again, or take it back from git`,
    }))
}
