import { useEffect, useEffectEvent, useState } from 'react'

const hasFiles = (data: DataTransfer | null) => data?.types.includes('Files') ?? false

/**
 * Takes a file that is dropped anywhere in the window, or pasted, while its part of the editor is open: one that misses the mark must
 * not make the browser leave the editor. Tells whether one is held over the window.
 */
export function useGivenFiles(onFiles: (files: FileList) => void): boolean {
  const [isOver, setOver] = useState(false)
  const take = useEffectEvent(onFiles)
  useEffect(() => {
    const over = (event: DragEvent) => {
      if (!hasFiles(event.dataTransfer)) return
      event.preventDefault()
      setOver(true)
    }
    const leave = (event: DragEvent) => event.relatedTarget === null && setOver(false)
    const drop = (event: DragEvent) => {
      setOver(false)
      if (!event.dataTransfer?.files.length) return
      event.preventDefault()
      take(event.dataTransfer.files)
    }
    const paste = (event: ClipboardEvent) => {
      if (event.clipboardData?.files.length) take(event.clipboardData.files)
    }
    document.addEventListener('dragover', over)
    document.addEventListener('dragleave', leave)
    document.addEventListener('drop', drop)
    document.addEventListener('paste', paste)
    return () => {
      document.removeEventListener('dragover', over)
      document.removeEventListener('dragleave', leave)
      document.removeEventListener('drop', drop)
      document.removeEventListener('paste', paste)
    }
  }, [])
  return isOver
}
