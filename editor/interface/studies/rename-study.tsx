import { useEffect, useState } from 'react'
import type { Mistake } from '../../core/rules/mistakes'
import { Refusal, useAttempt } from '../parts/attempt'
import { Button } from '../parts/button'
import { Dialog } from '../parts/dialog'
import { tidied } from '../pictures/send-picture'
import { get, post } from '../server/api'
import styles from './study-dialogs.module.css'

/** What a dialog about a case study needs to know. */
export interface StudyDialogProps {
  /** Its file's name, and that of its client. */
  id: string
  name: string
  titleOfFile: (file: string) => string
  onOpenFile: (file: string) => void
  onRenamed: (file: string, sentence: string) => void
  onRemoved: (sentence: string) => void
  onClose: () => void
}

/** What the name is used for beside the case study itself. */
interface AboutName {
  mentions: readonly string[]
  hasOwnLook: boolean
}

type Outcome = { mistakes: Mistake[] } | { file: string }

/** Another name or another address for a case study. Everything that refers to it follows. */
export function RenameStudy(props: StudyDialogProps) {
  const { id, name: before, titleOfFile, onRenamed, onClose } = props
  const [name, setName] = useState(before)
  const [to, setTo] = useState(id)
  const [about, setAbout] = useState<AboutName>({ mentions: [], hasOwnLook: false })
  const [mistakes, setMistakes] = useState<readonly Mistake[]>([])
  const { attempt, isBusy, refusal } = useAttempt()
  const wanted = tidied(`${name.replaceAll('.', ' ')}.yaml`)
  const mistakeOf = (field: string) => mistakes.find(({ path }) => path[0] === field)?.text
  const isSame = name === before && to === id

  useEffect(() => {
    const query = new URLSearchParams({ id, name: before })
    // Without an answer there is nothing to name.
    get<AboutName>(`/study/name?${query}`).then(setAbout, () => undefined)
  }, [id, before])

  const rename = () =>
    attempt(async () => {
      const outcome = await post<Outcome>('/study/renamed', { id, to, name })
      if ('mistakes' in outcome) setMistakes(outcome.mistakes)
      else
        onRenamed(
          outcome.file,
          `It is ${name} now, at /project/${to}. Undo brings the old name and address back.`,
        )
    })

  return (
    <Dialog title={`Rename ${before}`} onClose={onClose}>
      <form
        className={styles.form}
        onSubmit={(event) => {
          event.preventDefault()
          void rename()
        }}
        noValidate
      >
        <label className={styles.field}>
          <b>Client</b>
          <input
            value={name}
            aria-invalid={mistakeOf('name') !== undefined}
            onChange={({ target }) => setName(target.value)}
          />
          {mistakeOf('name') && <em>{mistakeOf('name')}</em>}
        </label>
        <div className={styles.field}>
          <label className={styles.field}>
            <b>Address, after /project/</b>
            <input
              value={to}
              spellCheck={false}
              aria-invalid={mistakeOf('to') !== undefined}
              onChange={({ target }) => setTo(target.value)}
            />
            {mistakeOf('to') && <em>{mistakeOf('to')}</em>}
          </label>
          {name.trim() && wanted !== to && (
            <Button look="link" onClick={() => setTo(wanted)}>
              Make it /project/{wanted}
            </Button>
          )}
        </div>
        {!isSame && (
          <ul className={styles.facts}>
            {to !== id && (
              <li>
                Cards, Prev and Next, links and pictures follow. Links from other sites to{' '}
                <b>/project/{id}</b> are led to the new address from the moment you publish.
              </li>
            )}
            {name !== before && about.hasOwnLook && (
              <li>
                Its page was drawn for the name “{before}”. Look at its headline at all three widths
                afterwards; an engineer fits the look to a longer one.
              </li>
            )}
            {name !== before && about.mentions.length > 0 && (
              <li>
                Words are yours to change: “{before}” is also in{' '}
                {new Intl.ListFormat('en').format(about.mentions.map(titleOfFile))}.
              </li>
            )}
          </ul>
        )}
        <Refusal>{refusal}</Refusal>
        <div className={styles.end}>
          <Button look="main" type="submit" disabled={isBusy || isSame}>
            Rename it
          </Button>
          <p role="status">{isBusy ? 'Moving its pictures …' : 'One Undo takes it back.'}</p>
        </div>
      </form>
    </Dialog>
  )
}
