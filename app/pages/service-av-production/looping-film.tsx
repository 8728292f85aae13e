import { useEffect, useRef, useState } from 'react'
import { playRejection, withoutBrowserControls } from '~/behaviours/playback/playback'
import type { Film } from '~/components/film/film-tile'
import { Picture } from '~/components/picture/picture'
import { AV_FILM_VOLUME } from '~/constants'
import styles from './looping-film.module.css'

interface LoopingFilmProps extends Film {
  isOn: boolean
  /** The browser does not let it start by itself. */
  onRefused(): void
  sizes: string
}

/** A muted film that runs while it is on; until it can, and where it cannot, its poster stands there (AV-1). */
export function LoopingFilm({ name, film, poster, isOn, onRefused, sizes }: LoopingFilmProps) {
  const video = useRef<HTMLVideoElement>(null)
  const [hasStarted, setStarted] = useState(false)

  useEffect(() => {
    const element = video.current
    if (!element || !isOn) return
    element.volume = AV_FILM_VOLUME
    // A film that was put on the page this moment has no source yet, so this asks the browser itself.
    element.play().catch((error: unknown) => {
      if (playRejection(error) === 'interrupted') return
      console.warn(`The film ${name} did not start:`, error)
      if (playRejection(error) === 'refused') onRefused()
    })
    return () => element.pause()
  }, [isOn, name, onRefused])

  return (
    <figure className={styles.film}>
      <Picture picture={poster} sizes={sizes} fit="cover" priority className={styles.layer} />
      <video
        {...withoutBrowserControls}
        ref={video}
        data-started={hasStarted || undefined}
        onPlaying={() => setStarted(true)}
        className={`${styles.layer} ${styles.video}`}
        muted
        loop
        preload="metadata"
        width={film.width}
        height={film.height}
        aria-label={name}
      >
        {film.files.map(({ src, type }) => (
          <source key={src} src={src} type={type} />
        ))}
      </video>
      <figcaption className={styles.name}>{name}</figcaption>
    </figure>
  )
}
