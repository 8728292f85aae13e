import type { ReactNode } from 'react'
import type { Blocked } from '../../core/site/take-out'
import { useEditor } from '../editing/context'
import { Button } from './button'
import { Dialog, DialogForm } from './dialog'
import styles from './dialog.module.css'
import { useAnswer, useAttempt } from './messages'

/** The content files that use what is to be removed, and those that can't do without it. */
export interface Removal {
  files: string[]
  blocked: Blocked[]
}

interface RemovalDialogProps<Found extends Removal> {
  title: string
  submit: string
  /** The server's path that tells what would go. */
  path: string
  /** What the files do: `show it`. */
  uses: string
  onRemove: () => Promise<void>
  onClose: () => void
  /** What else happens. */
  children: (removal: Found) => ReactNode
}

/** Removes something from the site, after naming every place that uses it. */
export function RemovalDialog<Found extends Removal>(props: RemovalDialogProps<Found>) {
  const { title, submit, path, uses, onRemove, onClose, children } = props
  const { titleOfFile, openFile } = useEditor()
  const { body: removal, error: unanswered } = useAnswer<Found>(path)
  const { attempt, isBusy, error } = useAttempt()
  const isBlocked = removal !== undefined && removal.blocked.length > 0
  return (
    <Dialog title={title} onClose={onClose}>
      <DialogForm
        submit={submit}
        isDisabled={!removal || isBlocked || isBusy}
        onSubmit={() => void attempt(onRemove)}
        error={error ?? unanswered}
        cancel={{ title: 'Keep it', onCancel: onClose }}
        note={removal && !isBlocked && 'Undo brings everything back.'}
      >
        {!removal && !unanswered && <p>Looking for places that {uses} …</p>}
        {removal && removal.files.length > 0 && (
          <div className={styles.places}>
            <p>
              {isBlocked
                ? `It cannot go yet. These places ${uses}:`
                : `It goes from these places, with what is written about it there:`}
            </p>
            <ul>
              {removal.files.map((file) => {
                const why = removal.blocked.find((one) => one.file === file)?.why
                return (
                  <li key={file}>
                    <b>{titleOfFile(file)}</b>
                    {why && <span className={styles.blocked}>{why}</span>}
                    {why && (
                      <Button look="link" onClick={() => openFile(file)}>
                        Open {titleOfFile(file)}
                      </Button>
                    )}
                  </li>
                )
              })}
            </ul>
          </div>
        )}
        {removal && !isBlocked && children(removal)}
      </DialogForm>
    </Dialog>
  )
}
