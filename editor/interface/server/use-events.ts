import { useEffect, useEffectEvent, useSyncExternalStore } from 'react'
import { type Heard, listen, readConnection, watchConnection } from './connection'

/** Hears what happens in other windows and on the disk. */
export function useEvents(onEvent: (event: Heard) => void): void {
  const hear = useEffectEvent(onEvent)
  useEffect(() => listen((event) => hear(event)), [])
}

/** Whether the editor is heard, or why not. */
export const useConnection = () => useSyncExternalStore(watchConnection, readConnection)
