import { type RefObject, useEffect, useEffectEvent } from 'react'

/** Calls back when Escape is pressed with the focus in one of two places; not while letters are being composed. */
export function useEscape(
  field: RefObject<HTMLElement | null>,
  controls: RefObject<HTMLElement | null>,
  onEscape: () => void,
): void {
  const onKeyDown = useEffectEvent((event: KeyboardEvent) => {
    if (event.key !== 'Escape' || event.isComposing || !(event.target instanceof Node)) return
    if (field.current?.contains(event.target) || controls.current?.contains(event.target)) onEscape()
  })
  useEffect(() => {
    window.addEventListener('keydown', onKeyDown)
    return () => window.removeEventListener('keydown', onKeyDown)
  }, [])
}
