import { type ReactNode, useId, useLayoutEffect, useRef } from 'react'
import { IconButton } from './button'
import styles from './dialog.module.css'

interface DialogProps {
  title: string
  onClose: () => void
  children: ReactNode
}

/** Something to be finished before the rest goes on. Escape closes it. */
export function Dialog({ title, onClose, children }: DialogProps) {
  const dialog = useRef<HTMLDialogElement>(null)
  const id = useId()
  // Not later: once it is out of the page, closing it gives nobody the focus back.
  useLayoutEffect(() => {
    const element = dialog.current
    if (element && !element.open) element.showModal()
    return () => element?.close()
  }, [])
  return (
    <dialog ref={dialog} className={styles.dialog} aria-labelledby={id} onClose={onClose}>
      <header className={styles.head}>
        <h2 id={id}>{title}</h2>
        <IconButton icon="close" name="Close" onClick={onClose} />
      </header>
      <div className={styles.content}>{children}</div>
    </dialog>
  )
}
