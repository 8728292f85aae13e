import type { CSSProperties } from 'react'
import { ActionLink } from '~/components/action/action'
import type { CaptionedPicture } from '~/components/picture/picture'
import { Heading } from '~/woven/heading/heading'
import { Warp } from '~/woven/warp/warp'
import { warpRow } from '~/woven/warp/warp-shapes'
import { coloured, Facts } from '../parts'
import actionStyles from './call-to-action.module.css'
import { Campaign } from './campaign'
import { Creatives } from './creatives'
import { Films } from './films'
import { Gallery, GallerySection, type List } from './gallery'
import quoteStyles from './pull-quote.module.css'
import type { SectionData } from './sections.server'

/** A client on a page of several: a bar in its colours, then its pictures without gaps (CASE-7). Its styles are in client.css. */
function Client({ id, name, typeface, em, bar, facts, ...rows }: SectionData<'client'>) {
  return (
    <section
      id={id}
      data-part="client"
      data-typeface={typeface}
      style={coloured(bar)}
      aria-labelledby={`${id}-name`}
    >
      <div data-part="bar">
        <div>
          <h2 id={`${id}-name`} style={{ '--em': em } as CSSProperties}>
            {name}
          </h2>
        </div>
        <Facts facts={facts} />
      </div>
      <Gallery {...rows} rhythm="flush" />
    </section>
  )
}

/** One sentence in the client's voice, as large as the screen allows. The client's look may style it. */
function PullQuote({ lines, em, leading, lang, colours }: SectionData<'pull-quote'>) {
  return (
    <div className={quoteStyles.quote} data-part="quote" style={coloured(colours)}>
      <p
        lang={lang}
        className={quoteStyles.words}
        style={{ '--em': em, '--leading': leading } as CSSProperties}
      >
        {lines.map((line) => (
          <span key={line} className={quoteStyles.row}>
            {`${line} `}
          </span>
        ))}
      </p>
    </div>
  )
}

/** The call to action that ends the page, with a warp whose last knot the reader ties (CASE-7). */
function CallToActionSection({ heading, label, ground }: SectionData<'call-to-action'>) {
  return (
    <section className={actionStyles.action} data-part="action" data-ground={ground}>
      <div className={actionStyles.words} data-part="action-words">
        <div className={actionStyles.heading}>
          <Heading text={heading} level={2} woven={ground === 'ink'} />
        </div>
        <ActionLink href="/contact" size="large" colour={ground === 'vermilion' ? 'ink' : 'vermilion'}>
          {label}
        </ActionLink>
      </div>
      <Warp row={warpRow(13, 'xMaxYMid slice')} />
    </section>
  )
}

/** A section by its kind. */
export function Section({ section }: { section: SectionData }) {
  switch (section.kind) {
    case 'gallery':
      return <GallerySection {...section} />
    case 'creatives':
      return <Creatives {...section} />
    case 'campaign':
      return <Campaign {...section} />
    case 'pull-quote':
      return <PullQuote {...section} />
    case 'client':
      return <Client {...section} />
    case 'films':
      return <Films {...section} />
    case 'call-to-action':
      return <CallToActionSection {...section} />
    default:
      // A kind that is missing here does not compile.
      return section satisfies never
  }
}

/** The pictures of a page's sections, in both orders. */
export function collectPictures(sections: SectionData[]): Record<List, CaptionedPicture[]> {
  const inOrder = (list: List) =>
    sections.flatMap((section) => {
      if (section.kind === 'creatives') return section.pictures
      return 'desktop' in section ? section[list].flat() : []
    })
  return { desktop: inOrder('desktop'), mobile: inOrder('mobile') }
}
