import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { encodeLogo, readLogos } from '../../../media/logo-files'
import { PictureError } from '../../../media/picture-files'
import type { Files } from '../disk/journal'
import { checkKind, endOf, type Given, refusalOf } from './given'
import { inFolder } from './in-folder'
import { hashOf, otherOriginals } from './picture-step'

/** Longer side in px below which a logo of pixels looks soft on the wall. */
const SHARP = 400

/**
 * What a logo becomes: its original, the same in one colour for the wall, and its entry. Nothing is in place yet.
 * @param given its name is that of the logo alone, such as `new-brand`
 * @throws PictureError where in one colour nothing could be made out, with what to do
 */
export async function filesOfLogo(given: Given): Promise<Files> {
  const { fileName, bytes, name: id } = given
  const name = `logos/${id}`
  const { format, width, height } = await checkKind({ ...given, name })
  const longer = Math.max(width, height)
  if (format !== 'svg' && longer < SHARP)
    throw new PictureError(
      `${fileName} is only ${longer} px on its longer side and would look soft; ${SHARP} px are needed. Ask for the logo as SVG, or export it larger.`,
    )
  return inFolder(async (folder) => {
    const file = join(folder, `logo${endOf(given)}`)
    writeFileSync(file, bytes)
    const { entry, draft } = await encodeLogo(id, file, hashOf(bytes), folder).catch(refusalOf(fileName))
    const earlier = readLogos()
    const old = earlier[id]
    const original = `media/originals/${name}${endOf(given)}`
    const all = Object.entries({ ...earlier, [id]: entry }).sort(([a], [b]) => (a < b ? -1 : 1))
    return new Map<string, Uint8Array | string | null>([
      ...(old && old.src !== entry.src ? [[`media/files${old.src}`, null] as const] : []),
      ...otherOriginals(name, original),
      [original, bytes],
      [`media/files${draft.src}`, readFileSync(draft.path)],
      ['media/wordmarks.json', `${JSON.stringify(Object.fromEntries(all), null, 2)}\n`],
    ])
  })
}
