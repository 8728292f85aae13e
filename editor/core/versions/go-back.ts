import { mkdirSync, renameSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { ownFolder } from '../disk/journal'
import { hashFile } from '../disk/states'
import { type Git, gitIn } from '../publish/git'
import { NotReady } from '../publish/publish'
import { draftFile, type Store } from '../site/store'
import { filesUnlike, isRead, unpublishedFiles } from './versions'

/** Where words and lists of earlier versions are, to be read as the project's own are. */
export const versionsFolder = (home: string) => join(home, ownFolder, 'versions')

const writing = new Map<string, Promise<void>>()

async function write(git: Git, home: string, commit: string, folder: string): Promise<void> {
  const draft = `${folder}.unfinished`
  rmSync(draft, { recursive: true, force: true })
  mkdirSync(draft, { recursive: true })
  const own = gitIn(home, { GIT_INDEX_FILE: join(draft, 'index') })
  await own.text('read-tree', commit)
  const all = (await git.text('ls-tree', '-r', '-z', '--name-only', commit)).split('\0')
  const files = all.filter(isRead).map((file) => `${file}\0`)
  await own.give(files.join(''), 'checkout-index', '-z', '--stdin', `--prefix=${draft}/`)
  renameSync(draft, folder)
}

/** The folder with words and lists of a version, written if nobody has looked at it since the editor was opened. */
export async function versionFolder(git: Git, home: string, commit: string): Promise<string> {
  const folder = join(versionsFolder(home), commit)
  const work = writing.get(folder) ?? write(git, home, commit, folder)
  writing.set(folder, work)
  await work.catch((error) => {
    writing.delete(folder)
    throw error
  })
  return folder
}

const changedMeanwhile = 'Something was changed here in the meantime. Look at it once more, then go back.'

/** A file that is not published or not finished, and would be replaced by going back. */
interface Waiting {
  file: string
  /** What it holds: nothing that is written later is replaced unseen. */
  state: string | null
  /** Who wrote it, if it was somebody else. */
  by: string | undefined
}

/** Everything that going back replaces and no version has. */
export async function findWaiting(git: Git, home: string, store: Store): Promise<Waiting[]> {
  const drafts = store.drafts()
  const own = (name: string, file: string) => ({
    file: name,
    state: hashFile(join(home, file)),
    by: store.journal.writtenBy(file),
  })
  return [
    ...(await unpublishedFiles(git)).map((file) => own(file, file)),
    ...drafts.map((file) => own(`content/${file}`, draftFile(file))),
  ]
}

/** How a window says what it was told of. */
export const nameWaiting = ({ file, state }: Waiting) => `${file} ${state}`

/**
 * Brings words and media back to a version, as a change like any other: it is published, or undone. Unfinished words go with it,
 * and come back with Undo.
 * @param seen what is not published and not finished, as the person was told
 * @throws NotReady if something else was changed since, or nothing would change
 */
export async function goBack(
  git: Git,
  home: string,
  store: Store,
  asked: { commit: string; label: string; seen: readonly string[] },
): Promise<void> {
  const waiting = await findWaiting(git, home, store)
  if (!waiting.every((one) => asked.seen.includes(nameWaiting(one)))) throw new NotReady(changedMeanwhile)
  const files = new Map<string, Buffer | null>()
  for (const file of await filesUnlike(git, asked.commit)) files.set(file, await git.at(asked.commit, file))
  for (const file of store.drafts()) files.set(draftFile(file), null)
  if (files.size === 0) throw new NotReady('Everything is as it was then. There is nothing to go back to.')
  store.journal.write(asked.label, `back ${Date.now()}`, files)
}
