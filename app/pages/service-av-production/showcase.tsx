import { useCallback } from 'react'
import { reducedMotion, useMediaQuery, useSavesData } from '~/behaviours/media-query/media-query'
import { usePausableMotion } from '~/behaviours/pausable-motion/use-pausable-motion'
import { mobile, phone } from '~/breakpoints'
import { FilmTile, type PortfolioFilm } from '~/components/film/film-tile'
import styles from './showcase.module.css'

/** Share of the showcase that must be visible for its films to run. */
const VISIBLE = 0.25

/**
 * Whether the showcase's three films start by themselves, and whether they run. They do not start on mobile screens, with reduced
 * motion or with data saving on (EXP-2); the built HTML assumes that they do not.
 */
function useShowcase() {
  const isMobile = useMediaQuery(mobile, true)
  const isStill = useMediaQuery(reducedMotion, true)
  const savesData = useSavesData()
  const startsByItself = !isMobile && !isStill && !savesData
  const { ref, isMoving, isPaused, setPaused } = usePausableMotion({ threshold: VISIBLE, startsByItself })
  const onRefused = useCallback(() => setPaused(true), [setPaused])
  return { ref, startsByItself, isMoving, isPaused, toggle: () => setPaused(!isPaused), onRefused }
}

interface ShowcaseProps {
  films: PortfolioFilm[]
  pause: string
  resume: string
}

/** Widths as in showcase.module.css; on phones the second and third of three are squares of half the window, cropped at their sides. */
const filmSizes = (index: number, count: number) =>
  count < 3 || index === 0
    ? `auto, ${phone} 100vw, calc(100vw / ${count})`
    : `${phone} 89vw, calc(100vw / ${count})`

/**
 * Three films run by themselves, muted and looping (AV-1). If autoplay is allowed, one button pauses all of them (WCAG 2.2.2);
 * otherwise, and in the built HTML, each works like any other film.
 */
export function Showcase({ films, pause, resume }: ShowcaseProps) {
  const { ref, startsByItself, isMoving, isPaused, toggle, onRefused } = useShowcase()
  return (
    <section
      ref={ref}
      className={styles.showcase}
      data-ground="ink"
      data-count={films.length}
      aria-label={films.map(({ name }) => name).join(', ')}
    >
      {films.map((film, index) => (
        <FilmTile
          key={film.id}
          {...film}
          corners="square"
          fit="fill"
          sizes={filmSizes(index, films.length)}
          running={startsByItself ? { isOn: isMoving, onRefused } : undefined}
        />
      ))}
      {startsByItself && (
        <button type="button" className={styles.pause} onClick={toggle}>
          <span className={styles.label}>{isPaused ? resume : pause}</span>
        </button>
      )}
    </section>
  )
}
