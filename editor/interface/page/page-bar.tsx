import { Button, Icon } from '../parts/button'
import styles from './page-bar.module.css'

/** A width at which the page is looked at. */
export interface Width {
  name: 'phone' | 'tablet' | 'desktop'
  title: string
  px: number
}

export const widths: readonly [Width, Width, Width] = [
  { name: 'phone', title: 'Phone', px: 390 },
  { name: 'tablet', title: 'Tablet', px: 768 },
  { name: 'desktop', title: 'Desktop', px: 1280 },
]

interface PageBarProps {
  path: string
  width: Width
  onWidth: (width: Width) => void
  isPointing: boolean
  onPointing: (isPointing: boolean) => void
}

/** Above the page: its address, three widths, and whether a click opens a field or follows a link. */
export function PageBar({ path, width, onWidth, isPointing, onPointing }: PageBarProps) {
  return (
    <div className={styles.bar}>
      <p className={styles.path} title={path}>
        {path}
      </p>
      <fieldset className={styles.widths}>
        <legend>Width of the page</legend>
        {widths.map((one) => (
          <Button
            key={one.name}
            look="quiet"
            aria-pressed={one === width}
            aria-label={one.title}
            title={`${one.title}, ${one.px} px`}
            onClick={() => onWidth(one)}
          >
            <Icon name={one.name} />
          </Button>
        ))}
      </fieldset>
      <Button
        aria-pressed={isPointing}
        title="On: a click in the page opens its field. Off: it follows links, as a visitor would."
        onClick={() => onPointing(!isPointing)}
      >
        <Icon name="point" />
        Click to edit
      </Button>
    </div>
  )
}
