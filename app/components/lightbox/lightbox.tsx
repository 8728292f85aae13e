import { type CSSProperties, type PointerEvent, useEffect, useRef } from 'react'
import { useOverlayClick } from '~/behaviours/overlay/use-overlay-click'
import { Arrow } from '~/components/arrow/arrow'
import { type CaptionedPicture, Picture } from '~/components/picture/picture'
import styles from './lightbox.module.css'
import type { useLightbox } from './use-lightbox'

/**
 * Returns the focus to the picture's button in the gallery. The browser cannot if the device was rotated and the gallery now
 * shows its other list: then the same picture there is focused, or the gallery's first.
 */
function returnFocus(lightbox: HTMLElement, base: string): void {
  const shown = [...(lightbox.parentElement?.querySelectorAll('button img') ?? [])].filter(
    (image) => image.getClientRects().length > 0,
  )
  const image = shown.find((one) => one.getAttribute('src')?.startsWith(`${base}.`)) ?? shown[0]
  const button = image?.closest('button')
  if (button !== document.activeElement) button?.focus()
}

interface TurnButtonProps {
  direction: 'previous' | 'next'
  words: LightboxWords
  onTurn(): void
}

/** The arrow points forward; the styles flip it for `previous`. */
function TurnButton({ direction, words, onTurn }: TurnButtonProps) {
  return (
    <button
      type="button"
      className={styles.button}
      data-turn={direction}
      onClick={onTurn}
      aria-label={words[direction]}
    >
      <Arrow width={40} />
    </button>
  )
}

export interface LightboxWords {
  title: string
  previous: string
  next: string
  close: string
  /** Which picture of how many it is, as `{number}` and `{total}`. */
  count: string
}

interface LightboxProps {
  words: LightboxWords
  pictures: CaptionedPicture[]
  lightbox: ReturnType<typeof useLightbox>
}

/**
 * A gallery's pictures, large, in a modal dialog that traps the focus and returns it to the picture that it opened with (CASE-8).
 */
export function Lightbox({ words, pictures, lightbox }: LightboxProps) {
  const { index, next, previous, close, neighbours, dialogProps, swipeProps } = lightbox
  const overlayProps = useOverlayClick(close)
  const dialog = useRef<HTMLDialogElement>(null)
  const picture = index === null ? undefined : pictures[index]
  const isOpen = picture !== undefined
  const openedWith = useRef('')

  // biome-ignore lint/correctness/useExhaustiveDependencies: the picture that it opens with, whichever follow
  useEffect(() => {
    const box = dialog.current
    if (picture) {
      openedWith.current = picture.base
      box?.showModal()
    } else if (box && openedWith.current) {
      box.close()
      returnFocus(box, openedWith.current)
      openedWith.current = ''
    }
  }, [isOpen])

  return (
    <dialog
      ref={dialog}
      className={styles.lightbox}
      aria-label={words.title}
      {...dialogProps}
      {...overlayProps}
      onPointerDown={(event: PointerEvent) => {
        overlayProps.onPointerDown(event)
        swipeProps.onPointerDown(event)
      }}
      onPointerUp={(event: PointerEvent) => {
        overlayProps.onPointerUp(event)
        swipeProps.onPointerUp(event)
      }}
      onPointerCancel={swipeProps.onPointerCancel}
      style={{ ...swipeProps.style, '--ratio': picture && picture.width / picture.height } as CSSProperties}
    >
      {picture && index !== null && (
        <>
          <div className={styles.frame}>
            <Picture key={picture.base} picture={picture} sizes="90vw" priority className={styles.picture} />
          </div>
          {/* New elements for each picture: page translation replaces React's text nodes. */}
          <p className={styles.caption} aria-live="polite">
            <span key={picture.base}>{picture.caption ?? picture.alt}</span>
            <span key={index} className={styles.count}>
              {words.count.replace('{number}', `${index + 1}`).replace('{total}', `${pictures.length}`)}
            </span>
          </p>
          <TurnButton direction="previous" words={words} onTurn={previous} />
          <TurnButton direction="next" words={words} onTurn={next} />
          <button
            type="button"
            className={styles.button}
            data-turn="close"
            onClick={close}
            aria-label={words.close}
          >
            <svg viewBox="0 0 20 20" width="20" height="20" aria-hidden="true">
              <path
                d="M1 1h5v5H1zM4 4h5v5H4zM7 7h6v6H7zM11 11h5v5h-5zM14 14h5v5h-5zM14 1h5v5h-5zM11 4h5v5h-5zM4 11h5v5H4zM1 14h5v5H1z"
                fill="currentColor"
              />
            </svg>
          </button>
          <div hidden>
            {neighbours.map((neighbour) => {
              const one = pictures[neighbour]
              return one && <Picture key={one.base} picture={{ ...one, alt: '' }} sizes="90vw" priority />
            })}
          </div>
        </>
      )}
    </dialog>
  )
}
