import { useState } from 'react'
import type { LibraryPicture } from '../../core/site/library'
import { useEditor } from '../editing/context'
import { Button } from '../parts/button'
import { Dialog } from '../parts/dialog'
import styles from './library.module.css'
import { NewPicture } from './new-picture'

interface LibraryProps {
  /** Whose pictures come first: the page's own. */
  owner: string
  /** A picture that was brought along already. */
  given?: File | undefined
  onChoose: (name: string, group?: string) => void
  onClose: () => void
}

/** More than these would push the next row of pictures away. */
const MOST = 2

function usesInWords({ usedIn, isSample }: LibraryPicture, titleOfFile: (file: string) => string): string {
  const titles = usedIn.map(titleOfFile)
  const more = titles.length > MOST ? ` and ${titles.length - MOST} more` : ''
  const uses = titles.length ? `In ${titles.slice(0, MOST).join(', ')}${more}` : 'Used nowhere'
  return isSample ? `${uses}. Sample` : uses
}

/** Every picture of the site: choose one, or bring a new one. It closes before it tells which. */
export function Library({ owner, given, onChoose, onClose }: LibraryProps) {
  const { site, titleOfFile, titleOfPicture } = useEditor()
  const [search, setSearch] = useState('')
  const [show, setShow] = useState<'all' | 'unused'>('all')
  const isOwn = ({ name }: LibraryPicture) => (name.startsWith(`${owner}/`) ? 0 : 1)
  const wanted = search.trim().toLowerCase()
  const found = site.pictures
    .filter(
      ({ name, usedIn }) =>
        titleOfPicture(name).toLowerCase().includes(wanted) && (show === 'all' || usedIn.length === 0),
    )
    .sort((a, b) => isOwn(a) - isOwn(b))
  const choose = (name: string, group?: string) => {
    onClose()
    onChoose(name, group)
  }
  return (
    <Dialog title="Choose a picture" onClose={onClose}>
      <NewPicture owner={owner} given={given} onDone={choose} />
      <div className={styles.filter}>
        <input
          type="search"
          aria-label="Search pictures"
          placeholder="Search by name"
          value={search}
          onChange={({ target }) => setSearch(target.value)}
        />
        <Button aria-pressed={show === 'unused'} onClick={() => setShow(show === 'all' ? 'unused' : 'all')}>
          Only unused
        </Button>
        <p role="status">{found.length === 1 ? '1 picture' : `${found.length} pictures`}</p>
      </div>
      {found.length ? (
        <ul className={styles.pictures}>
          {found.map((picture) => (
            <li key={picture.name}>
              <button type="button" onClick={() => choose(picture.name)}>
                <img src={picture.src} alt="" loading="lazy" />
                <b>{titleOfPicture(picture.name)}</b>
                <span>{usesInWords(picture, titleOfFile)}</span>
              </button>
            </li>
          ))}
        </ul>
      ) : (
        <p className={styles.none}>No picture has this name. Drop a new one above.</p>
      )}
    </Dialog>
  )
}
