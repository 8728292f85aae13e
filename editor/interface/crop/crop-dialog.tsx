import { useState } from 'react'
import {
  type Focus,
  middle,
  type Part,
  readFocus,
  sharpFrom,
  whole,
  writeFocus,
} from '../../core/media/shown-part'
import type { LibraryPicture } from '../../core/site/library'
import { useEditing } from '../editing/context'
import { Refusal, useAttempt } from '../parts/attempt'
import { Button } from '../parts/button'
import { Dialog } from '../parts/dialog'
import { post } from '../server/api'
import { useEvents } from '../server/use-events'
import styles from './crop.module.css'
import { CutTool } from './cut-tool'
import { FocusTool } from './focus-tool'
import { FrameResults } from './frame-results'
import { type Frame, useFrames } from './frames'

/** The part that a picture is cut to, and the cut itself. */
function useCut(name: string, onDone: () => void) {
  const { announce } = useEditing()
  const [part, setPart] = useState<Part>(whole)
  const [aspect, setAspect] = useState<number>()
  const [share, setShare] = useState(0)
  const { attempt, isBusy, refusal } = useAttempt()
  useEvents((event) => {
    if (event.type === 'progress' && event.id === name) setShare(event.share)
  })

  const cut = () =>
    attempt(async () => {
      setShare(0)
      await post('/cut', { name, part })
      announce(`${name} is cut. Read its alternative text again. Undo brings the whole picture back.`)
      onDone()
    })

  return { part, setPart, aspect, setAspect, share: isBusy ? share : undefined, refusal, cut }
}

interface CropDialogProps {
  picture: LibraryPicture
  /** Where content may say what stays in view: what it says now, and how it is said anew. */
  focus?: { words: string | undefined; onChange: (words: string | undefined) => void }
  onClose: () => void
}

const listed = (titles: readonly string[]) => new Intl.ListFormat('en').format(titles)

/** What of a picture is seen: the point that stays in view on every screen, or a part that it is cut to. */
export function CropDialog({ picture, focus: place, onClose }: CropDialogProps) {
  const { file, titleOfFile } = useEditing()
  const { name, src, usedIn } = picture
  const [tool, setTool] = useState<'focus' | 'cut'>(place ? 'focus' : 'cut')
  const [focus, setFocus] = useState<Focus | undefined>(place?.words ? readFocus(place.words) : undefined)
  const [pointed, setPointed] = useState<Frame>()
  const { part, setPart, aspect, setAspect, share, refusal, cut } = useCut(name, onClose)
  const shape = picture.width / picture.height
  const measured = useFrames(
    tool === 'cut' && usedIn.length ? usedIn : [file],
    src.replace(/\.\d+\.webp$/, ''),
    shape,
  )
  const { frames } = measured
  const isWhole = part.width * part.height > 0.999
  const isBusy = share !== undefined
  return (
    <Dialog title={`Crop ${name}`} onClose={onClose}>
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
            {...{ src, frames, part, aspect, isBusy }}
            size={picture}
            sharp={sharpFrom(name)}
            onPart={setPart}
            onAspect={setAspect}
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
      <Refusal>{refusal}</Refusal>
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
