/** What is said in two words each, under its title. */
export type Fact = readonly [title: string, words: string]

interface FactsProps {
  /** In the order in which they are shown. */
  facts: Fact[]
  className?: string | undefined
}

/** Sector, client, services: what is said in two words each. */
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
