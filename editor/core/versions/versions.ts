import type { TitleOfName } from '../form/titles'
import { type ChangedItem, describeChanges, fileInWords, isFilm } from '../publish/changes'
import type { Git } from '../publish/git'
import { movedFile } from '../studies/study-files'

/** What a version is made of: words and media. Code in the same folders is not the agency's to take back. */
const versioned = [
  ':(glob)content/**/*.yaml',
  ':(glob)media/*.json',
  'media/files',
  'media/originals',
  movedFile,
]

/** Whether a file is of the words and lists that pages are made from. */
export const isRead = (file: string) => /^(?:content\/.+\.yaml|media\/\w+\.json)$/.test(file)

/** Something that was published. */
export interface Version {
  commit: string
  by: string
  /** ISO 8601 */
  date: string
  /** What whoever published it wrote. */
  words: string
  /** Pages and other things that were changed. */
  titles: string[]
}

/** How many versions are listed at once. */
const MANY = 30

/** A name of a commit, as windows may send it. */
export const commitName = /^[0-9a-f]{40,64}$/

const lines = (said: string) => said.split('\n').filter(Boolean)
const names = (said: string) => said.split('\0').filter(Boolean)

/** What a file belongs to in the list of changes. */
function titleIn(file: string, titleOfFile: (file: string) => string): string {
  if (file.startsWith('content/')) return titleOfFile(file)
  if (file === movedFile) return fileInWords(file)
  return isFilm(file) ? 'Films' : 'Pictures'
}

/**
 * What was published, the newest first: states of this branch, so what others sent is one step, as it came in.
 * @param before the oldest version that is known already
 */
export async function listVersions(
  git: Git,
  titleOfFile: (file: string) => string,
  before?: string,
): Promise<{ versions: Version[]; isAll: boolean }> {
  const range = [`--max-count=${MANY + 1}`, ...(before ? ['--skip=1', before] : ['HEAD'])]
  const shown = ['--first-parent', '-m', '--no-renames', '--name-only', '--format=%x1e%H%x1f%an%x1f%aI%x1f%s']
  const said = await git.text('-c', 'core.quotePath=false', 'log', ...shown, ...range, '--', ...versioned)
  const all = said.split('\x1e').slice(1)
  const versions = all.slice(0, MANY).map((one) => {
    const [about = '', ...files] = lines(one)
    const [commit = '', by = '', date = '', words = ''] = about.split('\x1f')
    return { commit, by, date, words, titles: [...new Set(files.map((file) => titleIn(file, titleOfFile)))] }
  })
  return { versions, isAll: all.length <= MANY }
}

/** The version before one; nothing if it is the first. */
const findParent = (git: Git, commit: string) =>
  git.text('rev-parse', '--verify', '--quiet', `${commit}~1`).then(
    (said) => said.trim(),
    () => undefined,
  )

/** What a version changed, in words, and the version before it. */
export async function readVersion(
  git: Git,
  commit: string,
  titleOfName?: TitleOfName,
): Promise<{ before: string | undefined; items: ChangedItem[] }> {
  const before = await findParent(git, commit)
  const shown = ['--first-parent', '-m', '--no-renames', '--name-only', '-z', '--format=']
  const files = names(await git.text('show', ...shown, commit, '--', ...versioned))
  const states = {
    before: async (file: string) => (before && (await git.at(before, file))?.toString()) || undefined,
    after: async (file: string) => (await git.at(commit, file))?.toString(),
  }
  return { before, items: await describeChanges(files, states, titleOfName) }
}

/** Files that are not as a version has them, also those that were never published. */
export async function filesUnlike(git: Git, commit: string): Promise<string[]> {
  const asked = ['--no-renames', '--name-only', '-z', commit, '--', ...versioned]
  const differing = names(await git.text('diff', ...asked))
  return [...new Set([...differing, ...(await git.changed(...versioned))])]
}

/** Files that are changed and not published. */
export const unpublishedFiles = (git: Git) => git.changed(...versioned)
