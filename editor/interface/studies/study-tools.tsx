import { useState } from 'react'
import type { Mistake } from '../../core/rules/mistakes'
import type { Place } from '../../core/site/places'
import type { StudyRemoval } from '../../core/studies/change-study'
import { useEditor } from '../editing/context'
import { Button } from '../parts/button'
import { Dialog, DialogForm } from '../parts/dialog'
import { useAnswer, useAttempt } from '../parts/messages'
import { RemovalDialog } from '../parts/removal-dialog'
import { slug } from '../pictures/send-picture'
import { post } from '../server/api'
import styles from './study-dialogs.module.css'

const listed = (words: readonly string[]) => new Intl.ListFormat('en').format(words)

/** What a dialog about a case study needs to know. */
interface StudyDialogProps {
  /** Its file's name, and that of its client. */
  id: string
  name: string
  onRenamed: (file: string, sentence: string) => void
  onRemoved: (sentence: string) => void
  onClose: () => void
}

/** What the name is used for beside the case study itself. */
interface AboutName {
  mentions: readonly string[]
  hasOwnLook: boolean
}

/** Another name or another address for a case study. Everything that refers to it follows. */
function RenameStudy({ id, name: before, onRenamed, onClose }: StudyDialogProps) {
  const { titleOfFile } = useEditor()
  const [name, setName] = useState(before)
  const [to, setTo] = useState(id)
  const [mistakes, setMistakes] = useState<readonly Mistake[]>([])
  const { attempt, isBusy, error } = useAttempt()
  // Without an answer there is nothing to name.
  const { mentions = [], hasOwnLook } =
    useAnswer<AboutName>(`/study/name?${new URLSearchParams({ id, name: before })}`).body ?? {}
  const wanted = slug(name)
  const isSame = name === before && to === id

  const rename = () =>
    attempt(async () => {
      const outcome = await post<{ mistakes: Mistake[] } | { file: string }>('/study/renamed', {
        id,
        to,
        name,
      })
      if ('mistakes' in outcome) return setMistakes(outcome.mistakes)
      const sentence = `It is ${name} now, at /project/${to}. Undo brings the old name and address back.`
      onRenamed(outcome.file, sentence)
    })

  const input = (field: string, title: string, value: string, onChange: (value: string) => void) => {
    const mistake = mistakes.find(({ path }) => path[0] === field)?.text
    return (
      <label className={styles.field}>
        <b>{title}</b>
        <input
          value={value}
          spellCheck={false}
          aria-invalid={mistake !== undefined}
          onChange={({ target }) => onChange(target.value)}
        />
        {mistake && <em>{mistake}</em>}
      </label>
    )
  }
  return (
    <Dialog title={`Rename ${before}`} onClose={onClose}>
      <DialogForm
        submit="Rename it"
        isDisabled={isBusy || isSame}
        onSubmit={() => void rename()}
        error={error}
        note={isBusy ? 'Moving its pictures …' : 'One Undo takes it back.'}
      >
        {input('name', 'Client', name, setName)}
        <div className={styles.field}>
          {input('to', 'Address, after /project/', to, setTo)}
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
            {name !== before && hasOwnLook && (
              <li>
                Its page was drawn for the name “{before}”. Look at its headline at all three widths
                afterwards; an engineer fits the look to a longer one.
              </li>
            )}
            {name !== before && mentions.length > 0 && (
              <li>
                Words are yours to change: “{before}” is also in {listed(mentions.map(titleOfFile))}.
              </li>
            )}
          </ul>
        )}
      </DialogForm>
    </Dialog>
  )
}

/** Removes a case study, after naming every place that lists it or leads to it. */
function RemoveStudy({ id, name, onRemoved, onClose }: StudyDialogProps) {
  const { titleOfFile } = useEditor()
  return (
    <RemovalDialog<StudyRemoval>
      title={`Remove ${name}`}
      submit="Remove the case study"
      path={`/study/removal?${new URLSearchParams({ id, name })}`}
      uses="refer to it"
      onRemove={async () => {
        await post('/study/removed', { id, name })
        onRemoved(`${name} is removed. Undo brings it back.`)
      }}
      onClose={onClose}
    >
      {({ pictures, mentions }) => (
        <ul className={styles.facts}>
          <li>
            Once you publish, <b>/project/{id}</b> answers “not found”, also to links from other sites.
          </li>
          {pictures > 0 && <li>Its {pictures} pictures stay in the library: other pages may show them.</li>}
          {mentions.length > 0 && (
            <li>
              “{name}” stays in the words of {listed(mentions.map(titleOfFile))}.
            </li>
          )}
        </ul>
      )}
    </RemovalDialog>
  )
}

/** What can be done with a case study as a whole. */
export function StudyTools({
  place,
  ...others
}: Pick<StudyDialogProps, 'onRenamed' | 'onRemoved'> & { place: Place }) {
  const [open, setOpen] = useState<'rename' | 'remove'>()
  const id = place.file.replace(/^projects\/|\.yaml$/g, '')
  const props = { ...others, id, name: place.title, onClose: () => setOpen(undefined) }
  return (
    <div className={styles.tools}>
      <Button onClick={() => setOpen('rename')}>Rename …</Button>
      <Button onClick={() => setOpen('remove')}>Remove …</Button>
      {open === 'rename' && <RenameStudy {...props} />}
      {open === 'remove' && <RemoveStudy {...props} />}
    </div>
  )
}
