import { createContext } from 'react'
import type { CaptionedPicture } from '~/components/picture/picture'
import type { SectionData } from './section.server'

/** The orders of a page's pictures: for wide screens and for phones. */
export type List = 'desktop' | 'mobile'

/** All pictures of a page's galleries, in both orders: its lightboxes go through all of them (CASE-8). */
export const PagePictures = createContext<Record<List, CaptionedPicture[]>>({ desktop: [], mobile: [] })

/** Those pictures, of the page's sections in their order. */
export function picturesOf(sections: SectionData[]): Record<List, CaptionedPicture[]> {
  const inOrder = (list: List) =>
    sections.flatMap((section) => {
      if (section.kind === 'creatives') return section.pictures
      return 'desktop' in section ? section[list].flat() : []
    })
  return { desktop: inOrder('desktop'), mobile: inOrder('mobile') }
}
