import type { CSSProperties } from 'react'

/** A fact: a title and a few words. */
export type Fact = readonly [title: string, words: string]

interface FactsProps {
  /** In the order in which they are shown. */
  facts: Fact[]
  className?: string | undefined
}

/** Facts in a few words: sector, client, services. */
export function Facts({ facts, className }: FactsProps) {
  return (
    <dl className={className} data-part="facts">
      {facts.map(([title, words]) => (
        <div key={title}>
          <dt>{title}</dt>
          <dd>{words}</dd>
        </div>
      ))}
    </dl>
  )
}

export interface Colours {
  ground: string
  onGround: string
  accent: string
}

/** A section's own colours as custom properties; without any, it has the page's. */
export const coloured = (colours: Colours | undefined): CSSProperties | undefined =>
  colours &&
  ({
    '--ground': colours.ground,
    '--on-ground': colours.onGround,
    '--accent': colours.accent,
    '--focus-ring': colours.onGround,
  } as CSSProperties)
