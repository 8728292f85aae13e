import { phone } from '~/breakpoints'
import { Picture } from '~/components/picture/picture'
import type { ServiceProjectData } from '~/components/service-project/service-project'
import styles from './packaging.module.css'

interface PackagingProps {
  title: string
  /** How the page sets its titles. */
  titleClass: string | undefined
  /** On the link to a case study. */
  more: string
  projects: ServiceProjectData[]
}

/** A square of a phone shows the middle of a picture of 16 to 9 (packaging.module.css). */
const sizes = `${phone} 178vw, 100vw`

/** Packaging Design: shelves, full bleed, the first with the title (SERVICES-4). */
export function Packaging({ title, titleClass, more, projects }: PackagingProps) {
  return (
    <section id="packaging-design">
      {projects.map(({ name, line, path, picture, panel, onPanel }, index) => (
        <article
          key={name}
          className={styles.shelf}
          style={{ '--panel': panel, '--on-panel': onPanel } as React.CSSProperties}
        >
          <Picture picture={picture} sizes={sizes} fit="cover" className={styles.art} />
          {index === 0 && (
            <div className={styles.head}>
              <h2 className={titleClass}>{title}</h2>
            </div>
          )}
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
