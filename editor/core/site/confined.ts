import { lstatSync, realpathSync } from 'node:fs'
import { dirname, join, relative, resolve, sep } from 'node:path'

/** A path that leads out of the folders that the editor may write. */
export class OutsideOfContent extends Error {
  override readonly name = 'OutsideOfContent'
}

const isThere = (path: string): boolean => {
  try {
    lstatSync(path)
    return true
  } catch {
    return false
  }
}

/**
 * The path of a file inside one folder of the project.
 * @throws OutsideOfContent where dots or a link would lead out of the folder
 */
export function confined(home: string, folder: string, file: string): string {
  const root = resolve(home, folder)
  const path = resolve(root, file)
  const isInside = (one: string, around: string) => {
    const way = relative(around, one)
    return way !== '' && way !== '..' && !way.startsWith(`..${sep}`) && resolve(around, way) === one
  }
  if (file.includes('\0') || !isInside(path, root)) throw new OutsideOfContent(`${file} is not in ${folder}.`)
  let there = path
  while (!isThere(there)) there = dirname(there)
  const real = realpathSync(there)
  const realRoot = realpathSync(isThere(root) ? root : home)
  if (real !== realRoot && !isInside(real, realRoot))
    throw new OutsideOfContent(`${file} leads out of ${folder}.`)
  return join(folder, relative(root, path))
}
