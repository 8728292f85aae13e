import { ImpossibleChange } from '../change'
import type { Files } from '../disk/journal'
import { mistakesIn } from '../rules/mistakes'
import type { Store } from '../site/store'
import { contentIn } from '../site/take-out'

/**
 * Writes files as one step, and takes it back where the build would refuse what came out.
 * @throws ImpossibleChange with the first mistake
 */
export function writeWhole(store: Store, label: string, files: Files): void {
  store.journal.write(label, `${label} ${Date.now()}`, files)
  for (const file of contentIn(files)) {
    if (files.get(`content/${file}`) === null) continue
    const [mistake] = mistakesIn(file, store.readText(file))
    if (!mistake) continue
    store.journal.undo()
    throw new ImpossibleChange(`${file} would not be right: ${mistake.text} Nothing has changed.`)
  }
}

/** @throws ImpossibleChange where one of the files has changes that are not right yet */
export function refuseDrafts(store: Store, files: readonly string[]): void {
  const [first] = store.drafts().filter((file) => files.includes(file))
  if (first) throw new ImpossibleChange(`${first} has unfinished changes. Finish them or drop them first.`)
}
