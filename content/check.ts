import { findContentProblems, findMediaProblems } from './validation/content-problems'
import { describeProblem, sortProblems } from './validation/problem'

/** `npm run content:check`: every mistake in content/ and media/ that would stop the build, and missing files. */
const inContent = findContentProblems()
const isManifestBroken = inContent.some(({ file }) => file.endsWith('.json'))
const found = sortProblems(isManifestBroken ? inContent : [...inContent, ...findMediaProblems()])
if (found.length) {
  console.error(`${found.length === 1 ? 'One mistake' : `${found.length} mistakes`}:\n`)
  for (const problem of found) console.error(describeProblem(problem))
  process.exitCode = 1
} else console.log('Content is complete: no mistakes.')
