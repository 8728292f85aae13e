import { useEffect, useState } from 'react'
import { inWords } from '../../core/form/titles'
import { sharpFrom } from '../../core/media/shown-part'
import type { Mistake } from '../../core/rules/mistakes'
import { IconButton } from '../parts/button'
import { Dialog, DialogForm } from '../parts/dialog'
import { useDrop } from '../parts/file-input'
import { errorMessage, useAttempt } from '../parts/messages'
import { fileSlug, freeName, picturesTaken, sendPicture, slug } from '../pictures/send-picture'
import { post, postForPicture } from '../server/api'
import styles from './new-study.module.css'

/** The address of a picture before it is sent, or why it cannot be shown. Most browsers cannot show a HEIC: the editor makes it small. */
function usePreview(file: File) {
  const [preview, setPreview] = useState<{ address?: string; error?: string }>({})
  useEffect(() => {
    const end = new AbortController()
    let address: string | undefined
    const isHeic = /\.hei[cf]$/i.test(file.name)
    const picture = isHeic ? postForPicture('/pictures/look', file, end.signal) : Promise.resolve(file)
    picture.then(
      (shown) => {
        if (end.signal.aborted) return
        address = URL.createObjectURL(shown)
        setPreview({ address })
      },
      (cause) => end.signal.aborted || setPreview({ error: errorMessage(cause) }),
    )
    return () => {
      end.abort()
      if (address) URL.revokeObjectURL(address)
    }
  }, [file])
  return preview
}

/** A picture that is still on the machine it comes from. */
interface NewPictureOfStudy {
  file: File
  name: string
  alt: string
}

interface StudyPictureProps {
  picture: NewPictureOfStudy
  onWords: (words: string) => void
  /** Without it, the picture is the first. */
  onUp: (() => void) | undefined
  onRemove: () => void
}

/** A picture of a new case study, with what is to be seen on it. */
function StudyPicture({ picture, onWords, onUp, onRemove }: StudyPictureProps) {
  const { address, error } = usePreview(picture.file)
  const [size, setSize] = useState(Infinity)
  const least = sharpFrom(picture.name)
  const name = inWords(picture.name)
  return (
    <li>
      <span className={styles.look}>
        {address && (
          <img
            src={address}
            alt=""
            onLoad={({ currentTarget: { naturalWidth, naturalHeight } }) =>
              // What the editor made smaller itself says nothing of the file.
              /\.(?:hei[cf]|svg)$/i.test(picture.file.name) || setSize(Math.max(naturalWidth, naturalHeight))
            }
          />
        )}
      </span>
      <label className={styles.field}>
        <span>What is to be seen on “{name}”</span>
        <textarea rows={1} required value={picture.alt} onChange={({ target }) => onWords(target.value)} />
        {error && <em>{error}</em>}
        {size < least && (
          <em>
            It has only {size} px on its longer side and would look soft: export it with {least} px or more.
          </em>
        )}
      </label>
      <span>
        {onUp && <IconButton icon="up" name={`Move up: ${name}`} onClick={onUp} />}
        <IconButton icon="remove" name={`Remove: ${name}`} onClick={onRemove} />
      </span>
    </li>
  )
}

interface StudyPicturesProps {
  pictures: readonly NewPictureOfStudy[]
  onChange: (pictures: NewPictureOfStudy[]) => void
}

/** The pictures of a new case study, dropped or chosen, each with what is to be seen. */
function StudyPictures({ pictures, onChange }: StudyPicturesProps) {
  const add = (files: Iterable<File>) => {
    const all = [...pictures]
    for (const file of files) {
      const isTaken = (name: string) => all.some((one) => one.name === name)
      all.push({ file, name: freeName(fileSlug(file.name), isTaken), alt: '' })
    }
    onChange(all)
  }
  return (
    <fieldset className={styles.pictures} {...useDrop(add)}>
      <legend>Pictures</legend>
      <label>
        Drop them here, or choose them. The first is on the card.
        <input
          type="file"
          multiple
          required={!pictures.length}
          accept={picturesTaken}
          onChange={({ target }) => add(target.files ?? [])}
        />
      </label>
      <ul>
        {pictures.map((picture, place) => (
          <StudyPicture
            key={picture.name}
            picture={picture}
            onWords={(alt) => onChange(pictures.with(place, { ...picture, alt }))}
            onUp={
              place === 0
                ? undefined
                : () => onChange(pictures.toSpliced(place, 1).toSpliced(place - 1, 0, picture))
            }
            onRemove={() => onChange(pictures.toSpliced(place, 1))}
          />
        ))}
      </ul>
    </fieldset>
  )
}

const fields = [
  { name: 'name', title: 'Client' },
  { name: 'sector', title: 'Sector, such as Sweets' },
  { name: 'projectType', title: 'Kind of project, such as Branding' },
  { name: 'summary', title: 'One sentence for cards' },
  { name: 'description', title: 'For search engines, 50 to 170 characters', min: 50 },
  { name: 'lead', title: 'A sentence or two, set large' },
  { name: 'text', title: 'What was done and why' },
] as const

const colours = [
  { name: 'ground', title: 'Background', first: '#FFC9A6' },
  { name: 'onGround', title: 'Text', first: '#0C1B57' },
  { name: 'accent', title: 'Headings', first: '#1B3FD6' },
] as const

/** What was begun: Escape loses nothing of it, and a closed tab nothing but its pictures. */
const begun = { words: 'new-case-study', pictures: [] as NewPictureOfStudy[] }
const firstWords = Object.fromEntries(colours.map(({ name, first }) => [name, first]))
const readWords = (): Record<string, string> => ({
  ...firstWords,
  ...JSON.parse(localStorage.getItem(begun.words) ?? '{}'),
})

/** The start of a case study: a page of its own in a few minutes, to be worked on in its form. */
export function NewStudy({
  onClose,
  onMade,
}: {
  onClose: () => void
  onMade: (file: string, sentence: string) => void
}) {
  const [words, setWords] = useState(readWords)
  const [pictures, setPictures] = useState(begun.pictures)
  useEffect(() => {
    localStorage.setItem(begun.words, JSON.stringify(words))
    begun.pictures = pictures
  }, [words, pictures])
  const [progress, setProgress] = useState<string>()
  const [mistakes, setMistakes] = useState<readonly Mistake[]>([])
  const { attempt, isBusy, error } = useAttempt()
  const id = slug(words.name ?? '')
  const mistakeAt = (name: string) => mistakes.find(({ path }) => path.at(-1) === name)?.text

  const make = () =>
    attempt(async () => {
      for (const [place, { file, name }] of pictures.entries()) {
        setProgress(`Preparing picture ${place + 1} of ${pictures.length} …`)
        await sendPicture(file, `${id}/${name}`)
      }
      setProgress('Writing the page …')
      const request = { id, words, pictures: pictures.map(({ name, alt }) => ({ name, alt })) }
      const made = await post<{ mistakes: Mistake[] } | { file: string; isFull: string[] }>('/study', request)
      if ('mistakes' in made) {
        setMistakes(made.mistakes)
        throw new Error('Some fields need fixing.')
      }
      localStorage.removeItem(begun.words)
      begun.pictures = []
      const full = made.isFull.join(' and ')
      onMade(
        made.file,
        full
          ? `It is there. There was no room for it on ${full}: swap it for another one there.`
          : 'It is there, first among the projects.',
      )
    })

  return (
    <Dialog title="New case study" onClose={onClose}>
      <DialogForm
        submit="Make the case study"
        isDisabled={isBusy}
        onSubmit={() => void make()}
        isChecked
        error={error}
        note={isBusy && progress}
      >
        {fields.map(({ name, title, ...length }) => (
          <label key={name} className={styles.field}>
            <span>{title}</span>
            <textarea
              rows={1}
              required
              minLength={'min' in length ? length.min : undefined}
              value={words[name] ?? ''}
              aria-invalid={mistakeAt(name) !== undefined}
              onChange={({ target }) => setWords({ ...words, [name]: target.value.replaceAll('\n', ' ') })}
            />
            {name === 'name' && words.name && <small>Its address: /project/{id}</small>}
            {mistakeAt(name) && <em>{mistakeAt(name)}</em>}
          </label>
        ))}
        <fieldset className={styles.colours}>
          <legend>The client’s colours</legend>
          {colours.map(({ name, title }) => (
            <label key={name}>
              <input
                type="color"
                value={words[name]}
                onChange={({ target }) => setWords({ ...words, [name]: target.value.toUpperCase() })}
              />
              {title}
              {mistakeAt(name) && <em>{mistakeAt(name)}</em>}
            </label>
          ))}
        </fieldset>
        <StudyPictures pictures={pictures} onChange={setPictures} />
      </DialogForm>
    </Dialog>
  )
}
