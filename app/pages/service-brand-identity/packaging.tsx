import { Picture } from '~/components/picture/picture'
import type { ServiceProjectData } from '~/components/service-project/service-project'
import styles from './packaging.module.css'

interface PackagingProps {
  title: string
  /** On the link to a case study. */
  more: string
  projects: ServiceProjectData[]
}

/** Packaging Design: shelves, full bleed, the first with the title (SERVICES-4). */
export function Packaging({ title, more, projects }: PackagingProps) {
  return (
    <section id="packaging-design">
      {projects.map(({ name, line, path, picture, panel, onPanel }, index) => (
        <article
          key={name}
          className={styles.shelf}
          style={{ '--panel': panel, '--on-panel': onPanel } as React.CSSProperties}
        >
          <Picture picture={picture} sizes="100vw" fit="cover" className={styles.art} />
          {index === 0 && <h2 className={styles.title}>{title}</h2>}
          <div className={styles.words}>
            <div>
              <h3 className={styles.name}>{name}</h3>
              <p className={styles.line}>{line}</p>
            </div>
            <a className={styles.more} href={path} aria-label={`${more} ${name}`}>
              {more}
            </a>
          </div>
        </article>
      ))}
    </section>
  )
}
