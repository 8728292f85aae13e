import { Image } from '~/components/picture/image'
import type { WovenPicture } from '~/woven/edge/edge'
import styles from './sun-wheel.module.css'

/** Where on its spoke a tag hangs: share of the wheel's width from the hub. */
const REACH = 0.405

/** The wheel of Konark with a chip on each of its eight broad spokes; its hub one thread, tied once for each. It rolls a little with the page (SERVICES-5). */
export function SunWheel({ wheel, chips }: { wheel: WovenPicture; chips: string[] }) {
  return (
    <div className={styles.wheel}>
      <div className={styles.disc}>
        <Image file={wheel} alt="" className={styles.picture} />
        <ul className={styles.tags}>
          {chips.map((chip, index) => {
            const angle = (index / chips.length - 0.25) * 2 * Math.PI
            return (
              <li
                key={chip}
                className={styles.spoke}
                style={{
                  insetInlineStart: `${(50 + Math.cos(angle) * REACH * 100).toFixed(2)}%`,
                  insetBlockStart: `${(50 + Math.sin(angle) * REACH * 100).toFixed(2)}%`,
                }}
              >
                <span className={styles.tag}>{chip}</span>
              </li>
            )
          })}
        </ul>
      </div>
    </div>
  )
}
