import { existsSync, readdirSync, readFileSync, realpathSync } from 'node:fs'
import { dirname, join, relative, resolve, sep } from 'node:path'
import { z } from 'zod'
import { type Change, changed, type Path, type Value } from '../change'
import { type Files, openJournal, ownFolder } from '../disk/journal'
import { hashBytes, hashFile } from '../disk/states'
import { asking } from '../publish/author'
import { type Asked, fitted, nextRevision } from '../rebase'
import { lettersIn } from '../rules/letters'
import { type Mistake, mistakesIn } from '../rules/mistakes'
import { editText, parsedData } from '../text/edit-text'
import { openWordsToRead } from './words-to-read'

/** A path that leads out of the folders that the editor may write. */
export class OutsideOfContent extends Error {}

/**
 * The path of a content file, seen from the project's folder.
 * @throws OutsideOfContent if dots or a link would lead out of the folder
 */
function confined(home: string, file: string): string {
  const root = realpathSync(join(home, 'content'))
  const path = resolve(root, file)
  let there = path
  while (!existsSync(there)) there = dirname(there)
  const isInside = [path, realpathSync(there)].every((one) => `${one}${sep}`.startsWith(`${root}${sep}`))
  if (file.includes('\0') || path === root || !isInside)
    throw new OutsideOfContent(`${file} is not in the folder of content.`)
  return `content/${relative(root, path).replaceAll(sep, '/')}`
}

/** A file with mistakes that still need fixing: the site goes on with the last good one. */
const draft = z.object({
  /** The state of the content file that it began from. */
  base: z.string().nullable(),
  text: z.string(),
})

export type Draft = z.output<typeof draft>

const folder = `${ownFolder}/drafts`

/** Where the draft of a content file is kept, seen from the project's folder. */
export const draftFile = (file: string) => `${folder}/${file.replaceAll('/', '--')}.json`

function readDraft(home: string, file: string): Draft | undefined {
  const path = join(home, draftFile(file))
  return existsSync(path) ? draft.safeParse(JSON.parse(readFileSync(path, 'utf8'))).data : undefined
}

/** The content files of which there is a draft. */
const filesWithDraft = (home: string): string[] =>
  existsSync(join(home, folder))
    ? readdirSync(join(home, folder))
        .filter((name) => name.endsWith('.yaml.json'))
        .map((name) => name.slice(0, -'.json'.length).replaceAll('--', '/'))
    : []

/** A content file as a window of the editor sees it. */
export interface Opened {
  file: string
  /** Changes with every byte: who saves says from which revision. */
  revision: string
  /** `null` if the file cannot be read as YAML. */
  data: Value
  mistakes: readonly Mistake[]
  letters: readonly Mistake[]
  /** Whether the site still shows an earlier state, since there are mistakes. */
  isDraft: boolean
  /** Whether the file was changed by hand since the draft was begun. */
  isOutdated: boolean
}

/** A change as a window asks for it. */
export interface ChangeRequest extends Asked {
  file: string
  label: string
  /** Steps with the same group are undone together. */
  group: string
}

/** The file after a change, or as somebody else has changed it at the same place. */
export interface Outcome {
  isMade: boolean
  /** What somebody else has changed; missing if it is gone. */
  path?: Path | undefined
  opened: Opened
}

/** States and changes that are remembered at most: no window is older. */
const REMEMBERED = 500

const hashText = (text: string) => hashBytes(text).slice(0, 16)

/** The content files of a project, as they are edited: every change is checked, noted and written at once. */
export function openStore(home: string) {
  const journal = openJournal(home, () => asking.getStore())
  /** By revision: what windows were shown, so that a change can be moved from there to the present state. */
  const shown = new Map<string, Value>()
  /** Changes that were made, by their ids. */
  const made = new Map<string, true>()
  function remember<Entry>(all: Map<string, Entry>, key: string, entry: Entry): void {
    all.delete(key)
    all.set(key, entry)
    for (const oldest of all.keys()) if (all.size > REMEMBERED) all.delete(oldest)
  }

  const pathTo = (file: string) => join(home, confined(home, file))
  const readText = (file: string) =>
    readDraft(home, file)?.text ?? readFileSync(pathTo(file), 'utf8').replace(/^\uFEFF/, '')

  /** By file: its text and what that says. */
  const read = new Map<string, { text: string; data: Value }>()

  /** What a file says, without judging it. */
  function data(file: string): Value {
    const text = readText(file)
    const known = read.get(file)
    if (known?.text === text) return known.data
    const data = parsedData(text) ?? null
    read.set(file, { text, data })
    return data
  }

  function open(file: string): Opened {
    const draft = readDraft(home, file)
    const text = readText(file)
    const revision = hashText(text)
    const own = data(file)
    remember(shown, revision, own)
    return {
      file,
      revision,
      data: own,
      mistakes: mistakesIn(file, text),
      letters: lettersIn(own),
      isDraft: draft !== undefined,
      isOutdated: draft !== undefined && draft.base !== hashFile(pathTo(file)),
    }
  }

  /** What is written for a new text: the file if it is right, a draft if it is not yet. */
  function filesFor(file: string, text: string): Files {
    const content = confined(home, file)
    const draft = draftFile(file)
    const onDisk = hashFile(join(home, content))
    if (hashBytes(text) === onDisk || !mistakesIn(file, text).length)
      return new Map([
        [content, text],
        [draft, null],
      ])
    const base = readDraft(home, file)?.base ?? onDisk
    return new Map([[draft, JSON.stringify({ base, text })]])
  }

  return {
    journal,
    wordsToRead: openWordsToRead(home, data),
    open,
    data,
    readText,
    drafts: () => filesWithDraft(home),
    /** Writes whole texts of content files as one step, each as a draft if it is not right yet. */
    rewrite: (label: string, group: string, texts: ReadonlyMap<string, string>) =>
      journal.write(label, group, new Map([...texts].flatMap(([file, text]) => [...filesFor(file, text)]))),
    /** A change of the editor's own to what the file says now. */
    edit: (label: string, group: string, file: string, change: Change) =>
      journal.write(label, group, filesFor(file, editText(readText(file), change))),
    /** Makes a change, if nobody else has changed the same place since the window saw the file. */
    change({ file, label, group, ...asked }: ChangeRequest): Outcome {
      const { id, revision, change } = asked
      const text = readText(file)
      const now = data(file)
      if (hashText(text) === revision) remember(shown, revision, now)
      const seen = shown.get(revision)
      if (seen !== undefined) remember(shown, nextRevision(revision, id), changed(seen, change))
      if (made.has(id)) return { isMade: true, opened: open(file) }
      const { own, path } = fitted(asked, shown, now)
      if (!own) return { isMade: false, path, opened: open(file) }
      journal.write(label, group, filesFor(file, editText(text, own)))
      remember(made, id, true)
      return { isMade: true, opened: open(file) }
    },
    /** Goes back from a draft to what the site shows. */
    dropDraft(file: string, label: string): Opened {
      journal.write(label, `drop ${file} ${Date.now()}`, new Map([[draftFile(file), null]]))
      return open(file)
    },
    /** Keeps a draft although the file was changed by hand: it will replace what was written there. */
    keepDraft(file: string, label: string): Opened {
      const draft = readDraft(home, file)
      const kept = JSON.stringify({ base: hashFile(pathTo(file)), text: draft?.text })
      if (draft) journal.write(label, `keep ${file} ${Date.now()}`, new Map([[draftFile(file), kept]]))
      return open(file)
    },
  }
}

export type Store = ReturnType<typeof openStore>
