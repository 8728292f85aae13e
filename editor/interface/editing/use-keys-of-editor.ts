import { useEffect, useEffectEvent } from 'react'

interface Keys {
  onUndo: () => void
  onRedo: () => void
}

/** Ctrl+Z and Ctrl+Shift+Z (or Ctrl+Y), in the editor and in the page. Returns what the page's own keys go to. */
export function useKeysOfEditor({ onUndo, onRedo }: Keys) {
  const onKey = useEffectEvent((event: KeyboardEvent) => {
    const isCommand = (event.ctrlKey || event.metaKey) && !event.altKey
    const key = event.key.toLowerCase()
    if (!isCommand || (key !== 'z' && key !== 'y')) return
    // What is typed in a dialog is not saved yet: there the keys take back letters, as everywhere.
    if (event.target instanceof Element && event.target.closest('dialog')) return
    event.preventDefault()
    if (key === 'y' || event.shiftKey) onRedo()
    else onUndo()
  })
  useEffect(() => {
    const listen = (event: KeyboardEvent) => onKey(event)
    window.addEventListener('keydown', listen)
    return () => window.removeEventListener('keydown', listen)
  }, [])
  return (event: KeyboardEvent) => onKey(event)
}
