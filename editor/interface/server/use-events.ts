import { useEffect, useEffectEvent, useSyncExternalStore } from 'react'
import type { EditorEvent } from '../../server/events'

type Listener = (event: EditorEvent) => void

// One connection for the window: browsers allow six, and the page in the frame wants some.
const listeners = new Set<Listener>()
const watchers = new Set<() => void>()
let source: EventSource | undefined
let isConnected = true

function connect(): void {
  if (source) return
  const set = (next: boolean) => {
    isConnected = next
    for (const watcher of watchers) watcher()
  }
  source = new EventSource('/edit/api/events')
  source.onmessage = ({ data }) => {
    for (const listener of listeners) listener(JSON.parse(data))
  }
  source.onopen = () => set(true)
  source.onerror = () => set(false)
}

/** Hears what happens in other windows and on the disk. */
export function useEvents(onEvent: Listener): void {
  const heard = useEffectEvent(onEvent)
  useEffect(() => {
    connect()
    const listener: Listener = (event) => heard(event)
    listeners.add(listener)
    return () => {
      listeners.delete(listener)
    }
  }, [])
}

function watch(watcher: () => void): () => void {
  watchers.add(watcher)
  return () => {
    watchers.delete(watcher)
  }
}

/** Whether the editor in the terminal answers. */
export const useConnected = () => useSyncExternalStore(watch, () => isConnected)
