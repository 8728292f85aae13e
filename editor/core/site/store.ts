import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { isDeepStrictEqual } from 'node:util'
import { type Change, type Path, type Value, valueAt } from '../change'
import { type Files, openJournal } from '../disk/journal'
import { stateOf, stateOfBytes } from '../disk/states'
import { type LettersNote, lettersIn } from '../rules/letters'
import { type Mistake, mistakesIn } from '../rules/mistakes'
import { editText } from '../text/edit-text'
import { parsedData } from '../text/parsed-data'
import { confined } from './confined'
import { between, type Difference } from './differences'
import { draftFile, filesWithDraft, readDraft } from './drafts'
import { openWordsToRead } from './words-to-read'

/** A content file as a window of the editor sees it. */
export interface Opened {
  file: string
  /** Changes with every byte: who saves says from which revision. */
  revision: string
  /** `null` where the file cannot be read as YAML. */
  data: Value
  mistakes: readonly Mistake[]
  letters: readonly LettersNote[]
  /** Whether the site still shows an earlier state, since there are mistakes. */
  isDraft: boolean
  /** Whether the file was changed by hand since the draft was begun. */
  isOutdated: boolean
}

/** A change as a window asks for it. */
export interface Wish {
  file: string
  revision: string
  change: Change
  /** What the window saw at the change's path. */
  was: Value | undefined
  label: string
  /** Steps with the same group are undone together. */
  group: string
}

/** The change was made, or another window or a hand was faster at the same place. */
export type Outcome =
  | { isMade: true; opened: Opened }
  | { isMade: false; opened: Opened; changed: readonly Difference[] }

const revisionOf = (text: string) => stateOfBytes(text).slice(0, 16)

const dataOf = (text: string) => (parsedData(text) ?? null) as Value

const watched = ({ op, path }: Change): Path => (op === 'remove' ? path.slice(0, -1) : path)

/** The content files of a project, as they are edited: every change is checked, noted and written at once. */
export function openStore(home: string) {
  const journal = openJournal(home)
  /** What windows were shown, so that a conflict can be told in words. */
  const shown = new Map<string, Value>()

  const pathOf = (file: string) => join(home, confined(home, 'content', file))
  const readText = (file: string) =>
    readDraft(home, file)?.text ?? readFileSync(pathOf(file), 'utf8').replace(/^\uFEFF/, '')

  /** By file: its text and what that says. */
  const read = new Map<string, { text: string; data: Value }>()

  /** What a file says, without judging it. */
  function data(file: string): Value {
    const text = readText(file)
    const known = read.get(file)
    if (known?.text === text) return known.data
    const fresh = { text, data: dataOf(text) }
    read.set(file, fresh)
    return fresh.data
  }

  function open(file: string): Opened {
    const draft = readDraft(home, file)
    const text = readText(file)
    const revision = revisionOf(text)
    const own = data(file)
    shown.set(revision, own)
    return {
      file,
      revision,
      data: own,
      mistakes: mistakesIn(file, text),
      letters: lettersIn(own),
      isDraft: draft !== undefined,
      isOutdated: draft !== undefined && draft.base !== stateOf(pathOf(file)),
    }
  }

  /** What is written for a new text: the file where it is right, a draft where it is not yet. */
  function filesFor(file: string, text: string): Files {
    const content = confined(home, 'content', file)
    const draft = draftFile(file)
    const onDisk = stateOf(join(home, content))
    if (stateOfBytes(text) === onDisk || !mistakesIn(file, text).length)
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
    change({ file, revision, change, was, label, group }: Wish): Outcome {
      const text = readText(file)
      const seen = data(file)
      const isUntouched = isDeepStrictEqual(valueAt(seen, watched(change)), was)
      if (revisionOf(text) !== revision && !isUntouched)
        return { isMade: false, opened: open(file), changed: [...between(shown.get(revision), seen)] }
      journal.write(label, group, filesFor(file, editText(text, change)))
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
      const kept = JSON.stringify({ base: stateOf(pathOf(file)), text: draft?.text })
      if (draft) journal.write(label, `keep ${file} ${Date.now()}`, new Map([[draftFile(file), kept]]))
      return open(file)
    },
  }
}

export type Store = ReturnType<typeof openStore>
