import { type BandSource, bandSize, weaveBand } from '~/band/client-band.server'
import type { WovenPicture } from '~/woven/edge/edge'
import { pictures, wovenPictures } from '~content/load/manifest.server'
import { project } from '~content/load/project.server'
import { woven, wovenFile } from './media.server'

const isDrawn = (id: string) => `band-${id}` in wovenPictures()

/** What a client's band is woven from, unless one was drawn for it. */
export function bandSource(id: string): BandSource {
  const { name, theme, card } = project(id)
  return { name, theme, picture: pictures()[card.name]?.colours.split(',') ?? [] }
}

/** The woven band of a client: drawn for it, else made from its name and its colours (FREE-8). */
export const clientBand = (id: string): WovenPicture =>
  isDrawn(id) ? woven(`band-${id}`) : { src: `/bands/${id}.webp`, ...bandSize(project(id).name) }

/** The file of a client's band or its bytes, and its height. */
export async function clientBandFile(id: string): Promise<{ file: string | Buffer; height: number }> {
  if (isDrawn(id)) return wovenFile(`band-${id}`)
  const source = bandSource(id)
  return { file: await weaveBand(source), height: bandSize(source.name).height }
}
