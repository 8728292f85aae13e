import { useState } from 'react'
import type { LibraryPicture, SamplesOfFile } from '../../core/site/library'
import { useEditor } from '../editing/context'
import { Button } from '../parts/button'
import { useAnswer, useAttempt } from '../parts/messages'
import page from '../parts/page.module.css'
import { picturesTaken, sendPicture, whiteParts } from '../pictures/send-picture'
import { post } from '../server/api'
import styles from './samples.module.css'

/** A picture that was drawn for the site, and the way to put another in its place. */
function ReplacePicture({ picture }: { picture: LibraryPicture }) {
  const { announce, titleOfPicture } = useEditor()
  const { attempt, isBusy: isSending, error } = useAttempt()

  const replace = (file: File) =>
    attempt(async () => {
      const title = titleOfPicture(picture.name)
      const { isSeeThrough } = await sendPicture(file, picture.name)
      announce(
        `“${title}” is yours now. Read its alternative text again.${whiteParts(isSeeThrough ? [title] : [])}`,
      )
    })

  return (
    <li>
      <img src={picture.src} alt="" loading="lazy" />
      <b>{titleOfPicture(picture.name)}</b>
      <label className={styles.replace} aria-busy={isSending || undefined}>
        {isSending ? 'Preparing …' : 'Replace …'}
        <input
          type="file"
          aria-label={`Replace “${titleOfPicture(picture.name)}”`}
          accept={picturesTaken}
          aria-disabled={isSending}
          onChange={({ target }) => target.files?.[0] && void replace(target.files[0])}
        />
      </label>
      {error && <p role="alert">{error}</p>}
    </li>
  )
}

/** What on the site is still made up, item by item. */
export function Samples() {
  const { site, titleOfFile, titleOfPicture, openFile, announce } = useEditor()
  const count = site.samples
  const { body } = useAnswer<{ files: SamplesOfFile[] }>('/samples', count)
  const [search, setSearch] = useState('')
  const drawn = site.pictures.filter(({ isSample }) => isSample)
  const found = drawn.filter(({ name }) =>
    titleOfPicture(name).toLowerCase().includes(search.trim().toLowerCase()),
  )

  async function tick(file: string, item: string) {
    await post('/sample-done', { file, item })
    announce(`“${item}” is yours now. Undo brings it back.`)
  }

  if (!body) return <p className={page.page}>Looking …</p>
  return (
    <div className={`${page.page} ${styles.samples}`}>
      <h2>Samples</h2>
      <p className={styles.lead}>
        {count
          ? 'All this was made up so that the site could be shown. Replace it, then tick it off. While anything is left, the footer says so.'
          : 'Nothing on the site is a sample any more. The footer no longer speaks of samples.'}
      </p>
      {body.files.map(({ file, items }) => (
        <section key={file}>
          <h3>
            {titleOfFile(file)}
            <Button look="link" onClick={() => openFile(file)}>
              Open its form
            </Button>
          </h3>
          <ul className={styles.items}>
            {items.map((item) => (
              <li key={item}>
                <span>{item}</span>
                <Button onClick={() => void tick(file, item)}>This is ours now</Button>
              </li>
            ))}
          </ul>
        </section>
      ))}
      {drawn.length > 0 && (
        <section>
          <h3>Pictures ({drawn.length})</h3>
          <p>
            A picture is yours as soon as one of your own takes its place. Its words are then to be read
            again.
          </p>
          <input
            type="search"
            aria-label="Search sample pictures"
            placeholder="Search by name"
            value={search}
            onChange={({ target }) => setSearch(target.value)}
          />
          <ul className={styles.pictures}>
            {found.map((picture) => (
              <ReplacePicture key={picture.name} picture={picture} />
            ))}
          </ul>
        </section>
      )}
    </div>
  )
}
