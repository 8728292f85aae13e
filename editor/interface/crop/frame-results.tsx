import { type Focus, type Part, shownPart } from '../../core/media/shown-part'
import styles from './crop.module.css'
import { type Frame, titleOf, type useFrames } from './frames'

interface PicturePartProps {
  src: string
  size: { width: number; height: number }
  part: Part
}

/** A part of a picture, as a frame of the site shows it. */
function PicturePart({ src, size, part }: PicturePartProps) {
  const box = [part.x * size.width, part.y * size.height, part.width * size.width, part.height * size.height]
  return (
    <svg viewBox={box.map((value) => value.toFixed(1)).join(' ')} aria-hidden="true">
      <image href={src} width={size.width} height={size.height} preserveAspectRatio="none" />
    </svg>
  )
}

interface FrameResultsProps {
  src: string
  size: { width: number; height: number }
  /** What is left of the picture. */
  part: Part
  measured: ReturnType<typeof useFrames>
  /** What the picture says itself; without it each page keeps what it usually keeps. */
  focus: Focus | undefined
  onPoint: (frame: Frame | undefined) => void
}

/** Every frame of the site with what it shows of the picture. */
export function FrameResults({ src, size, part, measured, focus, onPoint }: FrameResultsProps) {
  const { frames, state } = measured
  const shape = (part.width * size.width) / (part.height * size.height)
  return (
    <section className={styles.results} aria-label="As the site shows it">
      <p role="status">
        {state === 'measuring' && 'Looking at the pages that show it …'}
        {state === 'failed' && 'The pages could not be looked at. Close this and try again.'}
        {state === 'measured' && !frames.length && 'Every page shows all of it.'}
        {state === 'measured' && frames.length > 0 && 'As the site shows it:'}
      </p>
      <ul>
        {frames.map((frame) => (
          <li
            key={titleOf(frame)}
            onPointerEnter={() => onPoint(frame)}
            onPointerLeave={() => onPoint(undefined)}
          >
            <PicturePart
              src={src}
              size={size}
              part={shownPart(shape, frame.ratio, focus ?? frame.usual, part)}
            />
            <span>{titleOf(frame)}</span>
          </li>
        ))}
      </ul>
    </section>
  )
}
