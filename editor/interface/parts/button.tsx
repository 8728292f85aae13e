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

const drawings = {
  undo: 'M4 8h9a5 5 0 0 1 0 10H8M4 8l4-4M4 8l4 4',
  redo: 'M20 8h-9a5 5 0 0 0 0 10h5M20 8l-4-4M20 8l-4 4',
  up: 'M12 19V5M6 11l6-6 6 6',
  down: 'M12 5v14M6 13l6 6 6-6',
  copy: 'M8 8h12v12H8zM4 16V4h12',
  remove: 'M5 7h14M10 7V4h4v3M7 7l1 13h8l1-13',
  add: 'M12 5v14M5 12h14',
  phone: 'M8 3h8v18H8zM11 18h2',
  tablet: 'M5 3h14v18H5zM11 18h2',
  desktop: 'M3 4h18v12H3zM9 20h6M12 16v4',
  point: 'M5 3l14 8-6 2-2 6z',
  close: 'M6 6l12 12M18 6L6 18',
  drag: 'M9 6h.01M15 6h.01M9 12h.01M15 12h.01M9 18h.01M15 18h.01',
} as const

export type IconName = keyof typeof drawings

/** A drawing beside words, or in a button that has a name. */
export const Icon = ({ name }: { name: IconName }) => (
  <svg
    width="18"
    height="18"
    viewBox="0 0 24 24"
    aria-hidden="true"
    fill="none"
    stroke="currentColor"
    strokeWidth="2"
  >
    <path d={drawings[name]} strokeLinecap="round" strokeLinejoin="round" />
  </svg>
)

type IconButtonProps = Omit<ComponentProps<typeof Button>, 'children' | 'aria-label'> & {
  icon: IconName
  /** What it does, for those who do not see the drawing, and for all on hover. */
  name: string
}

export const IconButton = ({ icon, name, ...others }: IconButtonProps) => (
  <Button look="quiet" {...others} aria-label={name} title={name}>
    <Icon name={icon} />
  </Button>
)
