import { type RefObject, useState } from 'react'
import type { Cloth } from '~/behaviours/loom/cloth'
import { offerBrief } from '~/behaviours/loom/offer-brief'
import { clothLink } from '~/behaviours/loom/use-cloth-address'
import { fillIn } from '~/fill-in'
import { clothPicture } from '~/woven/cloth/cloth-picture'
import type { ClothPlan } from '~/woven/cloth/cloth-plan'
import words from '~content/loom.yaml'
import styles from './keep.module.css'
import { savePicture } from './save-picture'

/** Not from `~/navigation`: every page would carry that it is asked for here. */
const CONTACT = '/contact'

interface KeepProps {
  cloth: Cloth
  /** As it is drawn on the page. */
  plan: RefObject<ClothPlan | null>
  onUndo(): void
}

/** Ways to keep a cloth: as a picture, as a link (LOOM-3), and with a brief to the studio (LOOM-4). */
export function Keep({ cloth, plan, onUndo }: KeepProps) {
  const [done, setDone] = useState('')

  const keepPicture = async () => {
    const kept = plan.current && (await clothPicture(plan.current))
    if (kept) savePicture(kept.picture, cloth.name)
    setDone(kept ? fillIn(words.keep.pictureKept, { ...kept }) : words.keep.pictureFailed)
  }
  const copyLink = () =>
    navigator.clipboard.writeText(clothLink(cloth)).then(
      () => setDone(words.keep.linkCopied),
      () => setDone(words.keep.linkFailed),
    )
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
