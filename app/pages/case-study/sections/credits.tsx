import type { Fact } from '../facts'

interface CreditsProps {
  title: string
  films: { id: string; name: string; services: string; objective: string }[]
  /** Sector and project type. */
  facts: Fact[] | undefined
  /** Whose work it is, as long as it is a sample. */
  note: string | null | undefined
}

/** Ends a page of films as films end: for each brand what was made, and what for (CASE-7). */
export function Credits({ title, films, facts = [], note }: CreditsProps) {
  return (
    <div data-part="credits">
      <h2>{title}</h2>
      <dl>
        {films.map(({ id, name, services, objective }) => (
          <div key={id}>
            <dt data-side="middle">{name}</dt>
            <dd data-side="start">{services}</dd>
            <dd>{objective}</dd>
          </div>
        ))}
      </dl>
      {facts.length > 0 && (
        <dl>
          {facts.map(([title, words]) => (
            <div key={title}>
              <dt data-side="start">{title}</dt>
              <dd data-side="middle">{words}</dd>
            </div>
          ))}
        </dl>
      )}
      {note && <p>{note}</p>}
    </div>
  )
}
