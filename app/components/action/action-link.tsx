import type { ReactNode } from 'react'
import { classNames } from '~/class-names'
import styles from './action.module.css'

interface ActionLinkProps {
  href: string
  children: ReactNode
  size?: 'small' | 'normal' | 'large'
  /** `ink` fills with vermilion on hover, `paper` is for dark grounds, `vermilion` fills with ink. */
  colour?: 'ink' | 'paper' | 'vermilion'
  className?: string | undefined
}

/** A call to action: a link drawn as a button with stepped corners; weft fills it from both sides on hover. */
export function ActionLink({ href, children, size = 'normal', colour = 'ink', className }: ActionLinkProps) {
  return (
    <a href={href} className={classNames(styles.action, className)} data-size={size} data-colour={colour}>
      <span className={styles.face}>
        <span className={styles.label}>{children}</span>
      </span>
    </a>
  )
}
