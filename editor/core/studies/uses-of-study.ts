import { contentFiles } from '../../../content/load/content-files.server'
import { type Named, namedIn } from '../site/named-in'
import type { Store } from '../site/store'

export const fileOfStudy = (id: string) => `projects/${id}.yaml`
export const addressOfStudy = (id: string) => `/project/${id}`

const named = (store: Store): Named[] =>
  contentFiles().flatMap((file) => [...namedIn(file, store.data(file))])

/** Lists of case studies, and entries about one, that name it. */
export const entriesOfStudy = (id: string, store: Store): Named[] =>
  named(store).filter(({ kind, name }) => kind === 'project' && name === id)

/** Links that lead to it. */
export const linksToStudy = (id: string, store: Store): Named[] =>
  named(store).filter(({ kind, name }) => kind === 'page' && name === addressOfStudy(id))

/** Blocks on pages of several clients that are about it: they have a name and pictures of their own, and stay without it. */
export const blocksAboutStudy = (id: string, store: Store): Named[] =>
  named(store).filter(
    ({ file, kind, name, path }) =>
      file.startsWith('projects/') && kind === 'short-name' && name === id && path.length === 3,
  )
