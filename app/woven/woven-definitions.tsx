import { eyeShapes } from './eye/eye-shapes'
import { rowNoiseMap } from './row-noise-map'
import { warpShapes } from './warp/warp-shapes'
import styles from './woven-definitions.module.css'

/** A displacement by row noise. `slip`: the range in CSS px, over both directions, within which a thread slips. */
const weave = (id: string, slip: number) => {
  const { src, width, height } = rowNoiseMap
  return `<filter id="${id}" x="-3%" y="-10%" width="106%" height="120%" color-interpolation-filters="sRGB" primitiveUnits="userSpaceOnUse"><feImage href="${src}" x="0" y="0" width="${width}" height="${height}" preserveAspectRatio="none" result="noise"/><feTile in="noise" result="rows"/><feDisplacementMap in="SourceGraphic" in2="rows" scale="${slip}" xChannelSelector="R" yChannelSelector="G"/></filter>`
}

const definitions = () =>
  `<defs>${eyeShapes()}${warpShapes()}</defs>${weave('weave', 18)}${weave('weave-fine', 9)}${weave('weave-finest', 4.5)}`

/**
 * Shared definitions of everything woven, once per document: the eye's parts, the warp, and the weave filter `#weave` with
 * `#weave-fine` and `#weave-finest` for smaller letters and art. No script, no canvas; a browser that does not draw filters shows
 * heavy plain type. It is in the HTML and never changes, so hydration keeps it, which saves 0.6 kB of script.
 */
export function WovenDefinitions() {
  return (
    <svg
      className={styles.defs}
      aria-hidden="true"
      width="0"
      height="0"
      suppressHydrationWarning
      // biome-ignore lint/security/noDangerouslySetInnerHtml: constants of the site, nothing that anybody typed
      dangerouslySetInnerHTML={{ __html: import.meta.env.SSR ? definitions() : '' }}
    />
  )
}
