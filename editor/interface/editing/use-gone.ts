import { useEffect, useEffectEvent, useRef } from 'react'
import type { Place } from '../../core/site/places'

/** Tells that the open file is there no more: its case study was removed or renamed, here, by Undo or by hand. */
export function useGone(places: readonly Place[], file: string, onGone: () => void): void {
  const known = useRef<string>(undefined)
  const gone = useEffectEvent(onGone)
  useEffect(() => {
    const isThere = places.some((one) => one.file === file)
    // One that was just made may not be listed yet.
    if (!isThere && known.current === file) gone()
    known.current = isThere ? file : undefined
  }, [places, file])
}
