import { useState } from 'react'
import {
  type Focus,
  middle,
  type Part,
  readFocus,
  sharpFrom,
  shownPart,
  whole,
  writeFocus,
} from '../../core/media/shown-part'
import type { LibraryPicture } from '../../core/site/library'
import { useEditing, useEditor } from '../editing/context'
import { Button } from '../parts/button'
import { Dialog } from '../parts/dialog'
import { ErrorMessage, useAttempt } from '../parts/messages'
import { useProgress } from '../pictures/send-picture'
import { post } from '../server/api'
import styles from './crop.module.css'
import { CutTool, FocusTool } from './crop-tools'
import { type Frame, frameTitle, useFrames } from './frames'

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
function FrameResults({ src, size, part, measured, focus, onPoint }: FrameResultsProps) {
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
            key={frameTitle(frame)}
            onPointerEnter={() => onPoint(frame)}
            onPointerLeave={() => onPoint(undefined)}
          >
            <PicturePart
              src={src}
              size={size}
              part={shownPart(shape, frame.ratio, focus ?? frame.usual, part)}
            />
            <span>{frameTitle(frame)}</span>
          </li>
        ))}
      </ul>
    </section>
  )
}

interface CropDialogProps {
  picture: LibraryPicture
  /** If content may say what stays in view: what it says now, and how it is said anew. */
  focus?: { words: string | undefined; onChange: (words: string | undefined) => void }
  onClose: () => void
}

const listed = (titles: readonly string[]) => new Intl.ListFormat('en').format(titles)

/** What of a picture is seen: the point that stays in view on every screen, or a part that it is cut to. */
export function CropDialog({ picture, focus: place, onClose }: CropDialogProps) {
  const { file } = useEditing()
  const { titleOfFile, titleOfPicture, announce } = useEditor()
  const { name, src, usedIn } = picture
  const [tool, setTool] = useState<'focus' | 'cut'>(place ? 'focus' : 'cut')
  const [focus, setFocus] = useState<Focus | undefined>(place?.words ? readFocus(place.words) : undefined)
  const [pointed, setPointed] = useState<Frame>()
  const [part, setPart] = useState<Part>(whole)
  const { attempt, isBusy, error } = useAttempt()
  const share = useProgress(name)
  const shape = picture.width / picture.height
  const measured = useFrames(
    tool === 'cut' && usedIn.length ? usedIn : [file],
    src.replace(/\.\d+\.webp$/, ''),
    shape,
  )
  const { frames } = measured
  const isWhole = part.width * part.height > 0.999
  const cut = () =>
    attempt(async () => {
      await post('/cut', { name, part })
      announce(
        `“${titleOfPicture(name)}” is cut. Read its alternative text again. Undo brings the whole picture back.`,
      )
      onClose()
    })
  return (
    <Dialog title={`Crop “${titleOfPicture(name)}”`} onClose={onClose}>
      {place && (
        <fieldset className={styles.tools} aria-label="How it is cropped">
          <Button aria-pressed={tool === 'focus'} disabled={isBusy} onClick={() => setTool('focus')}>
            What stays in view
          </Button>
          <Button aria-pressed={tool === 'cut'} disabled={isBusy} onClick={() => setTool('cut')}>
            Cut a part out
          </Button>
        </fieldset>
      )}
      <div className={styles.crop}>
        {tool === 'focus' ? (
          <FocusTool
            {...{ src, shape, frames, pointed }}
            focus={focus ?? frames[0]?.usual ?? middle}
            onFocus={setFocus}
          />
        ) : (
          <CutTool
            {...{ src, frames, part, isBusy }}
            size={picture}
            sharp={sharpFrom(name)}
            onPart={setPart}
          />
        )}
        <FrameResults
          {...{ src, measured, focus }}
          size={picture}
          part={tool === 'cut' ? part : whole}
          onPoint={setPointed}
        />
      </div>
      {tool === 'cut' && usedIn.length > 0 && (
        <p className={styles.note}>
          This cuts the picture itself, wherever it is used: {listed(usedIn.map(titleOfFile))}. Undo brings
          the whole picture back.
        </p>
      )}
      <ErrorMessage>{error}</ErrorMessage>
      <div className={styles.end}>
        {tool === 'focus' && place ? (
          <>
            <Button
              look="main"
              onClick={() => {
                place.onChange(focus && writeFocus(focus))
                onClose()
              }}
            >
              Keep this in view
            </Button>
            <Button disabled={!focus} onClick={() => setFocus(undefined)}>
              As the page has it
            </Button>
          </>
        ) : (
          <Button look="main" disabled={isWhole || isBusy} onClick={() => void cut()}>
            Cut the picture
          </Button>
        )}
        <Button look="quiet" disabled={isBusy} onClick={onClose}>
          Cancel
        </Button>
        {isBusy && (
          <label>
            Preparing its sizes; this takes some seconds.
            <progress value={share} max={1} />
          </label>
        )}
      </div>
    </Dialog>
  )
}
