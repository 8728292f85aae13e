import { useEffect, useEffectEvent, useId, useRef, useState } from 'react'
import { sharpFrom } from '../../core/media/shown-part'
import { useEditing } from '../editing/context'
import { Dialog } from '../parts/dialog'
import { DropArea } from './drop-area'
import styles from './library.module.css'
import { logosTaken, picturesTaken, tidied, useSending } from './send-picture'

interface NewPictureProps {
  owner: string
  /** The picture whose place it takes; without one it gets a name of its own. */
  replaces?: string
  /** A file that was dropped before this was open. */
  given?: File | undefined
  onDone: (name: string, group: string) => void
}

/** Takes a picture that is dropped, chosen or pasted, and shows how far it is. */
export function NewPicture({ owner, replaces, given, onDone }: NewPictureProps) {
  const { pictures } = useEditing()
  const { send, share, refusal } = useSending('pictures', onDone)

  /** A name that no picture has yet: a new picture takes no other one’s place unasked. */
  function freeName(fileName: string): string {
    const wanted = `${owner}/${tidied(fileName)}`
    for (let count = 1; ; count += 1) {
      const name = count === 1 ? wanted : `${wanted}-${count}`
      if (!pictures.some((one) => one.name === name)) return name
    }
  }

  const take = useEffectEvent((file: File) => void send(file, replaces ?? freeName(file.name)))
  const taken = useRef<File>(undefined)
  useEffect(() => {
    if (!given || taken.current === given) return
    taken.current = given
    take(given)
  }, [given])

  return (
    <DropArea
      label={
        <>
          <b>A new picture:</b> drop it here, paste it, or choose a file.
        </>
      }
      note={`JPEG, PNG, WebP or HEIC, ${sharpFrom(`${owner}/`)} px or more on the longer side, or a drawing as SVG.`}
      accept={picturesTaken}
      share={share}
      refusal={refusal}
      onFile={(file) => void send(file, replaces ?? freeName(file.name))}
    />
  )
}

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
