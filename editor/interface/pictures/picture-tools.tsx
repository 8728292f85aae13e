import { useState } from 'react'
import { CropDialog } from '../crop/crop-dialog'
import { useEditing } from '../editing/context'
import { Button } from '../parts/button'
import { ReplaceDialog } from './replace-dialog'

interface PictureToolsProps {
  /** The picture's name in media/pictures.json. */
  name: string
  /** Whether another one may take its place under its own name. */
  canReplace?: boolean
  focus?: { words: string | undefined; onChange: (words: string | undefined) => void }
}

/** What can be done with a picture that the site has: crop it, put another in its place. */
export function PictureTools({ name, canReplace = false, focus }: PictureToolsProps) {
  const { pictures } = useEditing()
  const [open, setOpen] = useState<'crop' | 'replace'>()
  const picture = pictures.find((one) => one.name === name)
  if (!picture) return null
  const close = () => setOpen(undefined)
  return (
    <>
      {canReplace && (
        <Button aria-label={`Replace ${name}`} onClick={() => setOpen('replace')}>
          Replace …
        </Button>
      )}
      <Button aria-label={`Crop ${name}`} onClick={() => setOpen('crop')}>
        Crop …
      </Button>
      {open === 'replace' && <ReplaceDialog picture={picture} onClose={close} />}
      {open === 'crop' && <CropDialog picture={picture} {...(focus && { focus })} onClose={close} />}
    </>
  )
}
