import { useEffect, useEffectEvent, useSyncExternalStore } from 'react'
import type { EditorEvent } from '../../server/events'

// One connection for the window: browsers allow six, and the page in the frame wants some.
let source: EventSource | undefined
let isConnected = true
/** How this window is called among those that are open. */
export const ownWindow = crypto.randomUUID()
/** What this window hears by. */
export const connection = () => {
  source ??= new EventSource(`/edit/api/events?window=${ownWindow}`)
  return source
}

/** Hears what happens in other windows and on the disk. */
export function useEvents(onEvent: (event: EditorEvent) => void): void {
  const hear = useEffectEvent(onEvent)
  useEffect(() => {
    const listen = ({ data }: MessageEvent<string>) => hear(JSON.parse(data))
    connection().addEventListener('message', listen)
    return () => connection().removeEventListener('message', listen)
  }, [])
}

function watch(tell: () => void): () => void {
  const set = ({ type }: Event) => {
    isConnected = type === 'open'
    tell()
  }
  for (const type of ['open', 'error']) connection().addEventListener(type, set)
  return () => {
    for (const type of ['open', 'error']) connection().removeEventListener(type, set)
  }
}

/** Whether the editor answers. */
export const useConnected = () => useSyncExternalStore(watch, () => isConnected)
