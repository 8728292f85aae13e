import { useEffect, useRef, useState } from 'react'
import { useInView } from '~/behaviours/in-view/use-in-view'
import { ActionLink } from '~/components/action/action'
import { Eye, useGaze } from '~/woven/eye/eye'
import styles from './studio-map.module.css'
import { PlaceNames, type PlaceNamesProps, Streets } from './town'

/**
 * Whether the server of an address responds. Loads its icon to find out, because script cannot see whether a frame shows a page
 * or the browser's error.
 * @param address null as long as nothing may be requested
 */
function useReachable(address: string | null): boolean {
  const [isReachable, setIsReachable] = useState(false)
  useEffect(() => {
    if (!address) return
    const icon = new Image()
    icon.onload = () => setIsReachable(true)
    icon.referrerPolicy = 'no-referrer'
    icon.src = new URL('/favicon.ico?answers', address).href
    return () => {
      icon.onload = null
    }
  }, [address])
  return isReachable
}

interface StudioMapProps {
  title: string
  embed: string
  link: string
  open: string
  places: PlaceNamesProps
}

/**
 * A woven map with an eye at the studio. The live map is requested when the section is in view and covers the woven one once it
 * has loaded; if its server cannot be reached, the woven map stays (CONTACT-1, EXP-7).
 */
export function StudioMap({ title, embed, link, open, places }: StudioMapProps) {
  const { ref, inView } = useInView(0.01, { once: true })
  const cloth = useRef<HTMLDivElement>(null)
  useGaze(cloth)
  const isReachable = useReachable(inView ? embed : null)
  const [isLoaded, setIsLoaded] = useState(false)
  return (
    <section ref={ref} className={styles.map} data-ground="husk" aria-label={title}>
      <div ref={cloth} className={styles.cloth} aria-hidden="true">
        <Streets />
        <div className={styles.pin}>
          <Eye lookY={0.2} colours={{ ring: 'vermilion', ground: 'vermilion' }} />
        </div>
      </div>
      <div className={styles.names}>
        <PlaceNames {...places} />
      </div>
      <iframe
        className={styles.live}
        title={title}
        src={isReachable ? embed : undefined}
        loading="lazy"
        referrerPolicy="no-referrer"
        data-loaded={isLoaded || undefined}
        onLoad={isReachable ? () => setIsLoaded(true) : undefined}
      />
      <ActionLink href={link} className={styles.open}>
        {open}
      </ActionLink>
    </section>
  )
}
