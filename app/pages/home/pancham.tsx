import { useEntrance } from '~/behaviours/in-view/use-in-view'
import { phoneOrTablet } from '~/breakpoints'
import { Image } from '~/components/picture/picture'
import { PANCHAM_THRESHOLD } from '~/constants'
import { Edge } from '~/woven/edge/edge'
import type { HomeData } from './loader.server'
import styles from './pancham.module.css'

/**
 * Seven cloths on a rod, one service for each letter. They wait rolled up, are let down when the section comes into view, and are
 * rolled up again when it leaves (HOME-5). The threads on which they hang can be plucked (ALIVE-2).
 */
export function Pancham({
  odia,
  text,
  cloths,
  edge,
  Strings,
}: HomeData['pancham'] & { Strings: typeof import('./strings').Strings | undefined }) {
  const { ref, entrance } = useEntrance(PANCHAM_THRESHOLD, { resets: true })
  return (
    <section className={styles.section} data-ground="saffron">
      <Edge {...edge} weavesIn />
      <div className={styles.head}>
        <h2 className={styles.odia}>
          <span lang="or" aria-hidden="true">
            {odia}
          </span>{' '}
          <span className={styles.latin}>{cloths.map(({ letter }) => letter).join(' ')}</span>
        </h2>
        <p className={styles.text}>{text}</p>
      </div>
      <a ref={ref} className={styles.rod} href="/services" data-entrance={entrance}>
        {cloths.map(({ letter, name, cloth, tablet, strip }, index) => (
          <span
            key={name}
            className={styles.cloth}
            style={
              {
                '--order': index,
                '--share': cloth.width,
                '--length': cloth.height,
                '--tablet-length': tablet.height,
                '--strip': `url(${strip.src})`,
              } as React.CSSProperties
            }
          >
            <picture className={styles.weft}>
              <source media={phoneOrTablet} srcSet={tablet.src} width={tablet.width} height={tablet.height} />
              <Image file={cloth} alt="" loading="lazy" />
            </picture>
            <span className={styles.roll} />
            <span className={styles.name}>
              <span className={styles.letter}>{letter}: </span>
              {name}
            </span>
          </span>
        ))}
      </a>
      <div className={styles.harp}>{Strings && <Strings cloths={cloths} />}</div>
    </section>
  )
}
