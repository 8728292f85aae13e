import { classNames } from '~/class-names'
import { Image } from '~/components/picture/image'
import type { WovenPicture } from '~/woven/edge/edge'
import styles from './dressed-block.module.css'

interface DressedBlockProps {
  block: WovenPicture & { alt: string }
  /** The cloth of the side that is still grey, and the shape of that side. */
  cloth: WovenPicture & { side: string }
  className?: string | undefined
}

/** A grey block, half dressed; its cloth slides down over the other side while the page is scrolled (SERVICES-3). */
export function DressedBlock({ block, cloth, className }: DressedBlockProps) {
  return (
    <div className={classNames(styles.block, className)}>
      <Image file={block} alt={block.alt} className={styles.picture} loading="lazy" />
      <div className={styles.side} style={{ maskImage: `url(${cloth.side})` }}>
        <Image file={cloth} alt="" className={classNames(styles.picture, styles.cloth)} loading="lazy" />
      </div>
    </div>
  )
}
