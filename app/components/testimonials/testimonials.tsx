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

function Turn({ direction, onTurn }: { direction: keyof typeof arrows; onTurn(): void }) {
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

/** The peek: the speaker stands in the room, the neighbours lean in from the edges (TESTI-1, TESTI-2). */
export function Testimonials({ items }: { items: Testimonial[] }) {
  const { index, previous, next, goTo, carouselProps, itemProps } = useCarousel(items.length)
  const label = useId()
  const current = items[index]
  return (
    <section
      className={styles.peek}
      data-ground="madder"
      aria-roledescription="carousel"
      aria-labelledby={label}
      {...carouselProps}
    >
      <h2 id={label} className={styles.label}>
        What clients say
      </h2>
      <ul className={styles.cards}>
        {items.map((item, position) => {
          const isCentre = position === index
          return (
            <li
              key={item.id}
              className={styles.card}
              aria-roledescription="slide"
              aria-label={`${position + 1} of ${items.length}`}
              {...itemProps(position)}
            >
              <button
                type="button"
                className={styles.portrait}
                aria-label={`Show what ${item.name} says`}
                aria-current={isCentre || undefined}
                tabIndex={isCentre ? -1 : 0}
              >
                <img
                  src={item.portrait.src}
                  alt={isCentre ? item.alt : ''}
                  width={item.portrait.width}
                  height={item.portrait.height}
                  loading="lazy"
                  decoding="async"
                  draggable={false}
                />
              </button>
              <figure className={styles.words} inert={!isCentre}>
                <blockquote className={styles.quote}>{item.text}</blockquote>
                <figcaption className={styles.who}>
                  <strong>{item.name}</strong>
                  <br />
                  {item.company}
                </figcaption>
              </figure>
            </li>
          )
        })}
      </ul>
      <div className={controls.controls}>
        <Turn direction="previous" onTurn={previous} />
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
        <Turn direction="next" onTurn={next} />
      </div>
      <p className={styles.label} aria-live="polite">
        {current && `${current.text} ${current.name}, ${current.company}`}
      </p>
    </section>
  )
}
