import { Image } from '~/components/picture/image'
import type { WovenPicture } from '~/woven/edge/edge'
import styles from './sun-wheel.module.css'

/** Around (500, 500): the words' circle clockwise for the upper half, the other way round for the lower half, so that all are upright. */
const over = 'M500 940A440 440 0 0 1 500 60A440 440 0 0 1 500 940'
const under = 'M500 28A472 472 0 0 0 500 972A472 472 0 0 0 500 28'

/** Where on its circle a word has its middle, in percent. The one circle begins at the foot, the other at the top, where no word of theirs is. */
function place(index: number, count: number) {
  const turn = index / count
  const isUnder = turn > 0.27 && turn < 0.73
  return { isUnder, offset: `${(isUnder ? 1 - turn : (turn + 0.5) % 1) * 100}%` }
}

/** The wheel of Konark, a chip outside its rim at each of its eight broad spokes; it rolls a little with the page (SERVICES-5). */
export function SunWheel({ wheel, chips }: { wheel: WovenPicture; chips: string[] }) {
  return (
    <div className={styles.wheel}>
      <Image file={wheel} alt="" className={styles.picture} />
      <svg className={styles.rim} viewBox="0 0 1000 1000" aria-hidden="true">
        <path id="over-rim" d={over} fill="none" />
        <path id="under-rim" d={under} fill="none" />
        {chips.map((chip, index) => {
          const { isUnder, offset } = place(index, chips.length)
          return (
            <text key={chip} className={styles.word}>
              <textPath href={isUnder ? '#under-rim' : '#over-rim'} startOffset={offset} textAnchor="middle">
                {chip}
              </textPath>
            </text>
          )
        })}
      </svg>
      <ul className={styles.list}>
        {chips.map((chip) => (
          <li key={chip}>{chip}</li>
        ))}
      </ul>
    </div>
  )
}
