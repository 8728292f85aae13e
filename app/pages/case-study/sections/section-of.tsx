import type { SectionData } from '~content/load/section.server'
import { CallSection } from './call'
import { Campaign } from './campaign'
import { Client } from './client'
import { Creatives } from './creatives'
import { Films } from './films'
import { GallerySection } from './gallery-section'
import { Line } from './line'

/** A section by its kind. */
export function SectionOf({ section }: { section: SectionData }) {
  switch (section.kind) {
    case 'gallery':
      return <GallerySection {...section} />
    case 'creatives':
      return <Creatives {...section} />
    case 'campaign':
      return <Campaign {...section} />
    case 'line':
      return <Line {...section} />
    case 'client':
      return <Client {...section} />
    case 'films':
      return <Films {...section} />
    case 'call':
      return <CallSection {...section} />
  }
}
