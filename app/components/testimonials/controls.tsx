import { Arrow } from '~/components/arrow/arrow'
import styles from './controls.module.css'

interface TurnButtonProps {
  direction: 'previous' | 'next'
  words: ControlsProps['words']
  onTurn(): void
}

/** The arrow points forward; the styles turn it round for `previous`. */
function TurnButton({ direction, words, onTurn }: TurnButtonProps) {
  return (
    <button
      type="button"
      className={styles.turn}
      data-turn={direction}
      onClick={onTurn}
      aria-label={words[direction]}
    >
      <Arrow width={48} />
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
