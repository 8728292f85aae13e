import { Image } from '~/components/picture/image'
import { ServiceCallToAction } from '~/components/service-call-to-action/service-call-to-action'
import type { WovenPicture } from '~/woven/edge/edge'
import styles from './open-door.module.css'

interface OpenDoorProps {
  line: string
  label: string
  door: WovenPicture
  guest: WovenPicture
}

/** A temple door with the light on; a very long elephant walks in as the page is scrolled (SERVICES-7). */
export function OpenDoor({ line, label, door, guest }: OpenDoorProps) {
  return (
    <ServiceCallToAction
      ground="indigo"
      line={line}
      label={label}
      colour="vermilion"
      className={styles.action}
    >
      <div className={styles.scene}>
        <Image file={door} alt="" className={styles.picture} loading="lazy" />
        <Image file={guest} alt="" className={styles.guest} loading="lazy" />
      </div>
    </ServiceCallToAction>
  )
}
