import type { ButtonHTMLAttributes, ReactNode } from 'react'
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

interface ActionButtonProps extends ButtonHTMLAttributes<HTMLButtonElement> {
  children: ReactNode
  size?: 'small' | 'normal' | 'large'
  /** Grey and inactive, but still focusable: `aria-disabled`. */
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
