import { type Choice, countWith } from '~/behaviours/filter/filter'
import styles from './filter-bar.module.css'

export interface NamedFilter {
  id: string
  name: string
  /** Chooses no group. */
  all: string
  groups: { id: string; name: string; members: string[] }[]
}

interface FilterBarProps {
  label: string
  filters: NamedFilter[]
  /** Ids of everything that may be shown. */
  entries: string[]
  choice: Choice
  /** How many are shown, in words. */
  status: string
  /** All are shown, which is said and not seen. */
  isWhole: boolean
  onChoose: (filter: string, group: string | undefined) => void
}

/** Narrows the projects down: a row of groups for each filter (PROJECTS-3). Without script there is none. */
export function FilterBar({ label, filters, entries, choice, status, isWhole, onChoose }: FilterBarProps) {
  return (
    <search className={styles.bar} aria-label={label}>
      {filters.map(({ id, name, all, groups }) => (
        <fieldset key={id} className={styles.filter}>
          <legend className={styles.name}>{name}</legend>
          <div className={styles.groups}>
            {[{ id: undefined, name: all }, ...groups].map((group) => {
              const count = countWith(entries, filters, choice, id, group.id)
              return (
                <label key={group.id ?? ''} className={styles.group}>
                  <input
                    type="radio"
                    name={id}
                    className={styles.radio}
                    checked={choice[id] === group.id}
                    disabled={count === 0}
                    onChange={() => onChoose(id, group.id)}
                  />
                  <span className={styles.word}>{group.name}</span>
                  <span className={styles.count}>{count}</span>
                </label>
              )
            })}
          </div>
        </fieldset>
      ))}
      <p role="status" className={styles.status} data-whole={isWhole || undefined}>
        {status}
      </p>
    </search>
  )
}
