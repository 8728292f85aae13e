import type { CSSProperties } from 'react'
import { phone } from '~/breakpoints'
import type { PictureData } from '~/components/picture/picture'
import { Edge, type WovenPicture } from '~/woven/edge/edge'
import { Facts } from '../facts'
import { HeroPicture } from './hero-picture'
import './layouts.css'
import './layouts-beside.css'
import './layouts-lower.css'
import './layouts-tablet.css'
import './layouts-phone.css'
import styles from './opening.module.css'
import './patches.css'

export interface OpeningProps {
  /** One of the layouts in layouts.css. */
  layout: string
  /** The name in its lines, and the width of the widest in em of the client's typeface. */
  lines: string[]
  em: number
  /** Width of each line's letters in em, reserved where they stand singly so that none moves when the typeface arrives. */
  letters: number[][]
  sector: string
  projectType: string
  lead: string
  text: string
  hero: { wide: PictureData; narrow: PictureData }
  band: WovenPicture
}

/** Layouts whose picture stands beside the words. */
const isBeside = (layout: string) => layout === 'split' || layout === 'triptych'

/** Avante's name climbs: every letter knows its step. */
const climbing = (line: string, advances: number[] = []) =>
  [...line].map((letter, step) => (
    <span
      // biome-ignore lint/suspicious/noArrayIndexKey: a letter is its place in the name
      key={step}
      data-step=""
      style={{ '--step': step, inlineSize: `${advances[step]}em` } as CSSProperties}
    >
      {letter}
    </span>
  ))

/** Hero, name, sector, project type, lead, description, client band: the same parts in another layout for every client (CASE-1). */
export function Opening({
  layout,
  lines,
  em,
  letters,
  sector,
  projectType,
  lead,
  text,
  hero,
  band,
}: OpeningProps) {
  return (
    <header className={`${styles.opening} opening-${layout}`} data-opening={layout}>
      <div className={styles.name} data-part="name">
        <h1 className={styles.title} style={{ '--em': em } as CSSProperties}>
          {lines.map((line, index) => (
            <span key={line} className={styles.line}>
              {layout === 'stair' ? climbing(line, letters[index]) : line}
              {index < lines.length - 1 && ' '}
            </span>
          ))}
        </h1>
      </div>
      <Facts className={styles.facts} facts={{ Sector: sector, 'Project Type': projectType }} />
      <p className={styles.lead} data-part="lead">
        {lead}
      </p>
      <p className={styles.text} data-part="text">
        {text}
      </p>
      <div className={styles.art} data-part="art">
        <HeroPicture {...hero} sizes={`${phone} 100vw, ${isBeside(layout) ? 50 : 100}vw`} />
      </div>
      <div className={styles.band} data-part="band">
        <Edge tile={band} weavesIn />
      </div>
    </header>
  )
}
