import { valueAt } from '../../../core/change'
import { nearestColour } from '../../../core/form/nearest-colour'
import { type FieldProps, useEditing } from '../../editing/context'
import { Button } from '../../parts/button'
import styles from './colour-field.module.css'
import { Labelled } from './labelled'

/** What each colour has to be read on. */
const grounds: Readonly<Record<string, string>> = { onGround: 'ground', accent: 'ground', onPanel: 'panel' }

/** A colour by the eye or by its number. If it cannot be read, the nearest one that can is offered. */
export function ColourField({ field, path, value }: FieldProps) {
  const { change, onFocus, mistakeAt, data } = useEditing()
  const colour = typeof value === 'string' ? value : ''
  const isColour = /^#[0-9a-f]{6}$/i.test(colour)
  const set = (next: string) => change({ op: 'set', path, value: next.toUpperCase() })
  const ground = valueAt(data, [...path.slice(0, -1), grounds[field.name] ?? ''])
  const least = Number(/needs ([\d.]+)/.exec(mistakeAt(path) ?? '')?.[1])
  const near =
    least && isColour && typeof ground === 'string' ? nearestColour(colour, ground, least) : undefined
  return (
    <div className={styles.colour}>
      <Labelled field={field} path={path}>
        {(control) => (
          <div className={styles.pair}>
            <input
              type="color"
              aria-label={`${field.title}, by eye`}
              value={isColour ? colour : '#000000'}
              onFocus={() => onFocus(path)}
              onChange={({ target }) => set(target.value)}
            />
            <input
              {...control}
              spellCheck={false}
              value={colour}
              onFocus={() => onFocus(path)}
              onChange={({ target }) => set(target.value)}
            />
          </div>
        )}
      </Labelled>
      {near && (
        <Button onClick={() => set(near)}>
          <span className={styles.swatch} style={{ backgroundColor: near }} />
          Use {near}, the nearest that can be read
        </Button>
      )}
    </div>
  )
}
