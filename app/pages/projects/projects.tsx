import { type Choice, countWith, useFilter } from '~/behaviours/filter/use-filter'
import { BelowFirstScreen } from '~/components/below-first-screen/below-first-screen'
import { fillIn } from '~/fill-in'
import bar from './filter-bar.module.css'
import { FirstProject, type ProjectCard, ProjectGrid } from './project-cards'
import styles from './projects.module.css'

interface NamedFilter {
  id: string
  name: string
  /** Label of the choice of all groups. */
  all: string
  groups: { id: string; name: string; members: string[] }[]
}

interface FilterBarProps {
  label: string
  filters: NamedFilter[]
  /** Ids of all entries. */
  entries: string[]
  choice: Choice
  /** The number shown, in words. */
  status: string
  /** Whether all are shown, which only screen readers are told. */
  isWhole: boolean
  onChoose: (filter: string, group: string | undefined) => void
}

/** Filters the projects: a row of groups per filter (PROJECTS-3). Hidden without script. */
function FilterBar({ label, filters, entries, choice, status, isWhole, onChoose }: FilterBarProps) {
  return (
    <search className={bar.bar} aria-label={label}>
      {filters.map(({ id, name, all, groups }) => (
        <fieldset key={id} className={bar.filter}>
          <legend className={bar.name}>{name}</legend>
          <div className={bar.groups}>
            {[{ id: undefined, name: all }, ...groups].map((group) => {
              const count = countWith(entries, filters, choice, id, group.id)
              return (
                <label key={group.id ?? ''} className={bar.group}>
                  <input
                    type="radio"
                    name={id}
                    className={bar.radio}
                    checked={choice[id] === group.id}
                    disabled={count === 0}
                    onChange={() => onChoose(id, group.id)}
                  />
                  <span className={bar.word}>{group.name}</span> <span className={bar.count}>{count}</span>
                </label>
              )
            })}
          </div>
        </fieldset>
      ))}
      <p role="status" className={bar.status} data-whole={isWhole || undefined}>
        {status}
      </p>
    </search>
  )
}

interface ProjectsProps {
  label: string
  projects: ProjectCard[]
  /** What the first project shows in addition to its card. */
  first: { ground: string; onGround: string; made: string[] }
  filters: NamedFilter[]
  /** The number of projects shown, with `{shown}` and `{all}`. */
  shown: string
}

/** All projects, the first of them large, and their filters (PROJECTS-1, PROJECTS-3). */
export function Projects({ label, projects, first: more, filters, shown }: ProjectsProps) {
  const entries = projects.map(({ id }) => id)
  const { choice, chosen, choose } = useFilter(entries, filters)
  const cards = projects.filter(({ id }) => chosen.includes(id))
  const isWhole = cards.length === projects.length
  const [first, ...others] = cards
  return (
    <section className={styles.projects} data-ground="paper" aria-label={label}>
      {filters.length > 0 && (
        <FilterBar
          label={label}
          filters={filters}
          entries={entries}
          choice={choice}
          status={fillIn(shown, { shown: cards.length, all: projects.length })}
          isWhole={isWhole}
          onChoose={choose}
        />
      )}
      {isWhole && first && <FirstProject {...first} {...more} />}
      <BelowFirstScreen isBelow={() => isWhole}>
        <ProjectGrid projects={isWhole ? others : cards} startsAt={isWhole ? 1 : 0} />
      </BelowFirstScreen>
    </section>
  )
}
