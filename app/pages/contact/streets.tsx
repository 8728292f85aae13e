import styles from './streets.module.css'
import { type BlockColour, blocks, HEIGHT, TEA_STALLS, TURN, WIDTH } from './town'

const town = Object.entries(blocks()) as [BlockColour, string][]
/** It bends as trains can. */
const RAILWAY = 'M-600-380C-500-220 -420-90 -405 30S-430 250 -470 380'
const rhombus = (rx: number, ry: number) => `M${-rx} 0L0 ${-ry}L${rx} 0L0 ${ry}z`

/** The quarter around the studio, invented: avenues, a railway, a park, a tank with an eye of its own. Decoration. */
export function Streets() {
  return (
    <svg
      className={styles.streets}
      viewBox={`${-WIDTH / 2} ${-HEIGHT / 2} ${WIDTH} ${HEIGHT}`}
      preserveAspectRatio="xMidYMid slice"
      aria-hidden="true"
    >
      <g transform={`rotate(${TURN})`}>
        {town.map(([colour, path]) => (
          <path key={colour} d={path} fill={colour === 'husk' ? 'var(--block)' : `var(--${colour})`} />
        ))}
        <path d="M-1400 72h2800v52h-2800zM-330-700h48v1400h-48zM520-700h42v1400h-42z" fill="var(--paper)" />
        <path d="M-1400 98H158M346 98H1400" className={styles.lane} />
        <path d="M640 170h170v160h-170zM670 140h110v220h-110z" fill="var(--indigo)" />
        <g transform="translate(-790 -70)">
          <path d={rhombus(150, 121)} fill="var(--turmeric)" />
          <path d={rhombus(110, 87)} fill="var(--paper)" />
          <path d={rhombus(70, 54)} fill="var(--turmeric)" />
        </g>
        <path d={rhombus(48, 41)} transform="translate(725 250)" fill="var(--saffron)" />
        {TEA_STALLS.map(([x, y]) => (
          <path key={x} d={rhombus(17, 15)} transform={`translate(${x} ${y})`} fill="var(--vermilion)" />
        ))}
      </g>
      <path d={RAILWAY} className={styles.rails} />
      <path d={RAILWAY} className={styles.sleepers} />
    </svg>
  )
}
