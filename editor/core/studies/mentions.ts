import { contentFiles } from '../../../content/load/content-files.server'
import { textsOf } from '../site/library'
import type { Store } from '../site/store'
import { fileOfStudy } from './uses-of-study'

/** Other files in whose words its client is named. */
export function mentionsOf(id: string, name: string, store: Store): string[] {
  if (!name) return []
  const own = fileOfStudy(id)
  return contentFiles().filter(
    (file) => file !== own && [...textsOf(store.data(file))].some((text) => text.includes(name)),
  )
}
