import { type Dispatch, type SetStateAction, useEffect, useId, useState } from 'react'
import type { Mistake } from '../../core/rules/mistakes'
import { useEditor } from '../editing/context'
import { IconButton } from '../parts/button'
import { Dialog, DialogForm } from '../parts/dialog'
import { useDrop } from '../parts/file-input'
import { errorMessage, useAttempt } from '../parts/messages'
import { fileSlug, freeName, picturesTaken, sendPicture, slug, whiteParts } from '../pictures/send-picture'
import { post, postForPicture } from '../server/api'
import styles from './new-study.module.css'
import { coloursOfPicture, type StudyColours } from './picture-colours'

/** A picture that is still on the machine it comes from. */
interface NewPictureOfStudy {
  file: File
  name: string
  /** What its file is called. */
  title: string
  alt: string
  /** Colours that the page takes from it. */
  colours?: StudyColours
}

/** A picture before it is entered, as the editor sees it, or why it cannot be taken. The editor prepares its sizes meanwhile. */
function useLook({ file, name }: NewPictureOfStudy) {
  const [look, setLook] = useState<{ address?: string; error?: string }>({})
  useEffect(() => {
    const end = new AbortController()
    let address: string | undefined
    postForPicture('/pictures/look', { name: `new/${name}` }, file, end.signal).then(
      (picture) => {
        if (end.signal.aborted) return
        address = URL.createObjectURL(picture)
        setLook({ address })
      },
      (cause) => end.signal.aborted || setLook({ error: errorMessage(cause) }),
    )
    return () => {
      end.abort()
      if (address) URL.revokeObjectURL(address)
    }
  }, [file, name])
  return look
}

/** What a file is called, without its ending: capitals are those of whoever named it. */
function fileInWords({ name }: File): string {
  const words = name
    .replace(/\.[^.]*$/, '')
    .replaceAll(/[_-]+/g, ' ')
    .trim()
  return words.charAt(0).toUpperCase() + words.slice(1)
}

/** Pixels on each side that are read of a picture for its colours. */
const READ = 24

function readColours(image: HTMLImageElement): StudyColours | undefined {
  const context = new OffscreenCanvas(READ, READ).getContext('2d')
  context?.drawImage(image, 0, 0, READ, READ)
  return context ? coloursOfPicture(context.getImageData(0, 0, READ, READ).data) : undefined
}

interface StudyPictureProps {
  picture: NewPictureOfStudy
  onChange: (picture: NewPictureOfStudy) => void
  /** Without it, the picture is the first. */
  onUp: (() => void) | undefined
  onRemove: () => void
}

/** A picture of a new case study, with what is to be seen on it. */
function StudyPicture({ picture, onChange, onUp, onRemove }: StudyPictureProps) {
  const { address, error } = useLook(picture)
  const id = useId()
  const name = picture.title
  const title = `What is to be seen on “${name}”`
  return (
    <li>
      <span className={styles.look}>
        {address && (
          <img
            src={address}
            alt=""
            onLoad={({ currentTarget }) => {
              const colours = readColours(currentTarget)
              if (colours) onChange({ ...picture, colours })
            }}
          />
        )}
      </span>
      <div className={styles.field}>
        <label htmlFor={id}>{title}</label>
        <div className={styles.row}>
          <textarea
            id={id}
            name={title}
            ref={(field) => field?.setCustomValidity(error ?? '')}
            rows={1}
            required
            value={picture.alt}
            onChange={({ target }) => onChange({ ...picture, alt: target.value })}
          />
          {onUp && <IconButton icon="up" name={`Move up: ${name}`} onClick={onUp} />}
          <IconButton icon="remove" name={`Remove: ${name}`} onClick={onRemove} />
        </div>
        {error && <em>{error}</em>}
      </div>
    </li>
  )
}

interface StudyPicturesProps {
  pictures: readonly NewPictureOfStudy[]
  onChange: Dispatch<SetStateAction<NewPictureOfStudy[]>>
}

/** A file that is named in words says what is to be seen: `Tin on a table.jpg`, but not `IMG_4711.jpg`. */
const wordsOfFile = (file: File) =>
  /^\p{L}+(?: \p{L}+){2,}$/u.test(fileInWords(file)) ? fileInWords(file) : ''

/** The pictures of a new case study, dropped or chosen, each with what is to be seen. */
function StudyPictures({ pictures, onChange }: StudyPicturesProps) {
  const add = (files: Iterable<File>) =>
    onChange((before) => {
      const all = [...before]
      for (const file of files) {
        const name = freeName(fileSlug(file.name), (one) => all.some((other) => other.name === one))
        const title = freeName(fileInWords(file), (one) => all.some((other) => other.title === one))
        all.push({ file, name, title, alt: wordsOfFile(file) })
      }
      return all
    })
  // What is read of a picture may arrive after others were added.
  const change = (next: NewPictureOfStudy) =>
    onChange((before) => before.map((one) => (one.name === next.name ? next : one)))
  return (
    <fieldset className={styles.pictures} {...useDrop(add)}>
      <legend>Pictures</legend>
      <label>
        Drop them here, or choose them. The first is on the card.
        <input
          type="file"
          multiple
          name="Pictures"
          required={!pictures.length}
          accept={picturesTaken}
          onChange={({ target }) => add([...(target.files ?? [])])}
        />
      </label>
      <ul>
        {pictures.map((picture, place) => (
          <StudyPicture
            key={picture.name}
            picture={picture}
            onChange={change}
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

const names = [
  { name: 'name', title: 'Client' },
  { name: 'sector', title: 'Sector, such as Sweets' },
  { name: 'projectType', title: 'Kind of project, such as Branding' },
] as const

const sentences = [
  { name: 'summary', title: 'In one sentence' },
  { name: 'text', title: 'What was done and why', min: 50 },
] as const

const colours = [
  { name: 'ground', title: 'Background' },
  { name: 'onGround', title: 'Text' },
  { name: 'accent', title: 'Headings' },
] as const

/** Colours of a page whose pictures are not there yet. */
const firstColours: StudyColours = { ground: '#FFC9A6', onGround: '#0C1B57', accent: '#1B3FD6' }

/** What was begun: Escape loses nothing of it, and a closed tab nothing but its pictures. */
const begun = { words: 'new-case-study', pictures: [] as NewPictureOfStudy[] }
const readWords = (): Record<string, string> => JSON.parse(localStorage.getItem(begun.words) ?? '{}')

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
  const { places } = useEditor().site
  const isTaken = (one: string) => places.some(({ file }) => file === `projects/${one}.yaml`)
  const id = freeName(slug(words.name ?? '', 'client'), isTaken)
  const mistakeAt = (name: string) => mistakes.find(({ path }) => path.at(-1) === name)?.text
  const ownColours = pictures.find((one) => one.colours)?.colours ?? firstColours

  const make = () =>
    attempt(async () => {
      const seeThrough: string[] = []
      for (const [place, { file, name, title }] of pictures.entries()) {
        setProgress(`Preparing picture ${place + 1} of ${pictures.length} …`)
        const { isSeeThrough } = await sendPicture(file, `${id}/${name}`)
        if (isSeeThrough) seeThrough.push(title)
      }
      setProgress('Writing the page …')
      const request = {
        id,
        words: { ...ownColours, ...words },
        pictures: pictures.map(({ name, alt }) => ({ name, alt })),
      }
      const made = await post<{ mistakes: Mistake[] } | { file: string; isFull: string[] }>('/study', request)
      if ('mistakes' in made) {
        setMistakes(made.mistakes)
        throw new Error('Some fields need fixing.')
      }
      localStorage.removeItem(begun.words)
      begun.pictures = []
      const full = made.isFull.join(' and ')
      const said = full
        ? `It is there. There was no room for it on ${full}: swap it for another one there.`
        : 'It is there, first among the projects.'
      onMade(made.file, said + whiteParts(seeThrough))
    })

  const asField = ({ name, title, min }: { name: string; title: string; min?: number }) => (
    <label key={name} className={styles.field}>
      <span>{title}</span>
      <textarea
        name={title}
        rows={1}
        required
        minLength={min}
        value={words[name] ?? ''}
        aria-invalid={mistakeAt(name) !== undefined}
        onChange={({ target }) => setWords({ ...words, [name]: target.value.replaceAll('\n', ' ') })}
      />
      {name === 'name' && words.name && <small>Its address: /project/{id}</small>}
      {mistakeAt(name) && <em>{mistakeAt(name)}</em>}
    </label>
  )

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
        <div className={styles.names}>{names.map(asField)}</div>
        <StudyPictures pictures={pictures} onChange={setPictures} />
        {sentences.map(asField)}
        <fieldset className={styles.colours}>
          <legend>Colours, from the first picture</legend>
          {colours.map(({ name, title }) => (
            <label key={name}>
              <input
                type="color"
                value={words[name] ?? ownColours[name]}
                onChange={({ target }) => setWords({ ...words, [name]: target.value.toUpperCase() })}
              />
              {title}
              {mistakeAt(name) && <em>{mistakeAt(name)}</em>}
            </label>
          ))}
        </fieldset>
      </DialogForm>
    </Dialog>
  )
}
