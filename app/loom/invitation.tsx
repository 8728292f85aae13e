import { type ComponentType, type ReactNode, useCallback, useEffect, useId, useRef, useState } from 'react'
import { isClothFragment } from '~/woven/cloth/cloth'
import styles from './invitation.module.css'
import type { FieldState, LoomProps } from './loom'
import { useVisitName } from './visit'

interface InvitationProps {
  label: string
  /** The wordmark. */
  children: ReactNode
}

/**
 * The field in which a visitor types over the wordmark (LOOM-1). All that follows loads when somebody starts typing, when the visit
 * has a name (ALIVE-1), or when the address names a cloth (LOOM-3, LOOM-5).
 */
export function Invitation({ label, children }: InvitationProps) {
  const id = useId()
  const input = useRef<HTMLInputElement>(null)
  const [field, setField] = useState<FieldState>({ value: '' })
  const [isTyped, setIsTyped] = useState(false)
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

  useVisitName(field.value, (value) => setField((before) => ({ ...before, value })))
  useEffect(() => {
    if (field.value) load()
  }, [field.value, load])

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
              setIsTyped(true)
              setField((before) => ({ ...before, value: target.value }))
            }}
          />
        </div>
      </div>
      {Loom ? (
        <Loom field={field} setField={setField} isTyped={isTyped} input={input}>
          {children}
        </Loom>
      ) : (
        children
      )}
    </>
  )
}
