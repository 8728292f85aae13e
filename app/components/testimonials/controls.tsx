import styles from './controls.module.css'

const arrows = {
  previous: 'M48 10H16V6h-4V2H8v4H4v4H0v4h4v4h4v4h4v-4h4v-4h32z',
  next: 'M0 10h32V6h4V2h4v4h4v4h4v4h-4v4h-4v4h-4v-4h-4v-4H0z',
}

interface TurnButtonProps {
  direction: keyof typeof arrows
  words: ControlsProps['words']
  onTurn(): void
}

function TurnButton({ direction, words, onTurn }: TurnButtonProps) {
  return (
    <button type="button" className={styles.turn} onClick={onTurn} aria-label={words[direction]}>
      <svg viewBox="0 0 48 24" width="48" height="24" aria-hidden="true">
        <path d={arrows[direction]} fill="currentColor" />
      </svg>
    </button>
  )
}

export interface ControlsProps {
  people: { button: string }[]
  /** Heard rather than seen. */
  words: { previous: string; next: string }
  index: number
  previous(): void
  next(): void
  goTo(item: number): void
}

/** So many knots have room between the arrows on the smallest phone; more are counted instead. */
const MOST_DOTS = 4

function Dots({ people, index, goTo }: Pick<ControlsProps, 'people' | 'index' | 'goTo'>) {
  return (
    <ul className={styles.dots}>
      {people.map(({ button }, position) => (
        <li key={button}>
          <button
            type="button"
            className={styles.dot}
            aria-label={button}
            aria-current={position === index || undefined}
            onClick={() => goTo(position)}
          />
        </li>
      ))}
    </ul>
  )
}

/** Previous, next, and between them a knot for each testimonial, or where the centre stands among many (TESTI-1). */
export function Controls({ people, words, index, previous, next, goTo }: ControlsProps) {
  return (
    <div className={styles.controls}>
      <TurnButton direction="previous" words={words} onTurn={previous} />
      {people.length <= MOST_DOTS ? (
        <Dots people={people} index={index} goTo={goTo} />
      ) : (
        // The slides say it to assistive technology.
        <p className={styles.count} aria-hidden="true">
          {index + 1} / {people.length}
        </p>
      )}
      <TurnButton direction="next" words={words} onTurn={next} />
    </div>
  )
}
