import type { LibraryPicture } from '../../core/site/library'
import { useEditing } from '../editing/context'
import { Dialog } from '../parts/dialog'
import { NewPicture } from './new-picture'

interface ReplaceDialogProps {
  picture: LibraryPicture
  onClose: () => void
}

/** Another picture in the place of one there is, wherever that is used. */
export function ReplaceDialog({ picture: { name, usedIn }, onClose }: ReplaceDialogProps) {
  const { titleOfFile } = useEditing()
  const uses = new Intl.ListFormat('en').format(usedIn.map(titleOfFile))
  return (
    <Dialog title={`Replace ${name}`} onClose={onClose}>
      <NewPicture owner={name.split('/')[0] ?? ''} replaces={name} onDone={onClose} />
      {uses && <p>It changes wherever it is used: {uses}. Undo brings the earlier one back.</p>}
    </Dialog>
  )
}
