import { useContext, useState } from 'react'
import { onPhone } from '~/behaviours/media-query/queries'
import { useLightbox } from '~/components/lightbox/use-lightbox'
import type { CaptionedPicture } from '~/components/picture/picture'
import { type List, PagePictures } from './page-pictures'

/** The list that the screen shows. */
const shownList = (): List => (!import.meta.env.SSR && onPhone() ? 'mobile' : 'desktop')

/**
 * The lightbox of a section: it opens with one of the section's pictures and goes on through all of the page (CASE-8).
 * @param first the section's first picture, which names it in the history
 */
export function usePageLightbox(first: CaptionedPicture | undefined) {
  const lists = useContext(PagePictures)
  const [list, setList] = useState<List>(shownList)
  const pictures = lists[list]
  const lightbox = useLightbox(pictures.length, `lightbox ${first?.base}`)
  /** Opens with a picture, in the order that the screen shows. */
  const open = (picture: CaptionedPicture) => {
    const shown = shownList()
    setList(shown)
    lightbox.open(lists[shown].findIndex(({ base }) => base === picture.base))
  }
  return { pictures, lightbox, open }
}
