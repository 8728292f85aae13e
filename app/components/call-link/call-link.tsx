import type { ReactNode } from 'react'
import styles from './call-link.module.css'

interface CallLinkProps {
  href: string
  children: ReactNode
  size?: 'small' | 'normal' | 'large'
  /** `ink` fills with vermilion on hover, `paper` is for dark grounds, `vermilion` fills with ink. */
  dye?: 'ink' | 'paper' | 'vermilion'
  className?: string | undefined
}

/** A link that calls to something, drawn as a button with stepped corners; weft fills it from both sides on hover. */
export function CallLink({ href, children, size = 'normal', dye = 'ink', className }: CallLinkProps) {
  return (
    <a
      href={href}
      className={[styles.call, className].filter(Boolean).join(' ')}
      data-size={size}
      data-dye={dye}
    >
      <span className={styles.face}>
        <span className={styles.label}>{children}</span>
      </span>
    </a>
  )
}
