import { type ComponentType, type ReactNode, useCallback, useEffect, useId, useRef, useState } from 'react'
import { isClothFragment } from '~/woven/cloth/cloth'
import styles from './invitation.module.css'
import type { FieldState, LoomProps } from './loom'

interface InvitationProps {
  label: string
  /** The wordmark. */
  children: ReactNode
}

/**
 * The field in which a visitor types over the wordmark (LOOM-1). The rest loads when a visitor starts typing, or if the address
 * names a cloth (LOOM-3, LOOM-5).
 */
export function Invitation({ label, children }: InvitationProps) {
  const id = useId()
  const input = useRef<HTMLInputElement>(null)
  const [field, setField] = useState<FieldState>({ value: '' })
  const [Loom, setLoom] = useState<ComponentType<LoomProps>>()

  // Without a network the field stays as it is; the next letter retries.
  const load = useCallback(() => {
    import('./loom').then(
      (late) => setLoom(() => late.Loom),
      () => {},
    )
  }, [])

  useEffect(() => {
    const look = () => isClothFragment(location.hash) && load()
    look()
    window.addEventListener('hashchange', look)
    return () => window.removeEventListener('hashchange', look)
  }, [load])

  return (
    <>
      <div className={styles.invitation}>
        <label className={styles.label} htmlFor={id}>
          {label}
        </label>
        <div className={styles.line}>
          <input
            {...field}
            id={id}
            ref={input}
            type="text"
            className={styles.value}
            placeholder=" "
            autoComplete="off"
            autoCapitalize="words"
            spellCheck={false}
            enterKeyHint="done"
            onChange={({ target }) => {
              setField((before) => ({ ...before, value: target.value }))
              load()
            }}
          />
        </div>
      </div>
      {Loom ? (
        <Loom field={field} setField={setField} input={input}>
          {children}
        </Loom>
      ) : (
        children
      )}
    </>
  )
}
