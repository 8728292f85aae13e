import { EyeShapes } from './eye/eye-shapes'
import type { RowNoiseMap } from './row-noise-map.server'
import styles from './woven-definitions.module.css'

/** Distance in CSS px over which a thread slips at most, both ways together. */
const SLIPS = { weave: 18, 'weave-fine': 9 } as const

interface WovenDefinitionsProps {
  /** A prop instead of an import: it is in the HTML already, so the script does not carry it again. */
  noise: RowNoiseMap
}

/**
 * What live woven things refer to, once in the document: the eye's parts, and the weave engine: one displacement by row
 * noise, named `#weave` and (for phones and small art) `#weave-fine`. No script, no canvas; an engine that does not draw it
 * shows heavy plain type.
 */
export function WovenDefinitions({ noise }: WovenDefinitionsProps) {
  return (
    <svg className={styles.defs} aria-hidden="true" width="0" height="0">
      <EyeShapes />
      {Object.entries(SLIPS).map(([id, slip]) => (
        <filter
          key={id}
          id={id}
          x="-3%"
          y="-10%"
          width="106%"
          height="120%"
          colorInterpolationFilters="sRGB"
          primitiveUnits="userSpaceOnUse"
        >
          <feImage
            href={noise.src}
            x="0"
            y="0"
            width={noise.width}
            height={noise.height}
            preserveAspectRatio="none"
            result="noise"
          />
          <feTile in="noise" result="rows" />
          <feDisplacementMap
            in="SourceGraphic"
            in2="rows"
            scale={slip}
            xChannelSelector="R"
            yChannelSelector="G"
          />
        </filter>
      ))}
    </svg>
  )
}
