import { eyeShapes } from './eye/eye-shapes'
import { warpShapes } from './warp/warp-shapes'
import styles from './woven-definitions.module.css'

/** Noise that is long along one thread and new on the next; a small tile of it repeats, since noise for a whole heading is slow. */
const noise = (frequency: string, size: string, name: string) =>
  `<feTurbulence type="fractalNoise" baseFrequency="${frequency}" seed="7" ${size} stitchTiles="stitch"/><feColorMatrix values="0 0 0 1 0 0 0 0 0 .5 0 0 0 0 .5 0 0 0 0 1"/><feTile result="${name}"/>`
const weft = noise('.02 .47', 'width="250" height="100"', 'weft')
const warp = noise('.47 .02', 'width="100" height="250"', 'warp')

/** Threads of one kind slip along themselves, each edge of a letter by its own way: what tying leaves on an ikat. */
const slipping = (from: string, threads: string, scale: number, channels: string) =>
  `<feDisplacementMap in="${from}" in2="${threads}" scale="${scale}" ${channels} result="once"/>`
const alongWeft = (slip: number) =>
  slipping('SourceGraphic', 'weft', slip, 'xChannelSelector="R" yChannelSelector="G"')
const alongWarp = (slip: number, from = 'SourceGraphic') =>
  slipping(from, 'warp', slip, 'xChannelSelector="G" yChannelSelector="R"')

const filter = (id: string, steps: string) =>
  `<filter id="${id}" x="-3%" y="-10%" width="106%" height="120%">${steps}</filter>`

const weftIkat = (id: string, slip: number) => filter(id, weft + alongWeft(slip))
const warpIkat = (id: string, slip: number) => filter(id, warp + alongWarp(slip))
const doubleIkat = (id: string, slip: number) =>
  filter(id, weft + warp + alongWeft(slip) + alongWarp(slip, 'once'))

/** Lengths: how far threads slip at most, both ways together, in CSS px. */
const definitions = () =>
  `<defs>${eyeShapes()}${warpShapes()}</defs>` +
  weftIkat('weave', 26) +
  weftIkat('weave-fine', 14) +
  weftIkat('weave-finest', 7) +
  warpIkat('weave-warp', 11) +
  doubleIkat('weave-double', 8)

/**
 * What live woven things refer to, once in the document: the eye's parts, warp, and the weave engine: `#weave` (weft ikat) and, for
 * smaller letters and art, `#weave-fine` and `#weave-finest`; `#weave-warp` and `#weave-double` (ikat of the warp, of both). No
 * script, no canvas; an engine that does not draw it shows heavy plain type. It is in the HTML and never changes: the browser's script keeps what it finds there, which saves 0.6 kB of it.
 */
export function WovenDefinitions() {
  return (
    <svg
      className={styles.defs}
      aria-hidden="true"
      width="0"
      height="0"
      colorInterpolationFilters="sRGB"
      suppressHydrationWarning
      // biome-ignore lint/security/noDangerouslySetInnerHtml: constants of the site, nothing that anybody typed
      dangerouslySetInnerHTML={{ __html: import.meta.env.SSR ? definitions() : '' }}
    />
  )
}
