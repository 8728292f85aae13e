import { phone } from '~/breakpoints'
import { Image } from '~/components/picture/image'
import { ServiceHero } from '~/components/service-hero/service-hero'
import type { WovenPicture } from '~/woven/edge/edge'
import type { WovenText } from '~/woven/heading/woven-text'
import styles from './screens.module.css'

interface ScreensProps {
  heading: WovenText
  screens: WovenPicture & { alt: string }
  wide: WovenPicture
  /** The two tall screens, for phones. */
  narrow: WovenPicture
}

/**
 * A street of screens, one elephant laid anew in each (SERVICES-7). As the page scrolls, a hand pulls the widest screen narrower, and
 * the cloth inside loses repeat after repeat: the picture stands there twice, its back half cut shorter while its front half moves up.
 */
export function Screens({ heading, screens, wide, narrow }: ScreensProps) {
  return (
    <ServiceHero ground="paper" letter="indigo" halo="vermilion" heading={heading} className={styles.hero}>
      <div className={styles.crop}>
        <div className={styles.street}>
          <picture>
            <source media={phone} srcSet={narrow.src} width={narrow.width} height={narrow.height} />
            <Image file={screens} alt={screens.alt} className={styles.picture} />
          </picture>
          <div className={styles.wide} aria-hidden="true">
            <Image file={wide} alt="" className={styles.back} />
            <div className={styles.front} data-pulled="">
              <Image file={wide} alt="" className={styles.head} />
              <svg className={styles.cursor} viewBox="-1 -1 23 11" aria-hidden="true">
                <path d="M0 4h1V3h1V2h1V1h1V0h2v3h9V0h2v1h1v1h1v1h1v1h1v1h-1v1h-1v1h-1v1h-1v1h-2V6H6v3H4V8H3V7H2V6H1V5H0z" />
              </svg>
            </div>
          </div>
        </div>
      </div>
    </ServiceHero>
  )
}
