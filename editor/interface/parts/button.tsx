import type { ComponentProps } from 'react'
import styles from './button.module.css'

type ButtonProps = ComponentProps<'button'> & {
  /** `main` is the one that matters most, `quiet` has no frame, `link` leads elsewhere. */
  look?: 'main' | 'plain' | 'quiet' | 'link'
}

export const Button = ({ look = 'plain', className, ...others }: ButtonProps) => (
  <button
    type="button"
    {...others}
    data-look={look}
    className={[styles.button, className].filter(Boolean).join(' ')}
  />
)
