import { useCallback, useEffect, useRef, useState } from 'react'
import { type Change, changed, type Value, valueAt } from '../../core/change'
import type { Difference } from '../../core/site/differences'
import type { Opened } from '../../core/site/store'
import { getFile, type OpenedForm, postChange, Refused } from '../server/api'
import { useConnected } from '../server/use-events'
import { joined } from './waiting'

/** Letters that are typed within this time are sent together (ms). */
const PAUSE = 100

const away =
  'The editor does not answer. Your words stay here and are saved when it runs again: type npm run edit in the terminal.'

/** Words that somebody else was faster with. */
export interface Conflict {
  change: Change
  label: string
  changed: readonly Difference[]
}

export interface Waiting {
  change: Change
  label: string
  group: string
}

export type Saving = 'saved' | 'saving' | 'draft' | 'failed'

/** The open file: what is typed is shown at once, and sent one change after the other. */
export function useFile(file: string) {
  const [opened, setOpened] = useState<OpenedForm>()
  const [data, setData] = useState<Value>(null)
  const [conflict, setConflict] = useState<Conflict>()
  const [failure, setFailure] = useState<string>()
  /** The editor in the terminal was asked, and did not answer. */
  const [isAway, setAway] = useState(false)
  const [isSending, setSending] = useState(false)
  const isConnected = useConnected()
  const queue = useRef<Waiting[]>([])
  const server = useRef<OpenedForm>(undefined)
  const wanted = useRef(file)
  const timer = useRef(0)
  const isBusy = useRef(false)

  const take = useCallback((next: Opened) => {
    if (!server.current || server.current.file !== next.file) return
    server.current = { ...server.current, ...next }
    setOpened(server.current)
    if (!queue.current.length) setData(next.data)
  }, [])

  const send = useCallback(async () => {
    if (isBusy.current) return
    isBusy.current = true
    setSending(true)
    while (queue.current.length && server.current) {
      const [first, ...rest] = queue.current
      if (!first) break
      queue.current = rest
      const { change, label, group } = first
      const path = change.op === 'remove' ? change.path.slice(0, -1) : change.path
      const { file: name, revision, data: seen } = server.current
      const was = valueAt(seen, path)
      try {
        const outcome = await postChange({ file: name, revision, change, was, label, group })
        if (!outcome.isMade) {
          queue.current = []
          setConflict({ change, label, changed: outcome.changed })
        }
        take(outcome.opened)
        setFailure(undefined)
        setAway(false)
      } catch (error) {
        if (!(error instanceof Refused)) {
          queue.current = [first, ...queue.current]
          setAway(true)
          break
        }
        queue.current = []
        setFailure(error.message)
        setData(server.current.data)
      }
    }
    isBusy.current = false
    setSending(false)
  }, [take])

  const load = useCallback(async () => {
    clearTimeout(timer.current)
    await send()
    // What still waits is for the file that was open before.
    if (queue.current.length) return
    const before = server.current
    const next = await getFile(file).catch((error: unknown) => {
      if (error instanceof Refused) setFailure(error.message)
      else setAway(true)
    })
    if (!next) return
    setAway(false)
    // An answer that comes late is not for the file that is open now.
    if (next.file !== wanted.current) return
    // What was sent meanwhile has been answered with a newer state, or will be.
    const isOlder = server.current?.file === next.file && (server.current !== before || isBusy.current)
    if (isOlder) return
    server.current = next
    setOpened(next)
    if (!queue.current.length) setData(next.data)
  }, [file, send])

  useEffect(() => {
    wanted.current = file
    setConflict(undefined)
    setFailure(undefined)
    void load()
  }, [file, load])

  useEffect(() => {
    if (isConnected && isAway) void load()
  }, [isConnected, isAway, load])

  // A window that is closed takes what waits for the end of the pause along.
  useEffect(() => {
    const onHide = () => {
      clearTimeout(timer.current)
      void send()
    }
    window.addEventListener('pagehide', onHide)
    return () => window.removeEventListener('pagehide', onHide)
  }, [send])

  const change = useCallback(
    (one: Change, label: string, group?: string) => {
      setData((before) => changed(before, one))
      queue.current = joined(queue.current, { change: one, label, ...(group && { group }) })
      clearTimeout(timer.current)
      setSending(true)
      timer.current = window.setTimeout(send, one.op === 'set' ? PAUSE : 0)
    },
    [send],
  )

  const isTheSame = opened?.file === file
  const saving: Saving =
    failure || isAway ? 'failed' : isSending ? 'saving' : opened?.isDraft ? 'draft' : 'saved'
  return {
    opened: isTheSame ? opened : undefined,
    data: isTheSame ? data : null,
    saving,
    failure: isAway ? away : failure,
    conflict,
    change,
    reload: load,
    /** Sends what is typed, at once. */
    settle: send,
    endConflict: (isMine: boolean) => {
      if (isMine && conflict) change(conflict.change, conflict.label)
      setConflict(undefined)
    },
  }
}

export type EditedFile = ReturnType<typeof useFile>
