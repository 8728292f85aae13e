import { Image } from '~/components/picture/image'
import type { WovenPicture } from '~/woven/edge/edge'
import styles from './lotus-print.module.css'

interface LotusPrintProps {
  alt: string
  white: WovenPicture
  yellow: WovenPicture
  black: WovenPicture
}

/** A lotus on three plates, laid over each other out of register; scrolling sets it right (SERVICES-6). */
export function LotusPrint({ alt, white, yellow, black }: LotusPrintProps) {
  return (
    <div className={styles.print}>
      <Image file={white} alt="" className={styles.white} data-plate="white" />
      <Image file={yellow} alt="" className={styles.yellow} data-plate="yellow" />
      <Image file={black} alt={alt} className={styles.black} />
    </div>
  )
}
