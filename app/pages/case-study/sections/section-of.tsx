import { CallToActionSection } from './call-to-action'
import { Campaign } from './campaign'
import { Client } from './client'
import { Creatives } from './creatives'
import { Films } from './films'
import { GallerySection } from './gallery-section'
import { PullQuote } from './pull-quote'
import type { SectionData } from './section.server'

/** A section by its kind. */
export function SectionOf({ section }: { section: SectionData }) {
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
      // A kind that is forgotten here does not compile.
      return section satisfies never
  }
}
