interface FactsProps {
  /** Words by what they are, in the order in which they are shown. */
  facts: Record<string, string>
  className?: string | undefined
}

/** Sector, client, services: what is said in two words each. */
export function Facts({ facts, className }: FactsProps) {
  return (
    <dl className={className} data-part="facts">
      {Object.entries(facts).map(([title, words]) => (
        <div key={title}>
          <dt>{title}</dt>
          <dd>{words}</dd>
        </div>
      ))}
    </dl>
  )
}
