import { contentProblems } from './validation/content-problems'
import { mediaProblems } from './validation/media-problems'
import { inOrder, inWords, type Problem } from './validation/problem'

/** `npm run content:check`: every mistake in content/ and media/ that the build would refuse, and files that are missing. */
function problems(): readonly Problem[] {
  const inContent = contentProblems()
  if (inContent.some(({ file }) => file.endsWith('.json'))) return inContent
  return [...inContent, ...mediaProblems()]
}

const found = inOrder(problems())
if (found.length) {
  console.error(`${found.length === 1 ? 'One mistake' : `${found.length} mistakes`}:\n`)
  for (const problem of found) console.error(inWords(problem))
  process.exitCode = 1
} else console.log('Content is complete: no mistakes.')
