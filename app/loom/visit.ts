import { useEffect, useEffectEvent } from 'react'

/** The name that a visitor has typed is kept this long after its last letter (ms). */
const SETTLED = 500
const KEY = 'woven-name'
const fields = new EventTarget()

/** The name that this visit has woven; empty if there is none or the browser keeps nothing. */
function keptName(): string {
  try {
    return sessionStorage.getItem(KEY) ?? ''
  } catch {
    return ''
  }
}

/**
 * Keeps a name for the visit, and brings it to the page's other field (ALIVE-1).
 * @param onName told the name that is kept or that another field has kept
 */
export function useVisitName(name: string, onName: (name: string) => void): void {
  const tell = useEffectEvent(() => {
    if (keptName() !== name) onName(keptName())
  })
  useEffect(() => {
    tell()
    fields.addEventListener('kept', tell)
    return () => fields.removeEventListener('kept', tell)
  }, [])

  useEffect(() => {
    const timer = setTimeout(() => {
      if (keptName() === name) return
      try {
        sessionStorage.setItem(KEY, name)
        fields.dispatchEvent(new Event('kept'))
      } catch {
        // The page's own field has it.
      }
    }, SETTLED)
    return () => clearTimeout(timer)
  }, [name])
}
