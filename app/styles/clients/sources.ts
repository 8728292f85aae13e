import type { Typeface } from '~content/schema/typefaces'

/** Where a client's typeface comes from: a file of a fontsource package, and the axes it is frozen at. */
interface Source {
  file: string
  axes?: Record<string, number>
}

const latin = (name: string, weight = 400) => ({
  file: `@fontsource/${name}/files/${name}-latin-${weight}-normal.woff2`,
})
const archivo = '@fontsource-variable/archivo/files/archivo-latin-standard-normal.woff2'

/** `anek` is the agency's own. Archivo is cut twice: TPNODL's poster black, and TPCODL's wire. */
export const sources: Record<Exclude<Typeface, 'anek'>, Source> = {
  archivo: { file: archivo, axes: { wght: 900, wdth: 118 } },
  'archivo-wire': { file: archivo, axes: { wght: 340, wdth: 125 } },
  'bodoni-moda': latin('bodoni-moda', 500),
  italiana: latin('italiana'),
  'alfa-slab-one': latin('alfa-slab-one'),
  'dm-serif-display': latin('dm-serif-display'),
  caprasimo: latin('caprasimo'),
  'bagel-fat-one': latin('bagel-fat-one'),
  'big-shoulders-display': latin('big-shoulders-display', 800),
  'bowlby-one': latin('bowlby-one'),
  'familjen-grotesk': latin('familjen-grotesk', 700),
  'rozha-one': latin('rozha-one'),
  'tilt-warp': latin('tilt-warp'),
  'young-serif': latin('young-serif'),
  michroma: latin('michroma'),
}
