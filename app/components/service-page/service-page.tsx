import { type CSSProperties, type ReactNode, useId } from 'react'
import { classNames } from '~/class-names'
import { ActionLink } from '~/components/action/action'
import type { WovenPicture } from '~/woven/edge/edge'
import { Heading } from '~/woven/heading/heading'
import type { WovenText } from '~/woven/heading/woven-text'
import chipStyles from './chip-pictures.module.css'
import actionStyles from './service-call-to-action.module.css'
import heroStyles from './service-hero.module.css'
import introStyles from './service-intro.module.css'

interface ServiceHeroProps {
  ground: string
  /** Colour of the letters and of the halo around them. */
  letter: string
  halo: string
  heading: WovenText
  /** Which threads of the headline slip, if not the weft's. */
  threads?: 'warp' | 'double'
  /** The service's own picture under the statement. */
  children?: ReactNode
  className?: string | undefined
}

/** A service page's statement, woven on the ground of its swatch (SERVICES-2). */
export function ServiceHero({
  ground,
  letter,
  halo,
  heading,
  threads,
  children,
  className,
}: ServiceHeroProps) {
  const colours = { '--letter': `var(--${letter})`, '--halo': `var(--${halo})` } as CSSProperties
  return (
    <section
      className={classNames(heroStyles.hero, className)}
      data-ground={ground}
      data-threads={threads}
      style={colours}
    >
      <div className={heroStyles.words}>
        <Heading text={heading} woven />
      </div>
      {children}
    </section>
  )
}

interface ServiceIntroProps {
  ground: string
  lead: string
  /** A quieter second paragraph. */
  aside?: string
  /** The chips, if they are beside the lead. */
  children?: ReactNode
  /**
   * May set `--intro-end`, the space below, and properties that this sheet does not set: which sheet wins depends on the order
   * of pages.
   */
  className?: string | undefined
}

/** What a service is about, in one paragraph, with a quieter one or the chips beside it (SERVICES-2). */
export function ServiceIntro({ ground, lead, aside, children, className }: ServiceIntroProps) {
  return (
    <section className={classNames(introStyles.intro, className)} data-ground={ground}>
      <p className={introStyles.lead}>{lead}</p>
      {aside && <p className={introStyles.aside}>{aside}</p>}
      {children && <div className={introStyles.beside}>{children}</div>}
    </section>
  )
}

interface ChipPicturesProps {
  chips: string[]
  /** All pictures in one file, side by side in the order of the chips. */
  pictures: WovenPicture
  className?: string | undefined
}

/** A service's chips, each under a small woven picture of its own. */
export function ChipPictures({ chips, pictures, className }: ChipPicturesProps) {
  return (
    <ul className={classNames(chipStyles.chips, className)}>
      {chips.map((chip, index) => (
        <li key={chip} className={chipStyles.chip}>
          <div
            className={chipStyles.picture}
            style={{
              aspectRatio: `${pictures.width / chips.length} / ${pictures.height}`,
              backgroundImage: `url(${pictures.src})`,
              backgroundPosition: `${(index / (chips.length - 1)) * 100}% 0`,
              backgroundSize: `${chips.length * 100}% 100%`,
            }}
            aria-hidden="true"
          />
          {chip}
        </li>
      ))}
    </ul>
  )
}

interface ServiceCallToActionProps {
  ground: string
  line: string
  /** The words on the button; it leads to /contact. */
  label: string
  colour?: 'ink' | 'paper' | 'vermilion'
  /** Replaces the plain line: renders a heading with the given id. */
  heading?: (id: string) => ReactNode
  /** The picture beside or above the words; decorative, or with its own alternative text. */
  children?: ReactNode
  className?: string | undefined
}

/** The call to action that ends a service page: one line and a button to /contact (SERVICES-2). */
export function ServiceCallToAction(props: ServiceCallToActionProps) {
  const { ground, line, label, colour = 'ink', heading, children, className } = props
  const id = useId()
  return (
    <section className={classNames(actionStyles.action, className)} data-ground={ground} aria-labelledby={id}>
      {children}
      <div className={actionStyles.words}>
        {heading?.(id) ?? (
          <h2 id={id} className={actionStyles.line}>
            {line}
          </h2>
        )}
        <ActionLink href="/contact" size="large" colour={colour}>
          {label}
        </ActionLink>
      </div>
    </section>
  )
}
