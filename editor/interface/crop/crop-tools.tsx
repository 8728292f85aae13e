import { type PointerEvent, useId, useRef, useState } from 'react'
import { centerCrop, makeAspectCrop, type PercentCrop, ReactCrop } from 'react-image-crop'
import 'react-image-crop/dist/ReactCrop.css'
import { type Focus, type Part, shownPart } from '../../core/media/shown-part'
import styles from './crop.module.css'
import { type Frame, frameTitle } from './frames'

interface CutToolProps {
  src: string
  size: { width: number; height: number }
  part: Part
  frames: readonly Frame[]
  isBusy: boolean
  /** Below these px on the longer side it looks soft. */
  sharp: number
  onPart: (part: Part) => void
}

const asPercent = ({ x, y, width, height }: Part): PercentCrop => ({
  unit: '%',
  x: x * 100,
  y: y * 100,
  width: width * 100,
  height: height * 100,
})

const asPart = ({ x, y, width, height }: PercentCrop): Part => ({
  x: x / 100,
  y: y / 100,
  width: width / 100,
  height: height / 100,
})

const ariaLabels = {
  cropArea: 'Part that is left. The arrow keys move it.',
  nwDragHandle: 'Upper left corner. The arrow keys move it.',
  nDragHandle: 'Upper side. The arrow keys move it.',
  neDragHandle: 'Upper right corner. The arrow keys move it.',
  eDragHandle: 'Right side. The arrow keys move it.',
  seDragHandle: 'Lower right corner. The arrow keys move it.',
  sDragHandle: 'Lower side. The arrow keys move it.',
  swDragHandle: 'Lower left corner. The arrow keys move it.',
  wDragHandle: 'Left side. The arrow keys move it.',
}

/** The picture with the part of it that is to be left. */
export function CutTool({ src, size, part, frames, isBusy, sharp, onPart }: CutToolProps) {
  const id = useId()
  /** The shape that is kept while a side is dragged, width by height; none if any shape will do. */
  const [aspect, setAspect] = useState<number>()
  const [wide, high] = [part.width * size.width, part.height * size.height].map(Math.round)
  const isSoft = Math.max(wide ?? 0, high ?? 0) < sharp

  function choose(value: string) {
    const next = value ? Number(value) : undefined
    setAspect(next)
    if (!next) return
    const { width, height } = size
    onPart(asPart(centerCrop(makeAspectCrop({ unit: '%', width: 100 }, next, width, height), width, height)))
  }

  return (
    <div className={styles.tool}>
      <div className={styles.stage}>
        <ReactCrop
          className={styles.cut ?? ''}
          crop={asPercent(part)}
          {...(aspect && { aspect })}
          ariaLabels={ariaLabels}
          disabled={isBusy}
          keepSelection
          minWidth={20}
          minHeight={20}
          onChange={(_, percent) => onPart(asPart(percent))}
        >
          <img src={src} alt="" />
        </ReactCrop>
      </div>
      <div className={styles.shape}>
        <label htmlFor={id}>Shape</label>
        <select
          id={id}
          value={aspect ?? ''}
          disabled={isBusy}
          onChange={({ target }) => choose(target.value)}
        >
          <option value="">Any</option>
          {frames.map((frame) => (
            <option key={frameTitle(frame)} value={frame.ratio}>
              As on {frameTitle(frame)}
            </option>
          ))}
        </select>
        <output>
          {wide} × {high} px
        </output>
      </div>
      <p className={styles.hint}>
        Drag the corners and sides to the part that is to be left.
        {isSoft && ` Below ${sharp} px on the longer side it looks soft.`}
      </p>
    </div>
  )
}

const percent = (share: number) => Math.round(Math.min(1, Math.max(0, share)) * 100)

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
  const point = ({ clientX, clientY }: PointerEvent) => {
    const box = stage.current?.getBoundingClientRect()
    if (!box?.width) return
    const [x, y] = [(clientX - box.left) / box.width, (clientY - box.top) / box.height]
    onFocus({ x: percent(x), y: percent(y) })
  }
  return (
    <div className={styles.tool}>
      <div
        ref={stage}
        className={styles.stage}
        data-tool="focus"
        onPointerDown={(event) => {
          event.preventDefault()
          event.currentTarget.setPointerCapture(event.pointerId)
          point(event)
        }}
        onPointerMove={(event) => event.currentTarget.hasPointerCapture(event.pointerId) && point(event)}
      >
        <img src={src} alt="" draggable={false} />
        <div className={styles.frames}>
          {(pointed ? [pointed] : frames).map((frame) => {
            const { x, y, width, height } = shownPart(shape, frame.ratio, focus)
            const inset = [y, 1 - x - width, 1 - y - height, x].map((share) => `${share * 100}%`).join(' ')
            return (
              <span
                key={frameTitle(frame)}
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
