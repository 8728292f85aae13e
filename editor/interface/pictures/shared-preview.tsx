import { useEffect, useState } from 'react'
import { socialAddress } from '../../../app/social/address'
import { useEditing, useEditor } from '../editing/context'
import styles from './shared-preview.module.css'

/** After a change, the page has its new words a little later (ms). */
const PAUSE = 700

/** What a page says of itself to whoever shares it. */
interface Shared {
  title: string
  description: string
  host: string
  picture: string
}

async function readShared(path: string): Promise<Shared> {
  const html = await (await fetch(path)).text()
  const page = new DOMParser().parseFromString(html, 'text/html')
  const says = (name: string) =>
    page.querySelector<HTMLMetaElement>(`meta[property="og:${name}"]`)?.content ?? ''
  const { host } = new URL(says('url'), location.href)
  // Drawn again at each request; its address stays the same.
  const picture = `${new URL(says('image'), location.href).pathname}?${Date.now()}`
  return { title: says('title'), description: says('description'), host, picture }
}

/** What the page says when it is shared, read from the page itself after each change. */
function useShared(path: string | undefined, isSeen: boolean): Shared | undefined {
  const { data } = useEditing()
  const [shared, setShared] = useState<Shared>()
  // biome-ignore lint/correctness/useExhaustiveDependencies: read anew after each change
  useEffect(() => {
    if (path === undefined || !isSeen) return
    const timer = setTimeout(
      () =>
        void readShared(path).then(setShared, () => {
          // An editor that does not answer is said in the bar.
        }),
      PAUSE,
    )
    return () => clearTimeout(timer)
  }, [path, data, isSeen])
  return shared
}

/** Where the picture is that the site draws for sharing the page, anew after each change. */
export function useDrawnPicture(isDrawn: boolean): string | undefined {
  const { file, data } = useEditing()
  const { places } = useEditor().site
  const path = places.find((one) => one.file === file)?.path
  const address = isDrawn && path !== undefined ? socialAddress(path) : undefined
  const [time, setTime] = useState(0)
  // biome-ignore lint/correctness/useExhaustiveDependencies: drawn anew after each change
  useEffect(() => {
    if (!address) return
    const timer = setTimeout(() => setTime(Date.now()), PAUSE)
    return () => clearTimeout(timer)
  }, [address, data])
  return address && time ? `${address}?${time}` : undefined
}

/** The page as WhatsApp, LinkedIn and X show a link to it. */
export function SharedPreview() {
  const { file } = useEditing()
  const { site } = useEditor()
  const [isOpen, setOpen] = useState(false)
  const shared = useShared(site.places.find((one) => one.file === file)?.path, isOpen)
  return (
    <details className={styles.shared} onToggle={({ currentTarget }) => setOpen(currentTarget.open)}>
      <summary>As WhatsApp, LinkedIn and X show it</summary>
      {shared && <Networks {...shared} />}
    </details>
  )
}

function Networks({ title, description, host, picture }: Shared) {
  const shown = <img src={picture} alt="" />
  return (
    <section className={styles.preview} aria-label="As networks show it">
      <figure className={styles.whatsapp}>
        <figcaption>WhatsApp</figcaption>
        <div>
          {shown}
          <b>{title}</b>
          <span>{description}</span>
          <small>{host}</small>
        </div>
      </figure>
      <figure className={styles.linkedin}>
        <figcaption>LinkedIn</figcaption>
        <div>
          {shown}
          <b>{title}</b>
          <small>{host}</small>
        </div>
      </figure>
      <figure className={styles.x}>
        <figcaption>X</figcaption>
        <div>
          {shown}
          <b>{title}</b>
        </div>
        <small>From {host}</small>
      </figure>
    </section>
  )
}
