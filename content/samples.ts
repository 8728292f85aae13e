import { samples } from './load/samples.server'
import { ContentError } from './validation/problem'

/**
 * `npm run content:samples`: lists the samples that the agency still has to replace. With `--strict` it fails while any are left:
 * the last check before the site goes live.
 */
function listed() {
  try {
    return samples()
  } catch (error) {
    if (!(error instanceof ContentError)) throw error
    console.error(error.message)
    process.exit(1)
  }
}

const lists = listed()
const total = lists.reduce((sum, { items }) => sum + items.length, 0)
for (const { file, items } of lists) {
  console.log(file)
  for (const item of items) console.log(`  - ${item}`)
}
console.log(total ? `${total} samples left in ${lists.length} files.` : 'No samples left.')
if (total && process.argv.includes('--strict')) process.exitCode = 1
