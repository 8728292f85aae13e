import { useId } from 'react'
import { centerCrop, makeAspectCrop, type PercentCrop, ReactCrop } from 'react-image-crop'
import 'react-image-crop/dist/ReactCrop.css'
import type { Part } from '../../core/media/shown-part'
import styles from './crop.module.css'
import { type Frame, titleOf } from './frames'

interface CutToolProps {
  src: string
  size: { width: number; height: number }
  part: Part
  frames: readonly Frame[]
  /** The shape that is kept while a side is dragged, width by height; none if any shape will do. */
  aspect: number | undefined
  isBusy: boolean
  /** Below these px on the longer side it looks soft. */
  sharp: number
  onPart: (part: Part) => void
  onAspect: (aspect: number | undefined) => void
}

const percentOf = ({ x, y, width, height }: Part): PercentCrop => ({
  unit: '%',
  x: x * 100,
  y: y * 100,
  width: width * 100,
  height: height * 100,
})

const partOf = ({ x, y, width, height }: PercentCrop): Part => ({
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
export function CutTool({ src, size, part, frames, aspect, isBusy, sharp, onPart, onAspect }: CutToolProps) {
  const id = useId()
  const [wide, high] = [part.width * size.width, part.height * size.height].map(Math.round)
  const isSoft = Math.max(wide ?? 0, high ?? 0) < sharp

  function choose(value: string) {
    const next = value ? Number(value) : undefined
    onAspect(next)
    if (!next) return
    const { width, height } = size
    onPart(partOf(centerCrop(makeAspectCrop({ unit: '%', width: 100 }, next, width, height), width, height)))
  }

  return (
    <div className={styles.tool}>
      <div className={styles.stage}>
        <ReactCrop
          className={styles.cut ?? ''}
          crop={percentOf(part)}
          {...(aspect && { aspect })}
          ariaLabels={ariaLabels}
          disabled={isBusy}
          keepSelection
          minWidth={20}
          minHeight={20}
          onChange={(_, percent) => onPart(partOf(percent))}
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
            <option key={titleOf(frame)} value={frame.ratio}>
              As on {titleOf(frame)}
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
