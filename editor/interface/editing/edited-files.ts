import {
  type Change,
  changed,
  ImpossibleChange,
  isSame,
  type Path,
  type Value,
  valueAt,
} from '../../core/change'
import { nextRevision } from '../../core/rebase'
import type { Opened, Outcome } from '../../core/site/store'
import { type getFile, type OpenedForm, type postChange, Refused } from '../server/api'

/** Letters that are typed within this time are sent together (ms). */
const PAUSE = 100
/** Letters of one field that are typed within this time are one step for Undo (ms). */
const WORD = 2500

export interface Server {
  getFile: typeof getFile
  postChange: typeof postChange
}

/** Why a change waits for a decision: somebody else changed the same place or removed it, or the server refused (a full disk, say). */
type Held = { why: 'conflict' } | { why: 'removed' } | { why: 'refused'; message: string }

/** A change that the server does not have yet. */
interface Pending {
  id: string
  change: Change
  label: string
  group: string
}

/** A change that is not saved until somebody decides. */
export interface Conflict extends Pick<Pending, 'change' | 'label'> {
  held: Held
  /** What the file says now at the place of the change. */
  theirs: Value | undefined
}

export type Saving = 'saved' | 'saving' | 'draft' | 'failed'

const isSamePlace = (one: Change, other: Change) =>
  one.op === 'set' && other.op === 'set' && one.path.join('.') === other.path.join('.')

function applied(data: Value, change: Change): Value {
  try {
    return changed(data, change)
  } catch (error) {
    if (error instanceof ImpossibleChange) return data
    throw error
  }
}

let groups = 0

/**
 * One file in this window: what the server has of it, and the changes that are still to be sent, in their order. What others did
 * meanwhile is shown once all of them are saved; the server brings both together.
 */
function openCopy(file: string, server: Server, tell: () => void) {
  /** The newest state that the server has told. */
  let opened: OpenedForm | undefined
  /** The state that the first pending change was made in. */
  let base: Pick<Opened, 'revision' | 'data'> = { revision: '', data: null }
  let data: Value = null
  let pending: Pending[] = []
  /** The change that was sent last, whether or not it arrived. */
  let sent: string | undefined
  /** Why the first pending change is not made. Those after it wait with it. */
  let question: { held: Held; path?: Path | undefined; opened?: Opened } | undefined
  /** What the first pending change replaces, as somebody has decided. */
  let over: { revision: string; path: Path } | undefined
  /** Changes that somebody has decided on, while an answer is on its way. */
  let decided: readonly Pending[] = []
  let sending: Promise<void> | undefined
  let loading: Promise<void> | undefined
  let isStale = false
  let isAway = false
  let failure: string | undefined
  let timer: ReturnType<typeof setTimeout> | undefined
  let typed: { change: Change; group: string; at: number } | undefined

  /** The first pending change, and those that set the same field again: one question. */
  function inQuestion(): Pending[] {
    const [first] = pending
    const end = pending.findIndex((one) => one !== first && !(first && isSamePlace(one.change, first.change)))
    return end < 0 ? pending : pending.slice(0, end)
  }

  function update(): void {
    data = pending.reduce((all, { change }) => applied(all, change), base.data)
    tell()
  }

  /** The first pending change is made or dropped: the next one was made in the state after it. */
  function shift({ id, change }: Pending, newest: Opened | undefined): void {
    const next = applied(base.data, change)
    pending = pending.filter((one) => one.id !== id)
    question = undefined
    over = undefined
    if (newest && (!pending.length || isSame(newest.data, next))) base = newest
    else if (next !== base.data) base = { revision: nextRevision(base.revision, id), data: next }
  }

  function hear(first: Pending, outcome: Outcome): void {
    if (opened) opened = { ...opened, ...outcome.opened }
    if (outcome.isMade) shift(first, outcome.opened)
    else {
      const { path } = outcome
      question = { held: { why: path ? 'conflict' : 'removed' }, path, opened: outcome.opened }
    }
  }

  async function sendAll(isAskedAgain: boolean): Promise<void> {
    for (let isFirst = true; opened && (!question || (isFirst && isAskedAgain)); isFirst = false) {
      const [first] = pending
      if (!first) break
      sent = first.id
      try {
        const outcome = await server.postChange({
          file,
          revision: base.revision,
          ...(over && { over }),
          ...first,
        })
        isAway = false
        hear(first, outcome)
      } catch (error) {
        isAway = !(error instanceof Refused)
        if (!(error instanceof Refused)) break
        question = { held: { why: 'refused', message: error.message } }
      }
      update()
    }
    // Here and not in `finally`: a change that comes in between would wait for ever.
    sending = undefined
    tell()
  }

  /** @param isAskedAgain whether the change in question is sent too: the answer may be another one by now */
  async function send(isAskedAgain = false): Promise<void> {
    clearTimeout(timer)
    if (opened && pending.length && (!question || isAskedAgain)) sending ??= sendAll(isAskedAgain)
    await sending
  }

  async function loadNewest(): Promise<void> {
    try {
      while (isStale) {
        isStale = false
        await send(true)
        const before = opened
        const next = await server.getFile(file)
        failure = undefined
        isAway = false
        // A change was answered meanwhile: this answer may be the older one.
        if (opened !== before || sending) isStale = true
        else {
          opened = next
          if (!pending.length) base = next
          update()
        }
      }
    } catch (error) {
      if (error instanceof Refused) failure = error.message
      else isAway = true
    }
    loading = undefined
    tell()
    if (!isAway) await send()
  }

  /** Asks for the newest state; while an answer is on its way, for one more after it. */
  function load(): Promise<void> {
    isStale = true
    loading ??= loadNewest()
    return loading
  }

  function change(one: Change, label: string, group?: string): void {
    const now = Date.now()
    const isWord = typed && isSamePlace(typed.change, one) && now - typed.at <= WORD
    const ownGroup = group ?? (isWord && typed ? typed.group : `${performance.timeOrigin}-${++groups}`)
    const last = pending.at(-1)
    // Words that wait for a decision may be changed meanwhile.
    const isFree =
      (last?.id !== sent || (question !== undefined && !sending)) &&
      !decided.some(({ id }) => id === last?.id)
    if (last && isFree && isSamePlace(last.change, one)) pending = pending.with(-1, { ...last, change: one })
    else pending = [...pending, { id: crypto.randomUUID(), change: one, label, group: ownGroup }]
    typed = { change: one, group: ownGroup, at: now }
    update()
    clearTimeout(timer)
    timer = setTimeout(() => void send(), one.op === 'set' ? PAUSE : 0)
  }

  /** The change that waits for a decision is made in spite of what is there, or dropped. */
  function decide(isMine: boolean): void {
    const asked = question
    const given = inQuestion()
    const [first] = given
    if (!asked || !first) return
    decided = given
    const act = () => {
      decided = []
      // The answer that was waited for has settled it.
      if (pending[0]?.id !== first.id) return
      typed = undefined
      question = undefined
      if (isMine && asked.path && asked.opened) over = { revision: asked.opened.revision, path: asked.path }
      else if (!isMine || asked.held.why === 'removed') {
        shift(first, asked.opened)
        // Words that were typed after the decision stay, and are asked about again.
        pending = pending.filter(({ id }) => !given.some((one) => one.id === id))
        void load()
      }
      update()
      void send()
    }
    if (sending) void sending.then(act)
    else act()
  }

  /** A window that is closed sends what waits, without waiting for answers. A change that arrives twice is made once. */
  function flush(): void {
    if (!opened || question) return
    let { revision } = base
    for (const one of pending) {
      if (one.id !== sent) server.postChange({ file, revision, ...one }).catch(() => undefined)
      revision = nextRevision(revision, one.id)
    }
  }

  return {
    load,
    send,
    change,
    decide,
    flush,
    /** What comes next is this window's own doing, such as Undo: it is another step. */
    stopTyping: () => {
      typed = undefined
    },
    state() {
      const last = inQuestion().at(-1)
      const path = question?.path
      const conflict: Conflict | undefined = question &&
        last && {
          held: question.held,
          change: path ? { ...last.change, path } : last.change,
          label: last.label,
          theirs: path && valueAt(question.opened?.data, path),
        }
      const isSending = pending.length > 0 && !question
      const saving: Saving =
        failure || isAway || conflict ? 'failed' : isSending ? 'saving' : opened?.isDraft ? 'draft' : 'saved'
      return { opened, data, conflict, failure, isAway, isSending, saving }
    },
  }
}

/** Every file that this window has open or still has changes of. Each is sent on its own, whichever form is in sight. */
export function openEditedFiles(server: Server) {
  const copies = new Map<string, ReturnType<typeof openCopy>>()
  const listeners = new Set<() => void>()
  let version = 0
  let current = ''

  function tell(): void {
    version += 1
    for (const listener of listeners) listener()
  }
  const all = () => [...copies.values()]
  function findCopy(file: string) {
    const copy = copies.get(file) ?? openCopy(file, server, tell)
    copies.set(file, copy)
    return copy
  }

  return {
    /** Shows a file, as it is on the server now. Others stay until all of theirs is saved. */
    open(file: string): Promise<void> {
      current = file
      for (const [name, copy] of copies) {
        const { isSending, conflict } = copy.state()
        if (name !== file && !isSending && !conflict) copies.delete(name)
      }
      return findCopy(file).load()
    },
    change: (file: string, change: Change, label: string, group?: string) =>
      findCopy(file).change(change, label, group),
    decide: (file: string, isMine: boolean) => findCopy(file).decide(isMine),
    /** Asks the server for a file again, if this window has it. */
    reload: async (file: string) => copies.get(file)?.load(),
    async settle(): Promise<void> {
      await Promise.all(all().map((copy) => copy.send()))
      for (const copy of all()) copy.stopTyping()
    },
    flush: () => {
      for (const copy of all()) copy.flush()
    },
    /** Whether closing the window would lose words. */
    hasUnsaved: () =>
      all().some((copy) => copy.state().saving === 'failed' && copy.state().failure === undefined),
    state: (file: string) => findCopy(file).state(),
    /** Files besides the one in sight in which a change waits for a decision. */
    waitingElsewhere: () =>
      [...copies].flatMap(([file, copy]) => (file !== current && copy.state().conflict ? [file] : [])),
    isAway: () => all().some((copy) => copy.state().isAway),
    version: () => version,
    subscribe(listener: () => void): () => void {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
  }
}
