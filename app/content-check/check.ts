import { contentProblems } from '~content/validation/content-problems'
import { mediaProblems } from '~content/validation/media-problems'
import { inOrder, inWords, type Problem } from '~content/validation/problem'
import { characterProblems } from './character-problems'

/**
 * `npm run content:check`: every mistake in content/ and media/ that the build would refuse, and files and characters that are
 * missing, which the build does not see. With `--build` only what no build may go on with.
 */
function problems(): readonly Problem[] {
  const inContent = contentProblems()
  if (inContent.some(({ file }) => file.endsWith('.json'))) return inContent
  const withMedia = [...inContent, ...mediaProblems()]
  if (process.argv.includes('--build') || inContent.length) return withMedia
  return [...withMedia, ...characterProblems()]
}

const found = inOrder(problems())
if (found.length) {
  console.error(`${found.length === 1 ? 'One mistake' : `${found.length} mistakes`}:\n`)
  for (const problem of found) console.error(inWords(problem))
  process.exitCode = 1
} else if (!process.argv.includes('--build')) console.log('Content is complete: no mistakes.')
