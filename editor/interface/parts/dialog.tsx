import { type ReactNode, useEffect, useId, useLayoutEffect, useRef, useState } from 'react'
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
  /** Fields that have to be filled in are asked for, all at once. */
  isChecked?: boolean
  children: ReactNode
}

type Control = HTMLInputElement | HTMLTextAreaElement

/** Fields of a form that are still to be filled in, by their names or labels. */
const findMissing = (form: HTMLFormElement | null): Control[] => [
  ...(form?.querySelectorAll<Control>(':is(input, textarea):invalid') ?? []),
]

/** What is asked in a dialog, with the button that does it, and why it failed. */
export function DialogForm(props: DialogFormProps) {
  const { submit, isDisabled, onSubmit, error, note, cancel, isChecked = false, children } = props
  const form = useRef<HTMLFormElement>(null)
  const [missing, setMissing] = useState<readonly Control[]>([])
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
      noValidate
      onInput={() => missing.length && setMissing(findMissing(form.current))}
      onSubmit={(event) => {
        event.preventDefault()
        const found = isChecked ? findMissing(form.current) : []
        setMissing(found)
        if (found[0]) found[0].focus()
        else onSubmit()
      }}
    >
      {children}
      <ErrorMessage>{error}</ErrorMessage>
      <div className={styles.end}>
        {missing.length > 0 && (
          <section className={styles.missing} aria-label="Still missing">
            <h3>Still missing</h3>
            <ul>
              {missing.map((control) => (
                <li key={control.name || control.id}>
                  <Button look="link" onClick={() => control.focus()}>
                    {control.name || control.labels?.[0]?.textContent}
                  </Button>
                  {control.validity.tooShort && `: ${control.minLength} characters or more`}
                </li>
              ))}
            </ul>
          </section>
        )}
        <Button look="main" type="submit" disabled={isDisabled}>
          {submit}
        </Button>
        {cancel && <Button onClick={cancel.onCancel}>{cancel.title}</Button>}
        <p role="status">{note}</p>
      </div>
    </form>
  )
}
