import { useEffect, useState } from 'react'
import type { StudyRemoval } from '../../core/studies/remove-study'
import { messageOf, Refusal, useAttempt } from '../parts/attempt'
import { Button } from '../parts/button'
import { Dialog } from '../parts/dialog'
import { get, post } from '../server/api'
import type { StudyDialogProps } from './rename-study'
import styles from './study-dialogs.module.css'

/** Removes a case study, after naming every place that lists it or leads to it. */
export function RemoveStudy(props: StudyDialogProps) {
  const { id, name, titleOfFile, onOpenFile, onRemoved, onClose } = props
  const [removal, setRemoval] = useState<StudyRemoval>()
  const { attempt, isBusy, refusal, refuse } = useAttempt()
  const isBlocked = removal !== undefined && removal.blocked.length > 0

  useEffect(() => {
    const query = new URLSearchParams({ id, name })
    get<StudyRemoval>(`/study/removal?${query}`).then(setRemoval, (error) => refuse(messageOf(error)))
  }, [id, name, refuse])

  const remove = () =>
    attempt(async () => {
      await post('/study/removed', { id, name })
      onRemoved(`${name} is removed. Undo brings it back.`)
    })

  return (
    <Dialog title={`Remove ${name}`} onClose={onClose}>
      <div className={styles.form}>
        {!removal && !refusal && <p>Looking what refers to it …</p>}
        {removal && removal.files.length > 0 && (
          <div className={styles.places}>
            <p>
              {isBlocked ? 'It cannot go yet. These places refer to it:' : 'It goes from these places too:'}
            </p>
            <ul>
              {removal.files.map((file) => {
                const why = removal.blocked.find((one) => one.file === file)?.why
                return (
                  <li key={file}>
                    <b>{titleOfFile(file)}</b>
                    {why && <span className={styles.refused}>{why}</span>}
                    {why && (
                      <Button look="link" onClick={() => onOpenFile(file)}>
                        Open {titleOfFile(file)}
                      </Button>
                    )}
                  </li>
                )
              })}
            </ul>
          </div>
        )}
        {removal && !isBlocked && (
          <div className={styles.places}>
            <p>What happens then:</p>
            <ul>
              <li>
                Once you publish, <b>/project/{id}</b> answers “not found”, also to links from other sites.
              </li>
              {removal.pictures > 0 && (
                <li>Its {removal.pictures} pictures stay in the library: other pages may show them.</li>
              )}
              {removal.mentions.length > 0 && (
                <li>
                  “{name}” stays in the words of{' '}
                  {new Intl.ListFormat('en').format(removal.mentions.map(titleOfFile))}.
                </li>
              )}
            </ul>
          </div>
        )}
        <Refusal>{refusal}</Refusal>
        <div className={styles.end}>
          <Button look="main" disabled={!removal || isBlocked || isBusy} onClick={() => void remove()}>
            Remove the case study
          </Button>
          <Button onClick={onClose}>Keep it</Button>
          <p>{removal && !isBlocked && 'Undo brings everything back.'}</p>
        </div>
      </div>
    </Dialog>
  )
}
