import { findWords, replaceWords } from '../../editor/core/site/find-words'
import { openStore } from '../../editor/core/site/store'

/** Gives the agency of this folder another name as its staff does: by the editor's find and replace, every mention at once. */
const store = openStore('.')
for (const [search = '', by = ''] of JSON.parse(process.argv[2] ?? '[]')) {
  const ids = findWords(store, '.', search).map(({ id }) => id)
  if (!ids.length) throw new Error(`${search} is nowhere.`)
  replaceWords(store, '.', { search, by, ids })
  console.log(`${search} is ${by} in ${ids.length} places.`)
}
const unfinished = store.drafts()
if (unfinished.length) throw new Error(`Not right yet: ${unfinished.join(', ')}`)
