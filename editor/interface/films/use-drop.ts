import { useEffect, useEffectEvent, useRef, useState } from 'react'

/** Takes files that are dropped on an element, which has a button or field for the same beside. */
export function useDrop<Target extends HTMLElement>(onFile: (file: File) => void) {
  const target = useRef<Target>(null)
  const [isOver, setOver] = useState(false)
  const take = useEffectEvent(onFile)
  useEffect(() => {
    const element = target.current
    if (!element) return
    const carriesFiles = ({ dataTransfer }: DragEvent) => dataTransfer?.types.includes('Files') === true
    const over = (event: DragEvent) => {
      if (!carriesFiles(event)) return
      event.preventDefault()
      setOver(true)
    }
    const leave = () => setOver(false)
    const drop = (event: DragEvent) => {
      setOver(false)
      const file = event.dataTransfer?.files[0]
      if (!file) return
      event.preventDefault()
      // Not for what is around it: a list takes what is dropped as an entry to move.
      event.stopPropagation()
      take(file)
    }
    element.addEventListener('dragover', over)
    element.addEventListener('dragleave', leave)
    element.addEventListener('drop', drop)
    return () => {
      element.removeEventListener('dragover', over)
      element.removeEventListener('dragleave', leave)
      element.removeEventListener('drop', drop)
    }
  }, [])
  return { target, isOver }
}
