import { ActionLink } from '~/components/action/action-link'
import { Image } from '~/components/picture/image'
import type { WovenPicture } from '~/woven/edge/edge'
import styles from './apply.module.css'

export interface ApplyProps {
  line: string
  label: string
  href: string
  /** Its back as bare warp, and as cloth. */
  chair: { strung: WovenPicture; woven: WovenPicture }
}

/** A chair that is still free; its back is woven to the end by whoever goes for the link to a prefilled mail (ABOUT-3). */
export function Apply({ line, label, href, chair }: ApplyProps) {
  return (
    <div className={styles.apply} data-ground="vermilion">
      <div className={styles.chair} aria-hidden="true">
        <Image file={chair.strung} alt="" loading="lazy" />
        <Image file={chair.woven} alt="" loading="lazy" className={styles.cloth} />
      </div>
      <div className={styles.words}>
        <p className={styles.line}>{line}</p>
        <ActionLink href={href}>{label}</ActionLink>
      </div>
    </div>
  )
}
