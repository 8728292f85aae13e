import { useEffect, useEffectEvent, useId, useRef, useState } from 'react'
import { sharpFrom } from '../../core/media/shown-part'
import { useEditor } from '../editing/context'
import { Dialog } from '../parts/dialog'
import { FileInput } from '../parts/file-input'
import styles from './library.module.css'
import { fileSlug, freeName, logosTaken, picturesTaken, slug, useSending } from './send-picture'

interface NewPictureProps {
  owner: string
  /** The picture whose place it takes; without one it gets a name of its own. */
  replaces?: string
  /** A file that was dropped before this was open. */
  given?: File | undefined
  onDone: (name: string, group: string) => void
}

/** Takes a picture that is dropped, chosen or pasted, and shows how far it is. A new one gets a name that no other has. */
export function NewPicture({ owner, replaces, given, onDone }: NewPictureProps) {
  const { site } = useEditor()
  const { send, share, error } = useSending('pictures', onDone)
  const isTaken = (name: string) => site.pictures.some((one) => one.name === name)
  const take = (file: File) =>
    void send(file, replaces ?? freeName(`${owner}/${fileSlug(file.name)}`, isTaken))

  const takeGiven = useEffectEvent(take)
  const taken = useRef<File>(undefined)
  useEffect(() => {
    if (!given || taken.current === given) return
    taken.current = given
    takeGiven(given)
  }, [given])

  return (
    <FileInput
      label={
        <>
          <b>A new picture:</b> drop it here, paste it, or choose a file.
        </>
      }
      note={`JPEG, PNG, WebP or HEIC, ${sharpFrom(`${owner}/`)} px or more on the longer side, or a drawing as SVG. What is transparent becomes white.`}
      accept={picturesTaken}
      isForWindow
      share={share}
      error={error}
      onFile={take}
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
  const { site } = useEditor()
  const [name, setName] = useState(before)
  const { send, share, error, setError } = useSending('logos', (id, group) =>
    onDone({ id, name: name.trim() }, group),
  )
  const id = useId()
  const isTaken = (one: string) => one !== own && site.names.wordmark.includes(one)

  return (
    <Dialog title="New logo" onClose={onClose}>
      <div className={styles.logo}>
        <label htmlFor={id}>
          <b>Name of the brand,</b> as it is read aloud
        </label>
        <input id={id} value={name} onChange={({ target }) => setName(target.value)} />
        <FileInput
          label={
            <>
              <b>Its logo:</b> drop it here, paste it, or choose a file.
            </>
          }
          note="Best as SVG, or as PNG without background. Whatever its colours, it becomes black, and as large as its neighbours."
          accept={logosTaken}
          isForWindow
          share={share}
          error={error}
          onFile={(file) =>
            name.trim()
              ? void send(file, freeName(slug(name), isTaken))
              : setError('Write the name of the brand first, then give its logo once more.')
          }
        />
      </div>
    </Dialog>
  )
}
