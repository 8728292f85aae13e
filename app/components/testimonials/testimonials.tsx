import { useId } from 'react'
import { useCarousel } from '~/behaviours/carousel/use-carousel'
import type { WovenPicture } from '~/woven/edge/edge'
import controls from './controls.module.css'
import styles from './testimonials.module.css'

export interface Testimonial {
  id: string
  name: string
  company: string
  text: string
  alt: string
  portrait: WovenPicture
}

const arrows = {
  previous: 'M48 10H16V6h-4V2H8v4H4v4H0v4h4v4h4v4h4v-4h4v-4h32z',
  next: 'M0 10h32V6h4V2h4v4h4v4h4v4h-4v4h-4v4h-4v-4h-4v-4H0z',
}

function TurnButton({ direction, onTurn }: { direction: keyof typeof arrows; onTurn(): void }) {
  return (
    <button
      type="button"
      className={controls.turn}
      onClick={onTurn}
      aria-label={direction === 'next' ? 'Next testimonial' : 'Previous testimonial'}
    >
      <svg viewBox="0 0 48 24" width="48" height="24" aria-hidden="true">
        <path d={arrows[direction]} fill="currentColor" />
      </svg>
    </button>
  )
}

/**
 * What clients say: one speaker in the centre, the neighbours partly visible at the edges (TESTI-1, TESTI-2). Keyboard and
 * assistive technology use its buttons; a click on a neighbour is a shortcut for the mouse. Before hydration all three stand in
 * a row that scrolls sideways (EXP-1).
 */
export function Testimonials({ items }: { items: Testimonial[] }) {
  const { index, previous, next, goTo, carouselProps, itemProps } = useCarousel(items.length)
  const headingId = useId()
  return (
    <section
      className={styles.carousel}
      data-ground="madder"
      aria-roledescription="carousel"
      aria-labelledby={headingId}
      {...carouselProps}
    >
      <h2 id={headingId} className={styles.visuallyHidden}>
        What clients say
      </h2>
      <div className={styles.cards} aria-live="polite">
        {items.map((item, position) => (
          // biome-ignore lint/a11y/useSemanticElements: a fieldset is for form controls; the cost is that no better element is looked for.
          <div
            key={item.id}
            className={styles.card}
            role="group"
            aria-roledescription="slide"
            aria-label={`${position + 1} of ${items.length}`}
            {...itemProps(position)}
          >
            <img
              className={styles.portrait}
              src={item.portrait.src}
              alt={item.alt}
              width={item.portrait.width}
              height={item.portrait.height}
              loading="lazy"
              decoding="sync"
            />
            <figure className={styles.words}>
              <blockquote className={styles.quote}>{item.text}</blockquote>
              <figcaption className={styles.who}>
                <strong>{item.name}</strong>
                <br />
                {item.company}
              </figcaption>
            </figure>
          </div>
        ))}
      </div>
      <div className={controls.controls}>
        <TurnButton direction="previous" onTurn={previous} />
        <ul className={controls.dots}>
          {items.map((item, position) => (
            <li key={item.id}>
              <button
                type="button"
                className={controls.dot}
                aria-label={`Testimonial ${position + 1}: ${item.name}`}
                aria-current={position === index || undefined}
                onClick={() => goTo(position)}
              />
            </li>
          ))}
        </ul>
        <TurnButton direction="next" onTurn={next} />
      </div>
    </section>
  )
}
