import { phone } from '~/breakpoints'
import { Arrow } from '~/components/arrow/arrow'
import { Picture } from '~/components/picture/picture'
import type { ServiceProjectData } from '~/components/service-project/service-project'
import styles from './campaigns.module.css'

const sizesOf = (index: number, count: number) =>
  `${phone} 102vw, ${index === count - 1 && index % 2 === 0 ? '102vw' : 'max(27rem, 53vw)'}`

interface Campaign extends ServiceProjectData {
  result: string | undefined
}

/** Campaigns in pairs; each leads to its case study (SERVICES-5). */
export function Campaigns({ projects }: { projects: Campaign[] }) {
  return (
    <div className={styles.campaigns}>
      {projects.map(({ name, line, path, picture, panel, onPanel, result }, index) => (
        <article
          key={name}
          className={styles.campaign}
          style={{ '--panel': panel, '--on-panel': onPanel } as React.CSSProperties}
        >
          <Picture
            picture={picture}
            sizes={sizesOf(index, projects.length)}
            fit="cover"
            className={styles.art}
          />
          <div className={styles.tag}>
            <h2 className={styles.name}>
              <a className={styles.link} href={path}>
                {name}
              </a>
            </h2>
            {result && <p className={styles.result}>{result}</p>}
            <p className={styles.line}>{line}</p>
            <Arrow className={styles.arrow} />
          </div>
        </article>
      ))}
    </div>
  )
}
