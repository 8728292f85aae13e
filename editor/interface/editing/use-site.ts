import { useCallback, useEffect, useEffectEvent, useRef, useState } from 'react'
import type { Place } from '../../core/site/places'
import { errorMessage } from '../parts/messages'
import { getSite, type Site } from '../server/api'
import { useEvents } from '../server/use-events'

/** Changes that come in a row are asked for once (ms). */
const PAUSE = 120

/** What there is to edit, kept up to date. */
export function useSite() {
  const [site, setSite] = useState<Site>()
  const [failure, setFailure] = useState<string>()
  const timer = useRef(0)

  const load = useCallback(async () => {
    try {
      setSite(await getSite())
      setFailure(undefined)
    } catch (error) {
      setFailure(errorMessage(error))
    }
  }, [])

  useEffect(() => void load(), [load])
  useEvents((event) => {
    if (!['file', 'site', 'back'].includes(event.type)) return
    clearTimeout(timer.current)
    timer.current = window.setTimeout(load, PAUSE)
  })
  return { site, failure }
}

/** Tells that the open file is there no more: its case study was removed or renamed, here, by Undo or by hand. */
export function useFileRemoved(places: readonly Place[], file: string, onRemoved: () => void): void {
  const known = useRef<string>(undefined)
  const gone = useEffectEvent(onRemoved)
  useEffect(() => {
    const isThere = places.some((one) => one.file === file)
    // One that was just made may not be listed yet.
    if (!isThere && known.current === file) gone()
    known.current = isThere ? file : undefined
  }, [places, file])
}
