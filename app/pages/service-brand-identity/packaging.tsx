import { phone } from '~/breakpoints'
import { Picture } from '~/components/picture/picture'
import type { BrandCard } from './brand-cards'
import styles from './packaging.module.css'
import { Threads } from './threads'

interface PackagingProps {
  title: string
  /** How the page sets its titles. */
  titleClass: string | undefined
  /** On the link to a case study. */
  more: string
  projects: (BrandCard & { panel: string; onPanel: string })[]
}

/** A square of a phone shows the middle of a picture of 16 to 9; wide windows narrow it (packaging.module.css). */
const sizes = `${phone} 178vw, min(100vw, 115rem)`

/** Packaging Design: shelves as wide as the window until that is wide, the first with the title (SERVICES-4). */
export function Packaging({ title, titleClass, more, projects }: PackagingProps) {
  return (
    <section id="packaging-design">
      {projects.map(({ name, line, path, picture, threads, panel, onPanel }, index) => (
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
          <Threads colours={threads} className={styles.threads} />
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
