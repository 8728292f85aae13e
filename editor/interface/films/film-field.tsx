import { useState } from 'react'
import { lengthInWords } from '../../core/captions/captions'
import { isRecord, valueAt } from '../../core/change'
import type { FilmOnSite, FilmRemoval } from '../../core/films/film-files'
import { type FieldProps, useEditing, useEditor } from '../editing/context'
import { NameField } from '../form/fields/choice-field'
import { Button, Icon } from '../parts/button'
import { useDrop } from '../parts/file-input'
import { RemovalDialog } from '../parts/removal-dialog'
import { post } from '../server/api'
import { CaptionsDialog } from './captions'
import styles from './films.module.css'
import { GiveFilm } from './give-film'
import { PosterDialog } from './poster'

/** What a film has: `33 s · with sound · phone version · captions`. */
function factsInWords({ duration, hasSound, hasPhone, isReel, captions }: FilmOnSite): string {
  const parts = [lengthInWords(duration), hasSound ? 'with sound' : 'silent']
  if (isReel)
    parts.push(hasPhone ? 'phone version' : 'no phone version', captions ? 'captions' : 'no captions')
  return parts.join(' · ')
}

/** What there is of a film, and the ways to change it. Another one may also be dropped on it. */
function FilmCard({ film }: { film: FilmOnSite }) {
  const [open, setOpen] = useState<'film' | 'poster' | 'captions' | 'removal'>()
  const [dropped, setDropped] = useState<File>()
  const dropTarget = useDrop(([file]) => {
    setDropped(file)
    setOpen('film')
  })
  const close = () => {
    setOpen(undefined)
    setDropped(undefined)
  }
  return (
    <>
      <div {...dropTarget} className={styles.film}>
        <div className={styles.card}>
          <span className={styles.poster}>
            {film.poster && <img src={film.poster} alt="" loading="lazy" />}
          </span>
          <p>{factsInWords(film)}</p>
        </div>
        <div className={styles.tools}>
          <Button onClick={() => setOpen('film')}>Change the film …</Button>
          <Button onClick={() => setOpen('poster')}>Poster …</Button>
          {film.isReel && <Button onClick={() => setOpen('captions')}>Captions …</Button>}
          <Button onClick={() => setOpen('removal')}>Remove the film …</Button>
        </div>
      </div>
      {open === 'film' && <GiveFilm target={film} file={dropped} onClose={close} />}
      {open === 'poster' && <PosterDialog film={film} onClose={close} />}
      {open === 'removal' && <RemoveFilm {...film} onClose={close} />}
      {open === 'captions' && <CaptionsDialog film={film} onClose={close} />}
    </>
  )
}

/** Removes a film from the site, after naming every place that shows it. */
function RemoveFilm({ id, title, onClose }: FilmOnSite & { onClose: () => void }) {
  const { announce } = useEditor()
  async function remove() {
    await post('/film/removed', { id })
    announce(`The film “${title}” is removed. Undo brings it back.`)
    onClose()
  }
  return (
    <RemovalDialog<FilmRemoval>
      title={`Remove the film “${title}”`}
      submit="Remove the film"
      path={`/film/removal?name=${id}`}
      uses="show it"
      onRemove={remove}
      onClose={onClose}
    >
      {({ keepsPoster }) => (
        <p>
          {keepsPoster
            ? 'Its files go too. Its poster stays: a page shows it as a picture.'
            : 'Its files and its poster go too.'}{' '}
          To take it out of one place only, use the bin of its entry there.
        </p>
      )}
    </RemovalDialog>
  )
}

/** Which film it is, and what there is of it; an entry of a list may get a new one. In a list of names it is only the name. */
export function FilmField({ field, path, value }: FieldProps<'words'>) {
  const { data } = useEditing()
  const { films } = useEditor().site
  const [isNew, setNew] = useState(false)
  const film = films.find(({ id }) => id === value)
  const isInEntry = field.name !== '' && typeof path.at(-2) === 'number'
  const around = valueAt(data, path.slice(0, -1))
  const name = !film && isRecord(around) && typeof around.name === 'string' ? around.name : ''
  return (
    <div className={styles.film}>
      <NameField kind="film" field={field} path={path} value={value} />
      {isInEntry && !film && (
        <div className={styles.tools}>
          <Button onClick={() => setNew(true)}>
            <Icon name="add" />
            New film …
          </Button>
        </div>
      )}
      {film && field.name && <FilmCard film={film} />}
      {isNew && <GiveFilm target={{ path, was: String(value ?? ''), name }} onClose={() => setNew(false)} />}
    </div>
  )
}
