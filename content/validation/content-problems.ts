import { existsSync } from 'node:fs'
import { contentFiles } from '../load/content-files.server'
import { films, pictures, wordmarks, wovenPictures } from '../load/manifest.server'
import { readContent } from '../load/read.server'
import { findSchema, neededFiles } from '../schema/files'
import { didYouMean } from './nearest'
import { ContentError, type Problem } from './problem'

/** Woven pictures that pages always show; their loaders use each by name. */
const pageArt: readonly string[] = [
  ...[
    'sampler',
    'diamonds-paper-saffron',
    'diamonds-saffron-paper',
    'temple-indigo-ink',
    'temple-ink-paper',
    'diamonds-paper-husk',
    'wheels',
  ].flatMap((name) => [`edge-${name}`, `edge-${name}-phone`]),
  ...['3d-vfx', 'av-production', 'brand-identity', 'marketing-360', 'print-media', 'ui-ux'].flatMap((id) => [
    `swatch-${id}`,
    `fringe-${id}`,
  ]),
  ...[1, 2, 3, 4, 5, 6, 7].flatMap((number) => [
    `cloth-${number}`,
    `cloth-tablet-${number}`,
    `strip-${number}`,
  ]),
  ...[1, 2, 3, 4, 5].map((number) => `topknot-${number}`),
  ...'chair-strung chair-woven cube-cloth cube-side cubes grey-cube knot-register knot-rows knot3d'.split(
    ' ',
  ),
  ...'long-guest lotus-plate-black lotus-plate-white lotus-plate-yellow open-door screens'.split(' '),
  ...'sounding-warp waveform wheel wheels-rolling wide-screen'.split(' '),
]

/** The problems that reading throws, or none. */
function refusedBy(read: () => unknown): readonly Problem[] {
  try {
    read()
    return []
  } catch (error) {
    if (error instanceof ContentError) return error.problems
    throw error
  }
}

function checkFile(file: string): readonly Problem[] {
  const schema = findSchema(file)
  if (schema) return refusedBy(() => readContent(file, schema))
  const text = file.startsWith('projects/')
    ? 'the name becomes an address: use lower case and hyphens, such as new-brand.yaml'
    : `no page reads a file of this name${didYouMean(file, Object.keys(neededFiles)) || '; take it out of the folder'}`
  return [{ file: `content/${file}`, text }]
}

/** Everything in content/ and in the manifests of media/ that would stop a build. */
export function findContentProblems(): readonly Problem[] {
  const broken = [pictures, wovenPictures, wordmarks, films].flatMap(refusedBy)
  // Nearly every file names a picture, which cannot be checked without the manifests.
  if (broken.length) return broken
  const files = new Set([...Object.keys(neededFiles), ...contentFiles()])
  const art = pageArt
    .filter((name) => !(name in wovenPictures()))
    .map((name) => ({ file: 'media/woven.json', text: `a page shows “${name}”, which is missing` }))
  return [...[...files].flatMap(checkFile), ...art]
}

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

/** Missing files of pictures and films: visitors would see a gap. */
export function findMediaProblems(): Problem[] {
  return [...filesNamed()]
    .filter(([, , src]) => !existsSync(`media/files${src}`))
    .map(([manifest, field, src]) => ({
      file: `media/${manifest}.json`,
      field,
      text: `media/files${src} is missing; encode it again, or take it back from git`,
    }))
}
