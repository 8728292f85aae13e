import { type ReactNode, useEffect, useId, useLayoutEffect, useRef } from 'react'
import { Button, IconButton } from './button'
import styles from './dialog.module.css'
import { ErrorMessage } from './messages'

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

interface DialogFormProps {
  /** The button that does it. */
  submit: string
  isDisabled: boolean
  onSubmit: () => void
  error: string | undefined
  /** Beside the button: what happens, or what goes on. */
  note?: ReactNode
  cancel?: { title: string; onCancel: () => void }
  /** The browser itself asks for fields that have to be filled in. */
  isChecked?: boolean
  children: ReactNode
}

/** What is asked in a dialog, with the button that does it, and why it failed. */
export function DialogForm(props: DialogFormProps) {
  const { submit, isDisabled, onSubmit, error, note, cancel, isChecked = false, children } = props
  const form = useRef<HTMLFormElement>(null)
  // In a long form what is wrong may be out of sight.
  useEffect(() => {
    if (!error) return
    const wrong = form.current?.querySelector<HTMLElement>('[aria-invalid=true]')
    if (wrong) wrong.focus()
    else form.current?.lastElementChild?.scrollIntoView({ block: 'nearest' })
  }, [error])
  return (
    <form
      ref={form}
      className={styles.form}
      noValidate={!isChecked}
      onSubmit={(event) => {
        event.preventDefault()
        onSubmit()
      }}
    >
      {children}
      <ErrorMessage>{error}</ErrorMessage>
      <div className={styles.end}>
        <Button look="main" type="submit" disabled={isDisabled}>
          {submit}
        </Button>
        {cancel && <Button onClick={cancel.onCancel}>{cancel.title}</Button>}
        <p role="status">{note}</p>
      </div>
    </form>
  )
}
