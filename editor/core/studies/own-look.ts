import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { isRecord } from '../change'
import type { Store } from '../site/store'
import { fileOfStudy } from './uses-of-study'

/** Whether there is a look of this name, drawn for one client. */
export const isLook = (name: string, home: string): boolean =>
  existsSync(join(home, `app/pages/case-study/clients/${name}.css`))

/** Whether the page of a case study has a look that was drawn for its client. */
export function hasOwnLook(id: string, store: Store, home: string): boolean {
  const data = store.data(fileOfStudy(id))
  return isLook(isRecord(data) && typeof data.look === 'string' ? data.look : id, home)
}
