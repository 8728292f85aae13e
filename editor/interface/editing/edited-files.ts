import {
  type Change,
  changed,
  ImpossibleChange,
  isSame,
  isWithin,
  type Path,
  type Value,
  valueAt,
} from '../../core/change'
import { followPath, pathAfter, rebased } from '../../core/rebase'
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
  /** It was sent, whether or not it arrived: what is typed from now on is another change. */
  isSent?: true
  held?: Held
}

/** A change that is not saved until somebody decides. */
export interface Conflict extends Pick<Pending, 'change' | 'label'> {
  held: Held
  /** What the file says now at the place of the change. */
  theirs: Value | undefined
}

export type Saving = 'saved' | 'saving' | 'draft' | 'failed'

const pathKey = (path: Path) => path.join('.')

function applied(data: Value, change: Change): Value {
  try {
    return changed(data, change)
  } catch (error) {
    if (error instanceof ImpossibleChange) return data
    throw error
  }
}

/** Held words stay in their field. Held entries that were added, moved or removed do not show. */
const isSeen = ({ change, held }: Pending) => !held || (change.op === 'set' && held.why !== 'removed')

let groups = 0

/** One file in this window: what the server has of it, and the changes that are still to be sent, in their order. */
function openCopy(file: string, server: Server, tell: () => void) {
  let opened: OpenedForm | undefined
  let data: Value = null
  let pending: Pending[] = []
  let sending: Promise<void> | undefined
  let loading: Promise<void> | undefined
  let isStale = false
  let isAway = false
  let failure: string | undefined
  let timer: ReturnType<typeof setTimeout> | undefined
  let typed: { path: Path; label: string; group: string; at: number } | undefined

  function update(): void {
    const server = opened?.data ?? null
    const isSettled = (one: Pending) =>
      one.held &&
      isSeen(one) &&
      one.change.op === 'set' &&
      isSame(valueAt(server, one.change.path), one.change.value)
    pending = pending.filter((one) => !isSettled(one))
    data = pending.filter(isSeen).reduce((all, { change }) => applied(all, change), server)
    tell()
  }

  /** Where the place of a pending change shows, after the changes that come after it. */
  const shownPath = ({ change }: Pending, at: number): Path | undefined =>
    pending
      .slice(at + 1)
      .filter(isSeen)
      .reduce<Path | undefined>((path, later) => path && pathAfter(path, later.change), change.path)

  /** Moves what is pending from one state of the server to another: to the same fields, or into a question. */
  function rebase(from: Value, to: Value): void {
    let [before, after] = [from, to]
    /** Places in question: later words for them, and removing what holds them, are part of the question. */
    let questions: Path[] = []
    const moved = pending.map((one): Pending => {
      const { change, held } = one
      if (held?.why === 'removed') return one
      const isMoved = change.op === 'insert' || change.op === 'move'
      const next = held && !isMoved ? undefined : rebased(change, before, after)
      const path = next?.path ?? followPath(change.path, before, after)
      if (isSeen(one)) before = applied(before, change)
      if (!path || (isMoved && !next)) return { ...one, held: { why: 'removed' } }
      const isInQuestion = questions.some(
        (question) => isWithin(path, question) || (!isMoved && isWithin(question, path)),
      )
      const own: Pending =
        next && !isInQuestion
          ? { ...one, change: next }
          : { ...one, change: { ...change, path }, held: held ?? { why: 'conflict' } }
      if (isSeen(own)) {
        after = applied(after, own.change)
        questions = questions.flatMap((question) =>
          [pathAfter(question, own.change) ?? []].filter((all) => all.length),
        )
      }
      if (own.held) questions.push(own.change.path)
      return own
    })
    pending = moved
    // Of several words for one field, only the last are a question.
    const places = pending.map((one, at) => (isSeen(one) ? String(shownPath(one, at)) : undefined))
    pending = pending.filter(({ held }, at) => !held || !places[at] || !places.includes(places[at], at + 1))
  }

  /**
   * Takes a newer state from the server. A field that somebody is typing in keeps its words: if they differ, they become a question.
   * @param sent the change that the server has just made
   */
  function take(next: Opened, sent?: Change): void {
    if (!opened) return
    const seen = data
    const before = sent ? applied(opened.data, sent) : opened.data
    opened = { ...opened, ...next }
    if (!isSame(before, next.data)) rebase(before, next.data)
    update()
    if (!typed || Date.now() - typed.at > WORD) return
    const path = followPath(typed.path, seen, data)
    const mine = valueAt(seen, typed.path)
    if (!path) typed = undefined
    else if (mine !== undefined && !isSame(mine, valueAt(data, path))) {
      const change: Change = { op: 'set', path, value: mine }
      const { label, group } = typed
      pending = [...pending, { id: crypto.randomUUID(), change, label, group, held: { why: 'conflict' } }]
      update()
    }
    if (typed && path) typed = { ...typed, path }
  }

  /** A change that the server has made. Words that waited before it now come after it. */
  function remove(made: Pending): void {
    const at = pending.findIndex(({ id }) => id === made.id)
    pending = pending.flatMap((one, place) => {
      if (place === at) return []
      const path = place < at ? pathAfter(one.change.path, made.change) : one.change.path
      return path ? { ...one, change: { ...one.change, path } } : { ...one, held: { why: 'removed' } }
    })
  }

  const firstToSend = () => (opened ? pending.find(({ held }) => !held) : undefined)

  /** The answer of the server, or `undefined` if there is none; a change that it refuses is held. */
  async function ask(next: Pending): Promise<Outcome | undefined> {
    const { held: _, isSent: __, ...asked } = next
    pending = pending.map((one) => (one.id === next.id ? { ...one, isSent: true } : one))
    try {
      const outcome = await server.postChange({ file, revision: opened?.revision ?? '', ...asked })
      isAway = false
      return outcome
    } catch (error) {
      isAway = !(error instanceof Refused)
      if (error instanceof Refused) {
        const held: Held = { why: 'refused', message: error.message }
        pending = pending.map((one) => (one.id === next.id ? { ...one, held } : one))
      }
      return undefined
    }
  }

  async function sendAll(): Promise<void> {
    for (let next = firstToSend(); next; next = firstToSend()) {
      const outcome = await ask(next)
      if (isAway) break
      if (outcome?.isMade) remove(next)
      if (outcome) take(outcome.opened, outcome.isMade ? next.change : undefined)
      else update()
    }
    // Here and not in `finally`: a change that comes in between would wait for ever.
    sending = undefined
    tell()
  }

  async function send(): Promise<void> {
    clearTimeout(timer)
    if (firstToSend()) sending ??= sendAll()
    await sending
  }

  async function loadNewest(): Promise<void> {
    try {
      while (isStale) {
        isStale = false
        await send()
        const before = opened
        const next = await server.getFile(file)
        failure = undefined
        isAway = false
        // A change was answered meanwhile: this answer may be the older one.
        if (opened !== before || sending) isStale = true
        else {
          opened = { ...next, data: opened?.data ?? next.data }
          take(next)
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
    const key = pathKey(one.path)
    const isWord = one.op === 'set' && typed && pathKey(typed.path) === key && now - typed.at <= WORD
    const ownGroup = group ?? (isWord && typed ? typed.group : `${performance.timeOrigin}-${++groups}`)
    const questions = pending.map((other, at) =>
      other.held && isSeen(other) ? shownPath(other, at) : undefined,
    )
    const isRemoval = one.op === 'remove'
    const waiting = questions.findIndex(
      (path) => path && isWithin(one.path, path) && !(isRemoval && isWithin(path, one.path)),
    )
    const question = pending[waiting]
    const hasQuestions = isRemoval && questions.some((path) => path && isWithin(path, one.path))
    const last = pending.at(-1)
    if (question) {
      // Words that wait for a decision may be changed meanwhile.
      const value = valueAt(applied(data, one), questions[waiting] ?? []) ?? null
      pending = pending.with(waiting, {
        ...question,
        change: { op: 'set', path: question.change.path, value },
      })
    } else if (
      last?.change.op === 'set' &&
      one.op === 'set' &&
      pathKey(last.change.path) === key &&
      !last.isSent &&
      !last.held
    )
      pending = pending.with(-1, { ...last, change: one })
    else {
      // Who removes what is in question is asked too: the words of the other one would go unseen.
      const held = hasQuestions && { held: { why: 'conflict' } as const }
      pending = [...pending, { id: crypto.randomUUID(), change: one, label, group: ownGroup, ...held }]
    }
    typed = one.op === 'set' ? { path: one.path, label, group: ownGroup, at: now } : undefined
    update()
    clearTimeout(timer)
    timer = setTimeout(() => void send(), one.op === 'set' ? PAUSE : 0)
  }

  /** The first change that waits for a decision is sent once more, or dropped. */
  function decide(isMine: boolean): void {
    const at = pending.findIndex(({ held }) => held)
    const first = pending[at]
    if (!first) return
    const { held, isSent: _, ...asked } = first
    // What did not show until now comes after everything that does.
    const path = isSeen(first) ? asked.change.path : shownPath(first, at)
    const again = { ...asked, id: crypto.randomUUID() }
    typed = undefined
    if (!isMine || held?.why === 'removed' || !path) pending = pending.toSpliced(at, 1)
    else if (isSeen(first)) pending = pending.with(at, again)
    else pending = [...pending.toSpliced(at, 1), { ...again, change: { ...again.change, path } }]
    update()
    void send()
  }

  /** A window that is closed sends what waits, without waiting for answers. A change that arrives twice is made once. */
  function flush(): void {
    for (const { held, isSent, ...asked } of pending)
      if (opened && !held && !isSent)
        server.postChange({ file, revision: opened.revision, ...asked }).catch(() => undefined)
  }

  /** What the file would say without the words in question, as far as the path of a held change counts on it. */
  const theirsBefore = (one: Pending): Value =>
    pending
      .slice(0, pending.indexOf(one))
      .filter(({ held }) => !held)
      .reduce((all, { change }) => applied(all, change), opened?.data ?? null)

  return {
    load,
    send,
    change,
    decide,
    flush,
    /** What comes next is this window's own doing, such as Undo: it replaces what was typed. */
    stopTyping: () => {
      typed = undefined
    },
    state() {
      const first = pending.find(({ held }) => held)
      const conflict: Conflict | undefined = first?.held && {
        held: first.held,
        change: first.change,
        label: first.label,
        theirs: valueAt(theirsBefore(first), first.change.path),
      }
      const isSending = pending.some(({ held }) => !held)
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
