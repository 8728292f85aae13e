import { useRef } from 'react'
import { ActionLink } from '~/components/action/action-link'
import { Eye } from '~/woven/eye/eye'
import { useGaze } from '~/woven/eye/use-gaze'
import styles from './apply.module.css'

export interface ApplyProps {
  line: string
  label: string
  href: string
}

/** A chair that is still free; two eyes look at the link that opens a prefilled mail (ABOUT-3). */
export function Apply({ line, label, href }: ApplyProps) {
  const tile = useRef<HTMLDivElement>(null)
  useGaze(tile)
  return (
    <div ref={tile} className={styles.apply} data-ground="vermilion">
      <div className={styles.eyes} aria-hidden="true">
        <Eye rings={false} lookY={0.9} />
        <Eye rings={false} lookY={0.9} />
      </div>
      <div className={styles.words}>
        <p className={styles.line}>{line}</p>
        <ActionLink href={href}>{label}</ActionLink>
      </div>
    </div>
  )
}
