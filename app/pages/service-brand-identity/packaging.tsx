import { Picture } from '~/components/picture/picture'
import type { ServiceProjectData } from '~/components/service-project/service-project'
import styles from './packaging.module.css'

/** Packaging Design: one shelf, full bleed (SERVICES-4). */
export function Packaging({ title, projects }: { title: string; projects: ServiceProjectData[] }) {
  return (
    <section id="packaging-design">
      {projects.map(({ name, line, path, picture, panel, onPanel }) => (
        <article
          key={name}
          className={styles.shelf}
          style={{ '--panel': panel, '--on-panel': onPanel } as React.CSSProperties}
        >
          <Picture picture={picture} sizes="100vw" fit="cover" className={styles.art} />
          <h2 className={styles.title}>{title}</h2>
          <div className={styles.words}>
            <div>
              <h3 className={styles.name}>{name}</h3>
              <p className={styles.line}>{line}</p>
            </div>
            <a className={styles.more} href={path} aria-label={`Explore More! ${name}`}>
              Explore More!
            </a>
          </div>
        </article>
      ))}
    </section>
  )
}
