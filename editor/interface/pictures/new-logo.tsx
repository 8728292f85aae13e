import { useId, useState } from 'react'
import { useEditing } from '../editing/context'
import { Dialog } from '../parts/dialog'
import { DropArea } from './drop-area'
import styles from './library.module.css'
import { tidied } from './send-picture'
import { logosTaken } from './taken-kinds'
import { useSending } from './use-sending'

interface NewLogoProps {
  /** The logo whose place it takes, and how that is read aloud. */
  id: string
  name: string
  onDone: (logo: { id: string; name: string }, group: string) => void
  onClose: () => void
}

/** A logo for the wall: the brand's name, and its file, which is made one colour. */
export function NewLogo({ id: own, name: before, onDone, onClose }: NewLogoProps) {
  const { names } = useEditing()
  const [name, setName] = useState(before)
  const { send, share, refusal, refuse } = useSending('logos', (id, group) =>
    onDone({ id, name: name.trim() }, group),
  )
  const id = useId()

  /** A name for its file that no other logo has. */
  function freeId(): string {
    // Its name is no file's: nothing of it is an ending.
    const wanted = tidied(`${name.replaceAll('.', ' ')}.svg`)
    for (let count = 1; ; count += 1) {
      const free = count === 1 ? wanted : `${wanted}-${count}`
      if (free === own || !names.wordmark.includes(free)) return free
    }
  }

  return (
    <Dialog title="New logo" onClose={onClose}>
      <div className={styles.logo}>
        <label htmlFor={id}>
          <b>Name of the brand,</b> as it is read aloud
        </label>
        <input id={id} value={name} onChange={({ target }) => setName(target.value)} />
        <DropArea
          label={
            <>
              <b>Its logo:</b> drop it here, paste it, or choose a file.
            </>
          }
          note="Best as SVG, or as PNG without background. Whatever its colours, it becomes black, and as large as its neighbours."
          accept={logosTaken}
          share={share}
          refusal={refusal}
          onFile={(file) =>
            name.trim()
              ? void send(file, freeId())
              : refuse('Write the name of the brand first, then give its logo once more.')
          }
        />
      </div>
    </Dialog>
  )
}
