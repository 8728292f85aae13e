import type { ComponentProps } from 'react'
import { Button } from './button'
import { Icon, type IconName } from './icon'

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
