import styles from './place-names.module.css'
import { HEIGHT, TEA_STALLS, TURN, WIDTH } from './town'

export interface PlaceNamesProps {
  quarter: string
  studio: string
  lane: string
  street: string
  park: string
  tank: string
  tea: string[]
}

/** What the woven map's places are called; they lie over the cloth, whose threads would tear the letters. Decoration. */
export function PlaceNames({ quarter, studio, lane, street, park, tank, tea }: PlaceNamesProps) {
  return (
    <svg
      className={styles.names}
      viewBox={`${-WIDTH / 2} ${-HEIGHT / 2} ${WIDTH} ${HEIGHT}`}
      preserveAspectRatio="xMidYMid slice"
      aria-hidden="true"
    >
      <g transform={`rotate(${TURN})`}>
        <text x={12} y={-284} className={`${styles.middle} ${styles.large}`}>
          {quarter}
        </text>
        <text x={176} y={108}>
          {lane}
        </text>
        <text transform="translate(-296 284) rotate(-90)">{street}</text>
        <text x={-790} y={-212} className={styles.middle}>
          {park}
        </text>
        <text x={725} y={402} className={styles.middle}>
          {tank}
        </text>
        {TEA_STALLS.map(([x, y], index) => (
          <text key={x} x={x + 22} y={y + 9} className={styles.small}>
            {tea[index]}
          </text>
        ))}
      </g>
      <text y={-178} className={`${styles.middle} ${styles.studio}`}>
        {studio}
      </text>
    </svg>
  )
}
