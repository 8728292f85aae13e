import { phone, phoneOrTablet } from '~/breakpoints'
import { ServiceProject, type ServiceProjectData } from '~/components/service-project/service-project'
import styles from './modelled.module.css'

/** What was made in this way for clients, in one row; each leads to its case study. */
export function Modelled({ line, projects }: { line: string; projects: ServiceProjectData[] }) {
  return (
    <section className={styles.modelled} data-ground="saffron">
      <h2 className={styles.title}>{line}</h2>
      <div className={styles.projects}>
        {projects.map((project, index) => (
          <ServiceProject
            key={project.name}
            {...project}
            sizes={
              index === 0 ? `${phoneOrTablet} 100vw, 40vw` : `${phone} 100vw, ${phoneOrTablet} 50vw, 33vw`
            }
          />
        ))}
      </div>
    </section>
  )
}
