import type { CSSProperties } from 'react'
import { useShowreel } from '~/behaviours/showreel/use-showreel'
import { mobile, phone } from '~/breakpoints'
import { Image, type PictureData, phoneSources, sources } from '~/components/picture/picture'
import type { ShowreelData } from '~/page-data/showreel.server'
import styles from './showreel.module.css'

interface PosterProps {
  wide: PictureData
  /** Shown if the showreel waits for a tap. */
  narrow: PictureData
  isHidden: boolean
}

/**
 * Covers the showreel until it plays; the film's description is its text. It loads at once: on a tall phone its upper part is on
 * the first screen.
 */
function Poster({ wide, narrow, isHidden }: PosterProps) {
  return (
    <picture
      className={styles.poster}
      data-hidden={isHidden || undefined}
      style={{ '--wide-focus': wide.focus, '--narrow-focus': narrow.focus } as CSSProperties}
    >
      <source media={phone} type="image/avif" srcSet={phoneSources(narrow)} sizes="100vw" />
      <source media={mobile} type="image/avif" srcSet={sources(narrow)} sizes="100vw" />
      <source type="image/avif" srcSet={sources(wide)} sizes="min(95vw, 1760px)" />
      <Image
        file={{ src: `${wide.base}.${wide.fallback}.webp`, width: wide.width, height: wide.height }}
        alt=""
      />
    </picture>
  )
}

/** The showreel with its poster, its one control and its captions (HOME-2, AV-1). */
export function Showreel(props: ShowreelData) {
  const { title, description, play, pause, length, captions, film, poster, posterPhone } = props
  const { state, isOn, toggle, videoProps } = useShowreel()
  return (
    <section className={styles.reel} data-ground="ink" aria-label={title}>
      <div className={styles.stage}>
        <div className={styles.frame}>
          <video
            {...videoProps}
            className={styles.video}
            playsInline
            aria-label={description}
            width={film.width}
            height={film.height}
          >
            {(film.phone ?? []).map(({ src, type }) => (
              <source key={src} src={src} type={type} media={mobile} />
            ))}
            {film.files.map(({ src, type }) => (
              <source key={src} src={src} type={type} />
            ))}
            {film.captions && (
              <track kind="captions" src={film.captions} srcLang="en" label={captions} default />
            )}
          </video>
          <Poster wide={poster} narrow={posterPhone} isHidden={state === 'playing'} />
        </div>
        <button type="button" className={styles.control} onClick={toggle}>
          <svg viewBox="0 0 24 24" aria-hidden="true" className={styles.icon}>
            {isOn ? (
              <path d="M5 4h5v16H5zM14 4h5v16h-5z" />
            ) : (
              <path d="M6 3h3v2h3v2h3v2h3v2h2v2h-2v2h-3v2h-3v2h-3v2H6z" />
            )}
          </svg>
          {/* A new element for new words: page translation would keep the old ones. */}
          <span key={String(isOn)}>{isOn ? pause : play}</span>
        </button>
      </div>
      <p className={styles.caption}>
        <strong className={styles.title}>{title}</strong> <span>{length}</span>
      </p>
    </section>
  )
}
