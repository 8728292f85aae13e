import { type FormEvent, useState } from 'react'
import type { FilmOnSite } from '../../core/films/films-on-site'
import { useEditing } from '../editing/context'
import { Button } from '../parts/button'
import { Dialog } from '../parts/dialog'
import { sendPicture } from '../pictures/send-picture'
import { photographs } from '../pictures/taken-kinds'
import { post } from '../server/api'
import { Choice } from './choice'
import { DropFile } from './drop-file'
import styles from './films.module.css'
import { Moment } from './moment'

interface PosterDialogProps {
  film: FilmOnSite
  onClose: () => void
}

const ways = [
  { name: 'moment', title: 'A moment of the film' },
  { name: 'picture', title: 'A picture of its own' },
] as const

/** Another poster for a film that stays. */
export function PosterDialog({ film, onClose }: PosterDialogProps) {
  const { announce } = useEditing()
  const [way, setWay] = useState<'moment' | 'picture'>('moment')
  const [second, setSecond] = useState(0)
  const [picture, setPicture] = useState<File>()
  const [isSaving, setSaving] = useState(false)
  const [refusal, setRefusal] = useState<string>()

  async function save(event: FormEvent) {
    event.preventDefault()
    setSaving(true)
    setRefusal(undefined)
    try {
      if (way === 'moment') await post('/film/poster', { id: film.id, second })
      else if (picture) await sendPicture(picture, `films/${film.id}`)
      else throw new Error('Choose a picture first.')
      announce('The poster is another one. Read its words again. Undo brings the old one back.')
      onClose()
    } catch (error) {
      setRefusal(error instanceof Error ? error.message : String(error))
    } finally {
      setSaving(false)
    }
  }

  return (
    <Dialog title={`Poster of “${film.id}”`} onClose={onClose}>
      <form className={styles.form} onSubmit={(event) => void save(event)}>
        <Choice title="Before the film plays, one sees" options={ways} chosen={way} onChoose={setWay}>
          {way === 'moment' ? (
            <Moment of={{ name: film.id }} duration={film.duration} second={second} onSecond={setSecond} />
          ) : (
            <DropFile
              label="The picture: drop it here, or choose a file."
              accept={photographs}
              note={`JPEG, PNG, WebP or HEIC, of the film’s shape (${film.width} × ${film.height}), 1600 px or more on the longer side.`}
              reading={undefined}
              refusal={undefined}
              onFile={setPicture}
            />
          )}
        </Choice>
        {refusal && (
          <p className={styles.refused} role="alert">
            {refusal}
          </p>
        )}
        <div className={styles.end}>
          <Button look="main" type="submit" disabled={isSaving}>
            Make it the poster
          </Button>
          <p role="status">{isSaving && 'Preparing its sizes; this takes some seconds.'}</p>
        </div>
      </form>
    </Dialog>
  )
}
