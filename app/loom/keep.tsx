import { type RefObject, useState } from 'react'
import { fillIn } from '~/fill-in'
import { type Cloth, encodeCloth } from '~/woven/cloth/cloth'
import { clothPicture } from '~/woven/cloth/cloth-picture'
import type { ClothPlan } from '~/woven/cloth/cloth-plan'
import words from '~content/loom.yaml'
import styles from './keep.module.css'
import { offerBrief } from './offer-brief'

const CONTACT = '/contact'

/** The address of this page with a cloth in its fragment. */
const clothLink = (cloth: Cloth): string =>
  location.origin + location.pathname + location.search + encodeCloth(cloth)

/** A download must begin within this time (ms); then its URL is revoked. */
const DOWNLOAD_BEGINS = 10_000

/** Has the browser save a picture under a name. */
function savePicture(picture: Blob, name: string): void {
  const link = document.createElement('a')
  link.href = URL.createObjectURL(picture)
  link.download = `${name}.png`
  link.click()
  setTimeout(() => URL.revokeObjectURL(link.href), DOWNLOAD_BEGINS)
}

interface KeepProps {
  cloth: Cloth
  /** As it is drawn on the page. */
  plan: RefObject<ClothPlan | null>
  onUndo(): void
}

/** Ways to keep a cloth: as a picture, as a link (LOOM-3), or with a brief to the studio (LOOM-4). */
export function Keep({ cloth, plan, onUndo }: KeepProps) {
  const [done, setDone] = useState('')

  const keepPicture = async () => {
    const kept = plan.current ? await clothPicture(plan.current) : 'noMemory'
    if (typeof kept === 'string') return setDone(words.keep.pictureFailed[kept])
    savePicture(kept.picture, cloth.name)
    setDone(fillIn(words.keep.pictureKept, { ...kept }))
  }
  const copyLink = async () => {
    try {
      // Undefined on a page without TLS.
      await navigator.clipboard.writeText(clothLink(cloth))
      setDone(words.keep.linkCopied)
    } catch {
      setDone(words.keep.linkFailed)
    }
  }
  const startBrief = () => offerBrief(fillIn(words.subject, { name: cloth.name }), clothLink(cloth))

  return (
    <div className={styles.keep}>
      <button type="button" className={styles.action} onClick={keepPicture}>
        <span>{words.keep.picture}</span>
      </button>
      <button type="button" className={styles.action} onClick={copyLink}>
        <span>{words.keep.link}</span>
      </button>
      <a className={styles.action} href={CONTACT} onClick={startBrief}>
        <span>{words.keep.brief}</span>
      </a>
      <button type="button" className={styles.undo} onClick={onUndo}>
        {words.keep.undo}
      </button>
      <p role="status" className={styles.done}>
        {done}
      </p>
    </div>
  )
}
