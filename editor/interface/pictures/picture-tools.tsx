import { useState } from 'react'
import type { LibraryPicture } from '../../core/site/library'
import type { WordsToRead } from '../../core/site/words-to-read'
import { CropDialog } from '../crop/crop-dialog'
import { useEditor } from '../editing/context'
import { Button } from '../parts/button'
import { Dialog } from '../parts/dialog'
import { getTexts, post } from '../server/api'
import { NewPicture } from './new-picture'
import styles from './thumbnail.module.css'
import wordsNoticeStyles from './words-notice.module.css'

interface ThumbnailProps {
  name: string
  /** Where it lies, if it is none of the library's. */
  src?: string | undefined
  isSmall?: boolean
  /** `cut` fills its box, `whole` shows all of it, `shared` too, in a network's shape, `logo` on the colour of the wall. */
  fit?: 'cut' | 'whole' | 'shared' | 'logo'
}

/** A picture, a logo or a woven portrait, small. Its name is beside it. */
export function Thumbnail({ name, src: own, isSmall, fit = 'cut' }: ThumbnailProps) {
  const { site } = useEditor()
  const src = own ?? site.pictures.find((one) => one.name === name)?.src ?? site.drawings[name]
  return (
    <span className={styles.thumbnail} data-small={isSmall ? '' : undefined} data-fit={fit}>
      {src && <img src={src} alt="" loading="lazy" />}
    </span>
  )
}

/** Remembers that words were written for another picture than the one they are beside now. */
export const askToRead = (words: WordsToRead) => post('/words-to-read', { ...words, isRead: false })

/** The question whether words still say what is to be seen. */
export function WordsQuestion({ words, isQuoted = false }: { words: WordsToRead; isQuoted?: boolean }) {
  const { openFile, titleOfPicture } = useEditor()

  async function openWords() {
    const place = (await getTexts()).find(({ text }) => text === words.words)
    if (place) openFile(place.file, place.path)
  }

  return (
    <div className={wordsNoticeStyles.question} role="status">
      {isQuoted && (
        <p>
          <Button look="link" onClick={() => void openWords()}>
            {titleOfPicture(words.name)}
          </Button>
          : “{words.words}”
        </p>
      )}
      <p>The picture is another one. Do these words still say what is to be seen?</p>
      <Button onClick={() => void post('/words-to-read', { ...words, isRead: true })}>Yes, they do</Button>
    </div>
  )
}

/** Asks at a field whether its words still hold, if its picture has changed. */
export function WordsNotice({ name, words }: { name: string; words: unknown }) {
  const { wordsToRead } = useEditor().site
  const asked = wordsToRead.find((one) => one.name === name && one.words === words)
  return asked ? <WordsQuestion words={asked} /> : null
}

/** Another picture in the place of one there is, wherever that is used. */
function ReplaceDialog({ name, usedIn, onClose }: LibraryPicture & { onClose: () => void }) {
  const { titleOfFile, titleOfPicture } = useEditor()
  const uses = new Intl.ListFormat('en').format(usedIn.map(titleOfFile))
  return (
    <Dialog title={`Replace “${titleOfPicture(name)}”`} onClose={onClose}>
      <NewPicture owner={name.split('/')[0] ?? ''} replaces={name} onDone={onClose} />
      {uses && <p>It changes wherever it is used: {uses}. Undo brings the earlier one back.</p>}
    </Dialog>
  )
}

interface PictureToolsProps {
  /** The picture's name in media/pictures.json. */
  name: string
  /** Whether another one may take its place under its own name. */
  canReplace?: boolean
  focus?: { words: string | undefined; onChange: (words: string | undefined) => void }
}

/** What can be done with a picture that the site has: crop it, put another in its place. */
export function PictureTools({ name, canReplace = false, focus }: PictureToolsProps) {
  const { site, titleOfPicture } = useEditor()
  const [open, setOpen] = useState<'crop' | 'replace'>()
  const picture = site.pictures.find((one) => one.name === name)
  if (!picture) return null
  const close = () => setOpen(undefined)
  return (
    <>
      {canReplace && (
        <Button aria-label={`Replace “${titleOfPicture(name)}”`} onClick={() => setOpen('replace')}>
          Replace …
        </Button>
      )}
      <Button aria-label={`Crop “${titleOfPicture(name)}”`} onClick={() => setOpen('crop')}>
        Crop …
      </Button>
      {open === 'replace' && <ReplaceDialog {...picture} onClose={close} />}
      {open === 'crop' && <CropDialog picture={picture} {...(focus && { focus })} onClose={close} />}
    </>
  )
}
