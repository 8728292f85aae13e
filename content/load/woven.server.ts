import { wovenPictures } from './manifest.server'

/**
 * A woven picture by its name in media/woven.json.
 * @throws where there is none of that name
 */
export function woven(name: string) {
  const entry = wovenPictures()[name]
  if (!entry) throw new Error(`no woven picture “${name}” in media/woven.json`)
  return { src: entry.src, width: entry.width, height: entry.height }
}
