import styles from './loudness.module.css'

interface LoudnessProps {
  /** Chips with how loud they are, 1 to 100. */
  chips: { name: string; loudness: number }[]
}

const bars = 30
const [step, middle] = [6, 14]

/** A short waveform, its own for every chip: loud and quiet passages after each other. */
function waveform(loudness: number, seed: number): string {
  return Array.from({ length: bars }, (_, i) => {
    const passage = Math.abs(Math.sin(i * (0.14 + seed * 0.05) + seed * 1.7))
    const beat = 0.45 + 0.55 * Math.abs(Math.sin(i * 1.9 + seed))
    const half = Math.max(2, Math.round((passage * beat * middle * (60 + loudness)) / 130))
    return `M${i * step + 2} ${middle - half}v${2 * half}`
  }).join('')
}

/** The chips as six threads, on each the sound of it (SERVICES-8). */
export function Loudness({ chips }: LoudnessProps) {
  return (
    <ul>
      {chips.map(({ name, loudness }, index) => (
        <li key={name} className={styles.thread}>
          {name}
          <svg
            className={styles.wave}
            viewBox={`0 0 ${bars * step} ${middle * 2}`}
            aria-hidden="true"
            focusable="false"
          >
            <path d={waveform(loudness, index)} />
          </svg>
        </li>
      ))}
    </ul>
  )
}
