import { type RefObject, useEffect, useEffectEvent, useId, useRef } from 'react'
import { type Focus, shownPart } from '../../core/media/shown-part'
import styles from './crop.module.css'
import { type Frame, titleOf } from './frames'

const percent = (share: number) => Math.round(Math.min(1, Math.max(0, share)) * 100)

/** Tells where in an element somebody presses or drags, by mouse, pen or finger. */
function usePlaceIn(element: RefObject<HTMLElement | null>, onPlace: (place: Focus) => void): void {
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

interface FocusToolProps {
  src: string
  shape: number
  focus: Focus
  frames: readonly Frame[]
  /** The frame that is pointed at: it alone is drawn. */
  pointed: Frame | undefined
  onFocus: (focus: Focus) => void
}

const sides = [
  { side: 'x', title: 'From the left' },
  { side: 'y', title: 'From the top' },
] as const

/** The picture with the frames that cut it, and the point that stays in view in all of them. */
export function FocusTool({ src, shape, focus, frames, pointed, onFocus }: FocusToolProps) {
  const stage = useRef<HTMLDivElement>(null)
  const id = useId()
  usePlaceIn(stage, onFocus)
  return (
    <div className={styles.tool}>
      <div ref={stage} className={styles.stage} data-tool="focus">
        <img src={src} alt="" draggable={false} />
        <div className={styles.frames}>
          {(pointed ? [pointed] : frames).map((frame) => {
            const { x, y, width, height } = shownPart(shape, frame.ratio, focus)
            const inset = [y, 1 - x - width, 1 - y - height, x].map((share) => `${share * 100}%`).join(' ')
            return (
              <span
                key={titleOf(frame)}
                className={styles.frame}
                data-alone={pointed ? '' : undefined}
                style={{ inset }}
              />
            )
          })}
        </div>
        <span className={styles.point} style={{ left: `${focus.x}%`, top: `${focus.y}%` }} />
      </div>
      <p className={styles.hint}>Press or drag on what matters most. It stays in view on every screen.</p>
      {sides.map(({ side, title }) => (
        <div key={side} className={styles.side}>
          <label htmlFor={`${id}-${side}`}>{title}</label>
          <input
            id={`${id}-${side}`}
            type="range"
            min={0}
            max={100}
            value={focus[side]}
            aria-valuetext={`${focus[side]} percent ${title.toLowerCase()}`}
            onChange={({ target }) => onFocus({ ...focus, [side]: Number(target.value) })}
          />
          <output htmlFor={`${id}-${side}`}>{focus[side]} %</output>
        </div>
      ))}
    </div>
  )
}
