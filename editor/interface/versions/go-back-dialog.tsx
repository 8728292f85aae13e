import type { Version } from '../../core/versions/versions'
import { useEditor } from '../editing/context'
import { Dialog, DialogForm } from '../parts/dialog'
import { useAnswer, useAttempt } from '../parts/messages'
import { post } from '../server/api'
import { formatDayAndTime } from './times'
import styles from './versions.module.css'

interface Unpublished {
  /** What the server is told, so that nothing else is replaced. */
  seen: string[]
  titles: string[]
}

interface GoBackDialogProps {
  version: Version
  onClose: () => void
  onBack: (words: string) => void
}

/** Goes back, after saying what is replaced. */
export function GoBackDialog({ version, onClose, onBack }: GoBackDialogProps) {
  const { announce } = useEditor()
  const { body, error: unanswered } = useAnswer<Unpublished>('/unpublished')
  const { attempt, isBusy, error } = useAttempt()
  const then = formatDayAndTime(version.date)

  const goBack = () =>
    attempt(async () => {
      const label = `Going back to ${then}`
      await post('/go-back', { commit: version.commit, label, seen: body?.seen })
      announce(`Everything is as it was on ${then}. Visitors see it once it is published.`)
      onBack(`Back to the version of ${then}`)
    })

  return (
    <Dialog title={`Go back to ${then}`} onClose={onClose}>
      <DialogForm
        submit="Go back"
        isDisabled={!body || isBusy}
        onSubmit={() => void goBack()}
        error={error ?? unanswered}
        cancel={{ title: 'Stay here', onCancel: onClose }}
        note={isBusy ? 'Going back …' : 'Undo takes it back.'}
      >
        <p>
          All words, pictures and films become as they were after “{version.words}”. What was published later
          is taken back and stays in the list of versions. Visitors see no difference until you publish it.
        </p>
        {body && body.titles.length > 0 && (
          <div className={styles.note}>
            <p>
              <b>Not published yet, and replaced if you go back:</b> {body.titles.join(', ')}.
            </p>
            <p>
              To keep that in the list of versions, stay here and publish it first. Undo brings it back too.
            </p>
          </div>
        )}
      </DialogForm>
    </Dialog>
  )
}
