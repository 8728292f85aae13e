import type { ButtonHTMLAttributes, ReactNode } from 'react'
import styles from './call-link.module.css'

interface CallButtonProps extends ButtonHTMLAttributes<HTMLButtonElement> {
  children: ReactNode
  size?: 'small' | 'normal' | 'large'
  /** Undyed and without effect, but still reachable: `aria-disabled`. */
  isIdle?: boolean
}

/** The twin of CallLink that does something on this page. */
export function CallButton({
  children,
  size = 'normal',
  isIdle,
  type = 'button',
  className,
  ...rest
}: CallButtonProps) {
  return (
    <button
      {...rest}
      type={type}
      className={[styles.call, className].filter(Boolean).join(' ')}
      data-size={size}
      data-dye="ink"
      aria-disabled={isIdle || undefined}
    >
      <span className={styles.face}>
        <span className={styles.label}>{children}</span>
      </span>
    </button>
  )
}
