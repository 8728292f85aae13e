import { ServiceProject, type ServiceProjectData } from '~/components/service-project/service-project'
import styles from './modelled.module.css'
import { modelledSizes } from './modelled-sizes'

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
            sizes={modelledSizes(index, projects.length, project.picture.width / project.picture.height)}
          />
        ))}
      </div>
    </section>
  )
}
