import type { ButtonHTMLAttributes, ReactNode } from 'react'
import { classNames } from '~/class-names'
import styles from './action.module.css'

interface ActionButtonProps extends ButtonHTMLAttributes<HTMLButtonElement> {
  children: ReactNode
  size?: 'small' | 'normal' | 'large'
  /** Grey and without effect, but still focusable: `aria-disabled`. */
  isDisabled?: boolean
}

/** Looks like ActionLink, but does something on this page. */
export function ActionButton({
  children,
  size = 'normal',
  isDisabled,
  type = 'button',
  className,
  ...rest
}: ActionButtonProps) {
  return (
    <button
      {...rest}
      type={type}
      className={classNames(styles.action, className)}
      data-size={size}
      data-colour="ink"
      aria-disabled={isDisabled || undefined}
    >
      <span className={styles.face}>
        <span className={styles.label}>{children}</span>
      </span>
    </button>
  )
}
