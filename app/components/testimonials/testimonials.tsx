import { useId } from 'react'
import { useCarousel } from '~/behaviours/carousel/use-carousel'
import { Portrait, type PortraitData } from '~/components/portrait/portrait'
import { Controls, type ControlsProps } from './controls'
import quoteStyles from './quote.module.css'
import styles from './testimonials.module.css'

interface Testimonial {
  name: string
  company: string
  text: string
  /** Of the text, where it is not English. */
  lang?: string | undefined
  /** Of the letters: the longer the text, the smaller. */
  size: 'large' | 'medium' | 'small'
  portrait: PortraitData
  /** Names the button that leads to it. */
  button: string
  /** Which of them it is; one alone has its speaker's name. */
  label: string
}

interface TestimonialsProps {
  items: Testimonial[]
  /** Heard rather than seen; one alone is no carousel. */
  words: ControlsProps['words'] & { heading: string; carousel?: string; slide?: string }
}

/**
 * What clients say: one speaker in the centre, the neighbours small at the sides, on phones out of sight (TESTI-1, TESTI-2). Keyboard and
 * assistive technology use its buttons; a click on a neighbour is a shortcut for the mouse. Before hydration all stand in a
 * row that scrolls sideways (EXP-1). One alone is no carousel and has nothing to turn (FREE-1).
 */
export function Testimonials({ items, words }: TestimonialsProps) {
  const { carouselProps, itemsProps, itemProps, ...turns } = useCarousel(items.length)
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
      <div className={styles.cards} {...itemsProps}>
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
                {item.company}
              </figcaption>
            </figure>
          </div>
        ))}
      </div>
      {words.carousel && <Controls people={items} words={words} {...turns} />}
    </section>
  )
}
