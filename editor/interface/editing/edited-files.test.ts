import fc from 'fast-check'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { type Change, changed, ImpossibleChange, isList, type Value, valueAt } from '../../core/change'
import { fitted, nextRevision } from '../../core/rebase'
import type { ChangeRequest } from '../../core/site/store'
import { Refused } from '../server/api'
import { openEditedFiles, type Server } from './edited-files'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

const fileNames = Array.from({ length: 10 }, (_, at) => `file-${at}.yaml`)

/** Entries of every other file have a name of their own to be known by, as in content. */
const entry = (file: string, name: string): Value =>
  fileNames.indexOf(file) % 2 ? { id: name, text: '' } : { name, role: 'Design', text: '' }
const readName = (one: Value | undefined) => String(valueAt(one, ['id']) ?? valueAt(one, ['name']))

/** The rules of the store, and a network that delivers requests, answers and events whenever the test says so, or loses them. */
function openNetwork() {
  const files = new Map<string, Value>(
    fileNames.map((file) => [file, { title: '', entries: ['a', 'b', 'c'].map((name) => entry(file, name)) }]),
  )
  const revisions = new Map(fileNames.map((file) => [file, 0]))
  const shown = new Map<string, Value>()
  const made = new Set<string>()
  const steps: ((isLost: boolean) => void)[] = []
  const events: (() => void)[] = []
  const listeners: ((file: string, revision: string) => void)[] = []

  function opened(file: string) {
    const revision = `${file} ${revisions.get(file)}`
    const data = files.get(file) ?? null
    shown.set(revision, data)
    const form = { type: 'record', name: '', title: '', fields: [] } as const
    return { file, revision, data, form, mistakes: [], letters: [], isDraft: false, isOutdated: false }
  }

  function change({ file, ...asked }: ChangeRequest) {
    const { id, revision, change } = asked
    const now = files.get(file) ?? null
    const seen = shown.get(revision)
    if (seen !== undefined) shown.set(nextRevision(revision, id), changed(seen, change))
    if (made.has(id)) return { isMade: true, opened: opened(file) }
    const { own, path } = fitted(asked, shown, now)
    if (!own) return { isMade: false, path, opened: opened(file) }
    files.set(file, changed(now, own))
    made.add(id)
    revisions.set(file, (revisions.get(file) ?? 0) + 1)
    const after = opened(file)
    for (const listener of listeners) events.push(() => listener(file, after.revision))
    return { isMade: true, opened: after }
  }

  const ask = <Answer>(work: () => Answer) =>
    new Promise<Answer>((resolve, reject) => {
      steps.push((isLost) => {
        if (isLost) return reject(new TypeError('Failed to fetch'))
        try {
          const answer = work()
          steps.push((isLost) => (isLost ? reject(new TypeError('Failed to fetch')) : resolve(answer)))
        } catch (error) {
          reject(error instanceof ImpossibleChange ? new Refused(error.message) : error)
        }
      })
    })
  const server: Server = {
    getFile: (file) => ask(() => opened(file)),
    postChange: (request) => ask(() => change(request)),
  }
  return { files, server, steps, events, listeners }
}

/** Somebody who writes words, each of one letter that no other word has, at the end of what the window shows. */
function openWindow(
  network: ReturnType<typeof openNetwork>,
  words: Map<string, { home: string; count: number }>,
) {
  const edited = openEditedFiles(network.server)
  let file = ''
  let writing: { path: string; letter: string; at: number } | undefined
  network.listeners.push((name, revision) => {
    if (edited.state(name).opened?.revision !== revision) void edited.reload(name)
  })
  const lettersIn = (value: Value | undefined) => new Set(JSON.stringify(value ?? ''))
  const excuse = (value: Value | undefined, unless: Value = '') => {
    const countIn = (one: Value, letter: string) => JSON.stringify(one).split(letter).length
    for (const letter of lettersIn(value))
      if (countIn(unless, letter) < countIn(value ?? '', letter)) words.delete(letter)
  }
  const entries = () => {
    const all = valueAt(edited.state(file).data, ['entries'])
    return isList(all) ? all : []
  }
  return {
    edited,
    reconnect() {
      if (edited.isAway()) void edited.settle().then(() => edited.reload(file))
    },
    isOpen: () => edited.state(file).opened !== undefined,
    open(name: string) {
      file = name
      writing = undefined
      void edited.open(name)
    },
    type(place: number) {
      if (!edited.state(file).opened) return
      const at = entries().length ? place % (entries().length + 1) : 0
      const path = at === 0 ? ['title'] : ['entries', at - 1, 'text']
      const key = `${file} ${at === 0 ? 'title' : readName(entries()[at - 1])}`
      const isSame = writing?.path === key && Date.now() - writing.at < 2000
      const letter = isSame && writing ? writing.letter : String.fromCodePoint(0x4e00 + count++)
      words.set(letter, { home: key, count: (isSame ? (words.get(letter)?.count ?? 0) : 0) + 1 })
      writing = { path: key, letter, at: Date.now() }
      edited.change(
        file,
        { op: 'set', path, value: `${valueAt(edited.state(file).data, path)}${letter}` },
        'Words',
      )
    },
    arrange(way: number, place: number, name: string) {
      if (!edited.state(file).opened) return
      writing = undefined
      const count = entries().length
      const at = place % Math.max(count, 1)
      const change: Change =
        way === 0 || !count
          ? { op: 'insert', path: ['entries'], at, value: entry(file, name) }
          : way === 1
            ? { op: 'move', path: ['entries'], from: at, to: (at + 1) % count }
            : { op: 'remove', path: ['entries', at] }
      if (change.op === 'remove') excuse(entries()[at])
      edited.change(file, change, 'Entries')
    },
    /** Words given up by a decision are not lost. */
    decide(isMine: boolean) {
      for (const name of [file, ...edited.waitingElsewhere()]) {
        const { conflict } = edited.state(name)
        if (!conflict) continue
        writing = undefined
        const mine = conflict.change.op === 'set' ? conflict.change.value : undefined
        const isKept = isMine && conflict.held.why !== 'removed'
        if (isKept) excuse(conflict.theirs, mine)
        else excuse(mine, conflict.held.why === 'removed' ? undefined : conflict.theirs)
        edited.decide(name, isMine)
      }
    },
  }
}
let count = 0

const step = fc.oneof(
  {
    weight: 6,
    arbitrary: fc.record({
      do: fc.constant('type' as const),
      who: fc.nat(1),
      place: fc.nat(3),
      letters: fc.integer({ min: 1, max: 4 }),
    }),
  },
  { weight: 2, arbitrary: fc.record({ do: fc.constant('open' as const), who: fc.nat(1), file: fc.nat(9) }) },
  {
    weight: 1,
    arbitrary: fc.record({
      do: fc.constant('arrange' as const),
      who: fc.nat(1),
      way: fc.nat(2),
      place: fc.nat(3),
    }),
  },
  { weight: 8, arbitrary: fc.record({ do: fc.constant('deliver' as const), which: fc.nat(5) }) },
  { weight: 3, arbitrary: fc.record({ do: fc.constant('tell' as const), which: fc.nat(5) }) },
  { weight: 1, arbitrary: fc.record({ do: fc.constant('lose' as const), which: fc.nat(5) }) },
  {
    weight: 3,
    arbitrary: fc.record({ do: fc.constant('wait' as const), ms: fc.integer({ min: 1, max: 400 }) }),
  },
  {
    weight: 1,
    arbitrary: fc.record({ do: fc.constant('decide' as const), who: fc.nat(1), isMine: fc.boolean() }),
  },
)

const settled = () => vi.advanceTimersByTimeAsync(0)

test('EDIT-9 two windows and ten files: no word is lost, garbled or misplaced, whatever is late', {
  timeout: 600_000,
}, async () => {
  await fc.assert(
    fc.asyncProperty(
      fc.array(step, { minLength: 20, maxLength: 120, size: 'max' }),
      fc.boolean(),
      async (steps, isMine) => {
        const network = openNetwork()
        count = 0
        const words = new Map<string, { home: string; count: number }>()
        const windows = [openWindow(network, words), openWindow(network, words)] as const
        const take = <One>(all: One[], which: number) => all.splice(which % Math.max(all.length, 1), 1)[0]
        for (const window of windows) window.open(fileNames[0] ?? '')
        for (const [at, one] of steps.entries()) {
          if (one.do === 'type')
            for (let letter = 0; letter < one.letters; letter += 1) windows[one.who]?.type(one.place)
          else if (one.do === 'open') windows[one.who]?.open(fileNames[one.file] ?? '')
          else if (one.do === 'arrange') windows[one.who]?.arrange(one.way, one.place, `new-${at}`)
          else if (one.do === 'deliver') take(network.steps, one.which)?.(false)
          else if (one.do === 'lose') take(network.steps, one.which)?.(true)
          else if (one.do === 'tell') take(network.events, one.which)?.()
          else if (one.do === 'decide') windows[one.who]?.decide(one.isMine)
          else await vi.advanceTimersByTimeAsync(one.ms)
          await settled()
        }
        for (let round = 0; round < 400; round += 1) {
          await vi.advanceTimersByTimeAsync(100)
          while (network.steps.length || network.events.length) {
            take(network.events, 0)?.()
            take(network.steps, 0)?.(false)
            await settled()
          }
          for (const window of windows) {
            window.reconnect()
            window.decide(isMine)
          }
          await settled()
          if (
            !network.steps.length &&
            !network.events.length &&
            windows.every(({ edited }) => fileNames.every((file) => edited.state(file).saving === 'saved'))
          )
            break
        }
        for (const window of windows) expect(window.isOpen()).toBe(true)
        const texts = new Map<string, string>()
        for (const [file, data] of network.files) {
          texts.set(`${file} title`, String(valueAt(data, ['title'])))
          const entries = valueAt(data, ['entries'])
          for (const one of isList(entries) ? entries : [])
            texts.set(`${file} ${readName(one)}`, String(valueAt(one, ['text'])))
        }
        for (const [letter, { home, count }] of words) {
          const found = [...texts].filter(([, text]) => text.includes(letter))
          expect(
            found.map(([place]) => place),
            `${letter} belongs to ${home}`,
          ).toEqual([home])
          const [, text = ''] = found[0] ?? []
          expect(text, `${letter} in one piece`).toContain(letter.repeat(count))
          expect(text.split(letter).length - 1, `${letter} once`).toBe(count)
        }
      },
    ),
    { numRuns: Number(process.env.EDITS ?? 100) },
  )
})
