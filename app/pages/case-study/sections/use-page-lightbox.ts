import { useContext, useState } from 'react'
import { useLightbox } from '~/behaviours/lightbox/use-lightbox'
import type { CaptionedPicture } from '~/components/picture/picture'
import { type List, PagePictures } from './page-pictures'

/** The lightbox of a section: it opens with one of the section's pictures and goes on through all of the page (CASE-8). */
export function usePageLightbox() {
  const lists = useContext(PagePictures)
  const [list, setList] = useState<List>('desktop')
  const pictures = lists[list]
  const lightbox = useLightbox(pictures.length)
  /** Opens with a picture, in the order that the screen shows. */
  const open = (picture: CaptionedPicture, order: List) => {
    setList(order)
    lightbox.open(lists[order].findIndex(({ base }) => base === picture.base))
  }
  return { pictures, lightbox, open }
}
