import { useFilter } from '~/behaviours/filter/use-filter'
import { BelowFirstScreen } from '~/components/below-first-screen/below-first-screen'
import { fillIn } from '~/fill-in'
import { FilterBar, type NamedFilter } from './filter-bar'
import { type ProjectCard, ProjectGrid } from './project-grid'
import styles from './projects.module.css'
import { type FirstStory, Story } from './story'

interface ProjectsProps {
  label: string
  projects: ProjectCard[]
  first: FirstStory
  filters: NamedFilter[]
  /** How many projects are shown, with `{shown}` and `{all}`. */
  shown: string
}

/** All projects, the first of them large, and what narrows them down (PROJECTS-1, PROJECTS-3). */
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
      {isWhole && first && <Story {...first} more={more} />}
      <BelowFirstScreen isBelow={() => isWhole}>
        <ProjectGrid projects={isWhole ? others : cards} startsAt={isWhole ? 1 : 0} />
      </BelowFirstScreen>
    </section>
  )
}
