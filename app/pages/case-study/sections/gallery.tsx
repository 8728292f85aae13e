import { type CSSProperties, createContext, useContext, useState } from 'react'
import { onPhone } from '~/behaviours/media-query/media-query'
import { Lightbox, type LightboxWords } from '~/components/lightbox/lightbox'
import { useLightbox } from '~/components/lightbox/use-lightbox'
import {
  type CaptionedPicture,
  Picture,
  type PictureData,
  ratio,
  rowShare,
} from '~/components/picture/picture'
import { Sideways } from '~/components/sideways/sideways'
import { type Colours, coloured } from '../parts'
import styles from './gallery.module.css'
import sectionStyles from './section.module.css'
import thumbnailStyles from './thumbnail.module.css'

/** The orders of a page's pictures: for wide screens and for phones. */
export type List = 'desktop' | 'mobile'

export interface GalleryPicture extends CaptionedPicture {
  /** A long picture that phones swipe sideways. */
  swiped?: boolean
  /** It has a row of its own on tablets. */
  across?: boolean | undefined
}

/** `flush` touches the edges and itself, `inset` keeps margins and gaps. */
type Rhythm = 'flush' | 'inset'

/** All pictures of a page's galleries, in both orders: every lightbox shows all of them (CASE-8). */
export const PagePictures = createContext<Record<List, CaptionedPicture[]>>({ desktop: [], mobile: [] })

/** The list for the current screen. */
const shownList = (): List => (!import.meta.env.SSR && onPhone() ? 'mobile' : 'desktop')

/**
 * The lightbox of a section: it opens with one of the section's pictures and continues through all of the page's (CASE-8).
 * @param first the section's first picture, which names it in the history
 */
export function usePageLightbox(first: CaptionedPicture | undefined) {
  const lists = useContext(PagePictures)
  const [list, setList] = useState<List>(shownList)
  const pictures = lists[list]
  const lightbox = useLightbox(pictures.length, `lightbox ${first?.base}`)
  /** Opens with a picture, in the order of the current screen. */
  const open = (picture: CaptionedPicture) => {
    const shown = shownList()
    setList(shown)
    lightbox.open(lists[shown].findIndex(({ base }) => base === picture.base))
  }
  return { pictures, lightbox, open }
}

interface ThumbnailProps {
  picture: PictureData
  sizes: string
  onOpen(): void
}

/** A picture of a gallery; a click opens it large (CASE-8). Its corners are square, because client work is shown unchanged. */
export function Thumbnail({ picture, sizes, onOpen }: ThumbnailProps) {
  return (
    <button type="button" className={thumbnailStyles.thumbnail} aria-haspopup="dialog" onClick={onOpen}>
      <Picture picture={picture} sizes={sizes} />
    </button>
  )
}

export interface GalleryProps {
  desktop: GalleryPicture[][]
  mobile: GalleryPicture[][]
  rhythm: Rhythm
  /** The words of the lightbox. */
  words: LightboxWords
  /** True if a heading above provides the space. */
  afterHeading?: boolean
}

/**
 * Two lists in two orders, one for wide screens and one for phones (CASE-1). The list for the other screen is not displayed, and
 * its pictures are lazy, so they are not downloaded (CASE-8).
 */
export function Gallery({ desktop, mobile, rhythm, words, afterHeading = false }: GalleryProps) {
  const lists = { desktop, mobile }
  const { pictures, lightbox, open } = usePageLightbox(desktop[0]?.[0])

  const renderRows = (name: List) => (
    <div className={styles.list} data-list={name}>
      {lists[name].map((row) => (
        <div key={row[0]?.base} className={styles.row}>
          {row.map((picture) => {
            const thumbnail = (
              <Thumbnail
                picture={picture}
                sizes={picture.swiped ? 'auto, 170vw' : `auto, ${rowShare(picture, row)}vw`}
                onOpen={() => open(picture)}
              />
            )
            return (
              <figure
                key={picture.base}
                data-across={picture.across || undefined}
                style={{ '--ratio': ratio(picture) } as CSSProperties}
              >
                {picture.swiped ? (
                  <Sideways>
                    <div className={styles.long}>{thumbnail}</div>
                  </Sideways>
                ) : (
                  thumbnail
                )}
                {picture.caption && <figcaption>{picture.caption}</figcaption>}
              </figure>
            )
          })}
        </div>
      ))}
    </div>
  )

  return (
    <div className={styles.gallery} data-rhythm={rhythm} data-after-heading={afterHeading || undefined}>
      {renderRows('desktop')}
      {renderRows('mobile')}
      <Lightbox words={words} pictures={pictures} lightbox={lightbox} />
    </div>
  )
}

interface GallerySectionProps extends GalleryProps {
  heading?: string | undefined
  text?: string | undefined
  colours?: Colours | undefined
}

/** A gallery with or without a heading. */
export function GallerySection({ heading, text, colours, rhythm, ...rows }: GallerySectionProps) {
  return (
    <section className={sectionStyles.section} style={coloured(colours)}>
      {heading && (
        <div className={sectionStyles.head}>
          <h2 className={sectionStyles.heading}>{heading}</h2>
          {text && <p className={sectionStyles.note}>{text}</p>}
        </div>
      )}
      <Gallery {...rows} rhythm={rhythm} afterHeading={Boolean(heading)} />
    </section>
  )
}
