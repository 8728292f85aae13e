import { useState } from 'react'
import type { Place } from '../../core/site/places'
import { Button } from '../parts/button'
import { RemoveStudy } from './remove-study'
import { RenameStudy, type StudyDialogProps } from './rename-study'
import styles from './study-dialogs.module.css'

interface StudyToolsProps
  extends Pick<StudyDialogProps, 'titleOfFile' | 'onOpenFile' | 'onRenamed' | 'onRemoved'> {
  place: Place
}

/** What can be done with a case study as a whole. */
export function StudyTools({ place, ...others }: StudyToolsProps) {
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
