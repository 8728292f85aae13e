import { type FormEvent, useState } from 'react'
import type { Mistake } from '../../core/rules/mistakes'
import { messageOf, Refusal } from '../parts/attempt'
import { Button } from '../parts/button'
import { Dialog } from '../parts/dialog'
import { sendPicture, tidied } from '../pictures/send-picture'
import { post } from '../server/api'
import styles from './new-study.module.css'
import { type NewPictureOfStudy, StudyPictures } from './study-pictures'

export type Made = { mistakes: Mistake[] } | { file: string; isFull: string[] }

/**
 * Sends the pictures, then the words.
 * @throws Refused if a picture cannot be taken
 */
async function makeStudy(
  id: string,
  words: Readonly<Record<string, string>>,
  pictures: readonly NewPictureOfStudy[],
  onProgress: (sentence: string) => void,
): Promise<Made> {
  for (const [place, { file, name }] of pictures.entries()) {
    onProgress(`Preparing picture ${place + 1} of ${pictures.length} …`)
    await sendPicture(file, `${id}/${name}`)
  }
  onProgress('Writing the page …')
  return post('/study', { id, ...words, pictures: pictures.map(({ name, alt }) => ({ name, alt })) })
}

interface NewStudyProps {
  onClose: () => void
  onMade: (file: string, sentence: string) => void
}

const fields = [
  { name: 'name', title: 'Client' },
  { name: 'sector', title: 'Sector, such as Sweets' },
  { name: 'projectType', title: 'Kind of project, such as Branding' },
  { name: 'summary', title: 'One sentence for cards' },
  { name: 'description', title: 'For search engines, 50 to 170 characters' },
  { name: 'lead', title: 'A sentence or two, set large' },
  { name: 'text', title: 'What was done and why' },
] as const

const colours = [
  { name: 'ground', title: 'Background', first: '#FFC9A6' },
  { name: 'onGround', title: 'Text', first: '#0C1B57' },
  { name: 'accent', title: 'Headings', first: '#1B3FD6' },
] as const

const outcomeOf = (isFull: readonly string[]): string =>
  isFull.length
    ? `It is there. There was no room for it on ${isFull.join(' and ')}: swap it for another one there.`
    : 'It is there, first among the projects.'

/** The start of a case study: a page of its own in a few minutes, to be worked on in its form. */
export function NewStudy({ onClose, onMade }: NewStudyProps) {
  const [words, setWords] = useState<Record<string, string>>({
    ...Object.fromEntries(colours.map(({ name, first }) => [name, first])),
  })
  const [pictures, setPictures] = useState<NewPictureOfStudy[]>([])
  const [progress, setProgress] = useState<string>()
  const [mistakes, setMistakes] = useState<readonly Mistake[]>([])
  const [failure, setFailure] = useState<string>()
  const id = tidied(words.name ?? '')
  const mistakeOf = (name: string) => mistakes.find(({ path }) => path.at(-1) === name)?.text

  async function submit(event: FormEvent) {
    event.preventDefault()
    setFailure(undefined)
    if (!pictures.length)
      return setFailure('A case study needs a picture at least: the first is on its card.')
    try {
      const made = await makeStudy(id, words, pictures, setProgress)
      if ('mistakes' in made) {
        setMistakes(made.mistakes)
        setFailure('Some fields need fixing.')
      } else onMade(made.file, outcomeOf(made.isFull))
    } catch (error) {
      setFailure(messageOf(error))
    } finally {
      setProgress(undefined)
    }
  }

  return (
    <Dialog title="New case study" onClose={onClose}>
      <form className={styles.form} onSubmit={(event) => void submit(event)}>
        {fields.map(({ name, title }) => (
          <label key={name} className={styles.field}>
            <span>{title}</span>
            <textarea
              rows={1}
              required
              value={words[name] ?? ''}
              aria-invalid={mistakeOf(name) !== undefined}
              onChange={({ target }) => setWords({ ...words, [name]: target.value.replaceAll('\n', ' ') })}
            />
            {name === 'name' && words.name && <small>Its address: /project/{id}</small>}
            {mistakeOf(name) && <em>{mistakeOf(name)}</em>}
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
              {mistakeOf(name) && <em>{mistakeOf(name)}</em>}
            </label>
          ))}
        </fieldset>
        <StudyPictures pictures={pictures} onChange={setPictures} />
        <Refusal>{failure}</Refusal>
        <p role="status">{progress}</p>
        <Button type="submit" look="main" disabled={progress !== undefined}>
          Make the case study
        </Button>
      </form>
    </Dialog>
  )
}
