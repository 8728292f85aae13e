import { type RefObject, useEffect, useEffectEvent } from 'react'
import type { Focus } from '../../core/media/shown-part'

const percent = (share: number) => Math.round(Math.min(1, Math.max(0, share)) * 100)

/** Tells where in an element somebody presses or drags, by mouse, pen or finger. */
export function usePlaceIn(element: RefObject<HTMLElement | null>, onPlace: (place: Focus) => void): void {
  const tell = useEffectEvent((event: PointerEvent) => {
    const box = element.current?.getBoundingClientRect()
    if (!box?.width) return
    onPlace({
      x: percent((event.clientX - box.left) / box.width),
      y: percent((event.clientY - box.top) / box.height),
    })
  })
  useEffect(() => {
    const stage = element.current
    const press = (event: PointerEvent) => {
      event.preventDefault()
      stage?.setPointerCapture(event.pointerId)
      tell(event)
    }
    const drag = (event: PointerEvent) => {
      if (stage?.hasPointerCapture(event.pointerId)) tell(event)
    }
    stage?.addEventListener('pointerdown', press)
    stage?.addEventListener('pointermove', drag)
    return () => {
      stage?.removeEventListener('pointerdown', press)
      stage?.removeEventListener('pointermove', drag)
    }
  }, [element])
}
