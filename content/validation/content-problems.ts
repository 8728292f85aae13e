import { contentFiles } from '../load/content-files.server'
import { films, pictures, wordmarks, wovenPictures } from '../load/manifest.server'
import { readContent } from '../load/read.server'
import { findSchema, neededFiles } from '../schema/files'
import { unknownName, wovenKind } from '../schema/known'
import { nearest } from './nearest'
import { pageArt } from './page-art'
import { ContentError, type Problem } from './problem'

/** What a reader refuses, or nothing. */
function refusedBy(read: () => unknown): readonly Problem[] {
  try {
    read()
    return []
  } catch (error) {
    if (error instanceof ContentError) return error.problems
    throw error
  }
}

/** A file that no page reads: misnamed, or left over. */
function uselessFile(file: string): Problem {
  const near = nearest(file, Object.keys(neededFiles))
  const text = file.startsWith('projects/')
    ? 'the name becomes an address: use lower case and hyphens, such as new-brand.yaml'
    : `no page reads a file of this name; ${near === undefined ? 'take it out of the folder' : `did you mean “${near}”?`}`
  return { file: `content/${file}`, text }
}

function problemsOf(file: string): readonly Problem[] {
  const schema = findSchema(file)
  return schema ? refusedBy(() => readContent(file, schema)) : [uselessFile(file)]
}

/** Everything in content/ and in the manifests of media/ that the site cannot be built from. */
export function contentProblems(): readonly Problem[] {
  const broken = [pictures, wovenPictures, wordmarks, films].flatMap(refusedBy)
  // Nearly every file names a picture: without the manifests there is nothing to compare with.
  if (broken.length) return broken
  const files = new Set([...Object.keys(neededFiles), ...contentFiles()])
  const woven = new Set(wovenKind.names())
  const art = pageArt
    .filter((name) => !woven.has(name))
    .map((name) => ({ file: 'media/woven.json', text: unknownName(name, { ...wovenKind, names: () => [] }) }))
  return [...[...files].flatMap(problemsOf), ...art]
}
