import type { CSSProperties } from 'react'
import type { PictureData } from '~/components/picture/picture'
import { Edge, type WovenPicture } from '~/woven/edge/edge'
import { HeroPicture } from './hero-picture'
import upper from './layouts.module.css'
import beside from './layouts-beside.module.css'
import lower from './layouts-lower.module.css'
import tablet from './layouts-tablet.module.css'
import styles from './opening.module.css'
import patches from './patches.module.css'

export interface OpeningProps {
  /** One of the layouts in layouts.module.css. */
  layout: string
  /** The name in its lines, and the width of the widest in em of the client's typeface. */
  lines: string[]
  em: number
  sector: string
  projectType: string
  lead: string
  text: string
  hero: { wide: PictureData; narrow: PictureData }
  band: WovenPicture
}

const layouts: Record<string, string | undefined> = { ...upper, ...beside, ...lower }

/** Half the screen where the picture stands beside the text, all of it elsewhere. */
const sizes: Record<string, string> = {
  split: '50vw',
  triptych: '42vw',
  quilt: '60vw',
  stair: '75vw',
  swiss: '70vw',
}

/** Hero, name, sector, project type, lead, description, client band: the same parts in another layout for every client (CASE-1). */
export function Opening({ layout, lines, em, sector, projectType, lead, text, hero, band }: OpeningProps) {
  return (
    <header
      className={[styles.opening, layouts[layout], tablet[layout], patches[layout]].filter(Boolean).join(' ')}
      data-opening={layout}
    >
      <div className={styles.name} data-part="name">
        <h1 className={styles.title} style={{ '--em': em } as CSSProperties}>
          {lines.map((line, index) => (
            <span key={line} className={styles.line}>
              {line}
              {index < lines.length - 1 && ' '}
            </span>
          ))}
        </h1>
      </div>
      <dl className={styles.facts} data-part="facts">
        <div>
          <dt>Sector</dt>
          <dd>{sector}</dd>
        </div>
        <div>
          <dt>Project Type</dt>
          <dd>{projectType}</dd>
        </div>
      </dl>
      <p className={styles.lead} data-part="lead">
        {lead}
      </p>
      <p className={styles.text} data-part="text">
        {text}
      </p>
      <div className={styles.art} data-part="art">
        <HeroPicture {...hero} sizes={`(width < 700px) 100vw, ${sizes[layout] ?? '100vw'}`} />
      </div>
      <div className={styles.band} data-part="band">
        <Edge tile={band} />
      </div>
    </header>
  )
}
