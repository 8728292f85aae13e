import { classNames } from '~/class-names'
import { Arrow } from '~/components/arrow/arrow'
import { Picture, type PictureData } from '~/components/picture/picture'
import styles from './service-project.module.css'

export interface ServiceProjectData {
  name: string
  line: string
  /** The target of the link. */
  path: string
  picture: PictureData
  /** What phones show instead. */
  narrow?: PictureData | undefined
  /** The client's bar and the text on it. */
  panel: string
  onPanel: string
}

/** A project of a service: the picture, and below it a bar in the client's colours; the whole card is one link. */
export function ServiceProject({
  name,
  line,
  path,
  picture,
  narrow,
  panel,
  onPanel,
  sizes,
}: ServiceProjectData & { sizes: string }) {
  return (
    <article
      className={styles.project}
      style={{ '--panel': panel, '--on-panel': onPanel } as React.CSSProperties}
    >
      <div className={styles.art}>
        <Picture
          picture={picture}
          sizes={sizes}
          fit="cover"
          className={classNames(styles.picture, narrow && styles.wide)}
        />
        {narrow && (
          <Picture
            picture={narrow}
            sizes="100vw"
            fit="cover"
            className={classNames(styles.picture, styles.narrow)}
          />
        )}
      </div>
      <div className={styles.bar}>
        <h2 className={styles.name}>
          <a className={styles.link} href={path}>
            {name}
          </a>
        </h2>
        <p className={styles.line}>{line}</p>
        <Arrow className={styles.arrow} />
      </div>
    </article>
  )
}
