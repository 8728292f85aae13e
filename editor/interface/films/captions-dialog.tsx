import { type FormEvent, useEffect, useState } from 'react'
import { mistakesOfCaptions, readCaptions, writeCaptions } from '../../core/captions/captions'
import type { FilmOnSite } from '../../core/films/films-on-site'
import { useEditing } from '../editing/context'
import { messageOf, Refusal } from '../parts/attempt'
import { Button } from '../parts/button'
import { Dialog } from '../parts/dialog'
import { post } from '../server/api'
import { CaptionsEditor, cuesOf, type Row, rowsOf } from './captions-editor'
import styles from './films.module.css'

interface CaptionsDialogProps {
  film: FilmOnSite
  onClose: () => void
}

/** The captions of a film that stays. With none left, it has no captions. */
export function CaptionsDialog({ film, onClose }: CaptionsDialogProps) {
  const { announce } = useEditing()
  const [rows, setRows] = useState<readonly Row[]>()
  const [isTried, setTried] = useState(false)
  const [refusal, setRefusal] = useState<string>()

  useEffect(() => {
    const read = async () => (film.captions ? readCaptions(await (await fetch(film.captions)).text()) : [])
    read().then(
      (cues) => setRows(rowsOf(cues)),
      (error) => setRefusal(messageOf(error)),
    )
  }, [film.captions])

  async function save(event: FormEvent) {
    event.preventDefault()
    setTried(true)
    const cues = cuesOf(rows ?? [])
    if (mistakesOfCaptions(cues, film.duration).size) return
    try {
      await post('/film/captions', { id: film.id, captions: cues.length ? writeCaptions(cues) : null })
      announce('The captions are saved. Undo brings the old ones back.')
      onClose()
    } catch (error) {
      setRefusal(messageOf(error))
    }
  }

  return (
    <Dialog title={`Captions of “${film.id}”`} onClose={onClose}>
      <form className={styles.form} onSubmit={(event) => void save(event)} noValidate>
        {rows ? (
          <CaptionsEditor rows={rows} onRows={setRows} duration={film.duration} isTried={isTried} />
        ) : (
          !refusal && <p>Opening …</p>
        )}
        <Refusal>{refusal}</Refusal>
        <div className={styles.end}>
          <Button look="main" type="submit" disabled={!rows}>
            Save the captions
          </Button>
          <p>{rows?.length === 0 && 'The film has no captions then.'}</p>
        </div>
      </form>
    </Dialog>
  )
}
