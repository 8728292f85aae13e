import type { CSSProperties } from 'react'

export interface Colours {
  ground: string
  onGround: string
  accent: string
}

/** A section's own colours as the custom properties that its styles read; the page's where it has none. */
export const coloured = (colours: Colours | undefined): CSSProperties | undefined =>
  colours &&
  ({
    '--ground': colours.ground,
    '--on-ground': colours.onGround,
    '--accent': colours.accent,
    '--focus-ring': colours.onGround,
  } as CSSProperties)
