import type { CSSProperties } from 'react'
import { phone } from '~/breakpoints'
import { Image, type PictureData, phoneSources, sources } from '~/components/picture/picture'
import { Edge, type WovenPicture } from '~/woven/edge/edge'
import { type Fact, Facts } from '../parts'
import styles from './opening.module.css'

interface HeroPictureProps {
  wide: PictureData
  narrow: PictureData
  sizes: string
}

/** The hero, with another composition for phones. Each has its own size, so that nothing moves when it loads. */
function HeroPicture({ wide, narrow, sizes }: HeroPictureProps) {
  return (
    <picture
      className={styles.picture}
      style={
        { '--wide': wide.width / wide.height, '--narrow': narrow.width / narrow.height } as CSSProperties
      }
    >
      <source
        media={phone}
        type="image/avif"
        srcSet={phoneSources(narrow)}
        sizes="100vw"
        width={narrow.width}
        height={narrow.height}
      />
      <source
        type="image/avif"
        srcSet={sources(wide)}
        sizes={sizes}
        width={wide.width}
        height={wide.height}
      />
      <Image
        file={{ src: `${wide.base}.${wide.fallback}.webp`, width: wide.width, height: wide.height }}
        alt={wide.alt}
        fetchPriority="high"
      />
    </picture>
  )
}

interface OpeningProps {
  /** The name in its lines, and the width of the widest in em of the client's typeface. */
  lines: string[]
  em: number
  /** Widths of each line's letters in em if they are separate elements, reserved so that none moves when the typeface loads. */
  letters: number[][] | undefined
  /** Sector and project type. */
  facts: Fact[]
  lead: string
  text: string
  /** `halfWidth`: but on phones the picture takes half of the window, which `sizes` tells the browser. */
  hero: { wide: PictureData; narrow: PictureData; halfWidth: boolean }
  band: WovenPicture
}

/** Every letter as an element with its number, which a look can place. */
const singleLetters = (line: string, advances: number[] = []) =>
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

/** Hero, name, sector, project type, lead, description, client band: each client's look places them (CASE-1). */
export function Opening({ lines, em, letters, facts, lead, text, hero, band }: OpeningProps) {
  return (
    <header className={styles.opening} data-opening="">
      <div className={styles.name} data-part="name">
        <h1 className={styles.title} style={{ '--em': em } as CSSProperties}>
          {lines.map((line, index) => (
            <span key={line} className={styles.line}>
              {letters ? singleLetters(line, letters[index]) : line}
              {index < lines.length - 1 && ' '}
            </span>
          ))}
        </h1>
      </div>
      <Facts className={styles.facts} facts={facts} />
      <p className={styles.lead} data-part="lead">
        {lead}
      </p>
      <p className={styles.text} data-part="text">
        {text}
      </p>
      <div className={styles.art} data-part="art">
        <HeroPicture {...hero} sizes={`${phone} 100vw, ${hero.halfWidth ? 50 : 100}vw`} />
      </div>
      <div className={styles.band} data-part="band">
        <Edge tile={band} weavesIn />
      </div>
    </header>
  )
}
