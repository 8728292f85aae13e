import type { Git } from '../publish/git'
import type { Author } from './question'
import type { Side } from './three-way'

/** Says who of a side changed a file last, or anything where no file is named. */
export function authorsOf(git: Git, commits: Readonly<Record<Side | 'base', string>>) {
  return async (side: Side, file?: string): Promise<Author> => {
    const range = `${commits.base}..${commits[side]}`
    const said = await git.text('log', '-1', '--format=%an%x09%aI', range, ...(file ? ['--', file] : []))
    const [name = '', date = ''] = said.trim().split('\t')
    return { name, date }
  }
}
