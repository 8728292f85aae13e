import { wovenPictures } from '~content/load/manifest.server'
import { unknownName, wovenKind } from '~content/schema/known'
import { ContentError } from '~content/validation/problem'

/**
 * A woven picture by its name in media/woven.json.
 * @throws where there is none of that name
 */
export function woven(name: string) {
  const entry = wovenPictures()[name]
  if (!entry) throw new ContentError([{ file: 'media/woven.json', text: unknownName(name, wovenKind) }])
  return { src: entry.src, width: entry.width, height: entry.height }
}

/** The agency's own pattern, for a client without a band. */
const AGENCY_BAND = 'edge-temple-ink-paper'

/** The woven band of a client's page. */
export const clientBand = (id: string) => woven(`band-${id}` in wovenPictures() ? `band-${id}` : AGENCY_BAND)
