import { useEffect, useState } from 'react'
import type { FilmRemoval } from '../../core/films/remove-film'
import { useEditing } from '../editing/context'
import { messageOf, Refusal, useAttempt } from '../parts/attempt'
import { Button } from '../parts/button'
import { Dialog } from '../parts/dialog'
import { get, post } from '../server/api'
import styles from './films.module.css'

interface RemoveFilmProps {
  id: string
  onClose: () => void
}

/** Removes a film from the site, after naming every place that shows it. */
export function RemoveFilm({ id, onClose }: RemoveFilmProps) {
  const { titleOfFile, announce } = useEditing()
  const [removal, setRemoval] = useState<FilmRemoval>()
  const { attempt, isBusy, refusal, refuse } = useAttempt()

  useEffect(() => {
    get<FilmRemoval>(`/film/removal?name=${id}`).then(setRemoval, (error) => refuse(messageOf(error)))
  }, [id, refuse])

  const remove = () =>
    attempt(async () => {
      await post('/film/removed', { id })
      announce(`The film “${id}” is removed. Undo brings it back.`)
      onClose()
    })

  return (
    <Dialog title={`Remove the film “${id}”`} onClose={onClose}>
      <div className={styles.form}>
        {!removal && !refusal && <p>Looking where it is shown …</p>}
        {removal && removal.files.length > 0 && (
          <div className={styles.places}>
            <p>
              {removal.blocked.length
                ? 'It cannot go yet. These places show it:'
                : 'It goes from every place that shows it, with what is written about it there:'}
            </p>
            <ul>
              {removal.files.map((file) => (
                <li key={file}>
                  <b>{titleOfFile(file)}</b>{' '}
                  <span className={styles.refused}>
                    {removal.blocked.find((one) => one.file === file)?.why}
                  </span>
                </li>
              ))}
            </ul>
          </div>
        )}
        {removal && !removal.blocked.length && (
          <p>
            {removal.keepsPoster
              ? 'Its files go too. Its poster stays: a page shows it as a picture.'
              : 'Its files and its poster go too.'}{' '}
            To take it out of one place only, use the bin of its entry there.
          </p>
        )}
        <Refusal>{refusal}</Refusal>
        <div className={styles.end}>
          <Button
            look="main"
            disabled={!removal || removal.blocked.length > 0 || isBusy}
            onClick={() => void remove()}
          >
            Remove the film
          </Button>
          <Button onClick={onClose}>Keep it</Button>
          <p>{removal?.blocked.length === 0 && 'Undo brings everything back.'}</p>
        </div>
      </div>
    </Dialog>
  )
}
