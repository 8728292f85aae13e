import { useId } from 'react'
import { useCarousel } from '~/behaviours/carousel/use-carousel'
import { Arrow } from '~/components/arrow/arrow'
import { Portrait, type PortraitData } from '~/components/portrait/portrait'
import controlStyles from './controls.module.css'
import quoteStyles from './quote.module.css'
import styles from './testimonials.module.css'

interface TurnButtonProps {
  direction: 'previous' | 'next'
  words: ControlsProps['words']
  onTurn(): void
}

/** The arrow points forward; the styles flip it for `previous`. */
function TurnButton({ direction, words, onTurn }: TurnButtonProps) {
  return (
    <button
      type="button"
      className={controlStyles.turn}
      data-turn={direction}
      onClick={onTurn}
      aria-label={words[direction]}
    >
      <Arrow width={48} />
    </button>
  )
}

interface ControlsProps {
  people: { button: string }[]
  /** For screen readers. */
  words: { previous: string; next: string }
  index: number
  previous(): void
  next(): void
  goTo(item: number): void
}

/** How many knots fit between the arrows on the smallest phone; with more, a number is shown instead. */
const MOST_DOTS = 4

function Dots({ people, index, goTo }: Pick<ControlsProps, 'people' | 'index' | 'goTo'>) {
  return (
    <ul className={controlStyles.dots}>
      {people.map(({ button }, position) => (
        <li key={button}>
          <button
            type="button"
            className={controlStyles.dot}
            aria-label={button}
            aria-current={position === index || undefined}
            onClick={() => goTo(position)}
          />
        </li>
      ))}
    </ul>
  )
}

/** Previous, next, and between them a knot for each testimonial, or the number of the current one (TESTI-1). */
function Controls({ people, words, index, previous, next, goTo }: ControlsProps) {
  return (
    <div className={controlStyles.controls}>
      <TurnButton direction="previous" words={words} onTurn={previous} />
      {people.length <= MOST_DOTS ? (
        <Dots people={people} index={index} goTo={goTo} />
      ) : (
        // The slides tell assistive technology.
        <p className={controlStyles.count} aria-hidden="true">
          {index + 1} / {people.length}
        </p>
      )}
      <TurnButton direction="next" words={words} onTurn={next} />
    </div>
  )
}

interface Testimonial {
  name: string
  company: string
  /** Of the company's case study. */
  path: string
  text: string
  /** The language of the text, if it is not English. */
  lang?: string | undefined
  /** Size of the letters: the longer the text, the smaller. */
  size: 'large' | 'medium' | 'small'
  portrait: PortraitData
  /** Names the button that leads to it. */
  button: string
  /** Its position; a single one has its speaker's name. */
  label: string
}

interface TestimonialsProps {
  items: Testimonial[]
  /** For screen readers. A single testimonial has no words for a carousel. */
  words: ControlsProps['words'] & { heading: string; carousel?: string; slide?: string }
}

/**
 * What clients say: one speaker in the centre, the neighbours small at the sides, on phones out of sight (TESTI-1, TESTI-2).
 * Keyboard and assistive technology use its buttons; a click on a neighbour is a shortcut for the mouse. Before hydration all are
 * in a row that scrolls sideways (EXP-1). A single testimonial is not a carousel (FREE-1).
 */
export function Testimonials({ items, words }: TestimonialsProps) {
  const { carouselProps, itemProps, ...turns } = useCarousel(items.length)
  const headingId = useId()
  return (
    <section
      className={styles.carousel}
      data-ground="madder"
      aria-roledescription={words.carousel}
      aria-labelledby={headingId}
      {...carouselProps}
    >
      <h2 id={headingId} className={styles.visuallyHidden}>
        {words.heading}
      </h2>
      <div className={styles.cards} aria-live="polite">
        {items.map((item, position) => (
          // biome-ignore lint/a11y/useSemanticElements: a fieldset is for form controls; the cost is that no better element is looked for.
          <div
            key={item.button}
            className={styles.card}
            role="group"
            aria-roledescription={words.slide}
            aria-label={item.label}
            {...itemProps(position)}
          >
            <Portrait portrait={item.portrait} className={styles.portrait} />
            <figure className={styles.words}>
              <blockquote className={quoteStyles.quote} data-size={item.size} lang={item.lang}>
                {item.text}
              </blockquote>
              <figcaption className={quoteStyles.who}>
                <strong>{item.name}</strong>
                <br />
                {/* A neighbour's card is hidden from assistive technology, so nothing in it takes the focus. */}
                <a
                  className={quoteStyles.company}
                  href={itemProps(position)['aria-hidden'] ? undefined : item.path}
                >
                  {item.company}
                </a>
              </figcaption>
            </figure>
          </div>
        ))}
      </div>
      {words.carousel && <Controls people={items} words={words} {...turns} />}
    </section>
  )
}
