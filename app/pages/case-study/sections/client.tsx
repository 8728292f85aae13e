import type { CSSProperties } from 'react'
import { type Fact, Facts } from '../facts'
import { type Colours, coloured } from './colours'
import { Gallery, type GalleryProps } from './gallery'

interface ClientProps extends Omit<GalleryProps, 'rhythm'> {
  id: string
  name: string
  typeface: string
  /** Width of the name in em of that typeface. */
  em: number
  bar: Colours
  /** Client, services, objective. */
  facts: Fact[]
}

/** A client on a page of several: a bar in its colours, then its pictures without gaps (CASE-7). Its look is in client.css. */
export function Client({ id, name, typeface, em, bar, facts, ...rows }: ClientProps) {
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
