import { type CSSProperties, type ReactNode, useId } from 'react'
import { type RunningFilm, useHoverFilm } from '~/behaviours/hover-film/use-hover-film'
import { Picture, type PictureData } from '~/components/picture/picture'
import styles from './film-tile.module.css'
import marks from './film-trigger.module.css'
import spinnerStyles from './spinner.module.css'

/** One encoded file of a film. */
interface FilmFile {
  src: string
  /** Type with codecs, for `<source type>`. */
  type: string
}

/** Labels of every film; `{name}` is the film's. */
export interface FilmWords {
  play: string
  pause: string
  /** The message of a film that cannot be loaded. */
  failed: string
}

/** A film as a page needs it. */
export interface FilmData {
  width: number
  height: number
  /** Seconds */
  duration: number
  /** Best first. */
  files: FilmFile[]
  /** Smaller files for phones, if any. */
  phone?: FilmFile[] | undefined
  /** Path of the captions, if the film has sound. */
  captions?: string | undefined
}

/** A film is loading: three nested rhombi, the outer one unwinds in four steps. Decorative: it is not announced. */
function Spinner() {
  return (
    <svg className={spinnerStyles.spinner} viewBox="0 0 72 72" aria-hidden="true">
      <path className={spinnerStyles.bound} d="M36 4L68 36L36 68L4 36Z" pathLength={4} />
      <path className={spinnerStyles.inner} d="M36 20L52 36L36 52L20 36Z" />
      <path className={spinnerStyles.pupil} d="M36 29L43 36L36 43L29 36Z" />
    </svg>
  )
}

/** One film of the portfolio, ready to be shown. */
export interface PortfolioFilm {
  id: string
  name: string
  /** Shown large above the name, if there is room below the film. */
  title?: string | undefined
  /** Its length, in words. */
  length: string
  film: FilmData
  /** Its alternative text describes the film. */
  poster: PictureData
  words: FilmWords
}

interface FilmTileProps extends PortfolioFilm {
  /** The tile's width, in the syntax of `sizes`. */
  sizes: string
  /** `stepped` has the large stepped corners, `square` hangs on a rod or is part of a block without gaps. */
  corners?: 'stepped' | 'square'
  /** `fill` fills its container, with the name on the picture; otherwise the film keeps its shape, with the name below. */
  fit?: 'own' | 'fill'
  /** Whether its poster is on the first screen of the page. */
  priority?: boolean | undefined
  /** Set if the page plays the film; then the page has the control. */
  running?: RunningFilm | undefined
  /** Hangs between the film and its name, e.g. a fringe. */
  children?: ReactNode
}

/**
 * A film behind its poster (AV-2): mouse, keyboard focus or a tap plays it from the start, muted; leaving rewinds it. Its control
 * says what a click will do. A film that cannot be loaded keeps its poster and says so.
 */
export function FilmTile(props: FilmTileProps) {
  const { name, title, length, film, poster, words, sizes, priority, running, children } = props
  const { corners = 'stepped', fit = 'own' } = props
  const { state, isPausable, videoProps, triggerProps } = useHoverFilm(running)
  const failed = useId()
  return (
    <figure className={styles.tile} data-state={state} data-corners={corners} data-fit={fit}>
      <div className={styles.ring}>
        <div
          className={styles.frame}
          style={{ '--shape': `${film.width} / ${film.height}`, '--seconds': film.duration } as CSSProperties}
        >
          <div className={styles.art}>
            <Picture
              picture={poster}
              sizes={sizes}
              fit="cover"
              priority={priority}
              className={styles.poster}
            />
            <video
              {...videoProps}
              muted
              className={styles.video}
              width={film.width}
              height={film.height}
              aria-label={name}
            >
              {film.files.map(({ src, type }) => (
                <source key={src} src={src} type={type} />
              ))}
            </video>
          </div>
          {!running && (
            <button
              type="button"
              {...triggerProps}
              className={marks.trigger}
              aria-label={(isPausable ? words.pause : words.play).replace('{name}', () => name)}
              aria-describedby={state === 'failed' ? failed : undefined}
            >
              {(state === 'poster' || (state === 'playing' && isPausable)) && (
                <span className={marks.play} data-pauses={isPausable || undefined} />
              )}
              {state === 'loading' && (
                <span className={marks.loading}>
                  <Spinner />
                </span>
              )}
              {state === 'playing' && (
                <span className={marks.warp}>
                  <span className={marks.weft} />
                </span>
              )}
              {state === 'failed' && (
                <span id={failed} className={marks.failed}>
                  {words.failed}
                </span>
              )}
            </button>
          )}
        </div>
      </div>
      {children}
      <figcaption className={styles.caption}>
        {fit === 'fill' ? (
          <span className={styles.name}>{name}</span>
        ) : (
          <>
            <span className={styles.title}>{title ?? name}</span>{' '}
            <span className={styles.small}>
              {title && <span>{name}</span>} <span>{length}</span>
            </span>
          </>
        )}
      </figcaption>
    </figure>
  )
}
