import { useEffect, useEffectEvent, useRef } from 'react'
import { sharpFrom } from '../../core/media/sharp-from'
import { useEditing } from '../editing/context'
import { DropArea } from './drop-area'
import { tidied } from './send-picture'
import { picturesTaken } from './taken-kinds'
import { useSending } from './use-sending'

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
