import type { FrontServer } from '../front-server'
import type { Visitor } from '../visitor'

/**
 * What the page says if the browser allows no sound before a gesture: the showreel waits for one (HOME-2). Firefox's driver does not
 * tell the error.
 */
export const soundRefused = /The showreel did not start: (NotAllowedError|JSHandle@error)/

/** What the browser is right to complain about on a page. */
export function expectedAt(path: string): RegExp {
  if (path === '/nope') return /404/
  return path === '/' || path === '/services/av-production' ? soundRefused : /^$/
}

/** Something a visitor does, from an empty tab on. */
export interface Flow {
  /** Begins with the requirements it proves. */
  title: string
  /** Throws if the site does not behave. */
  run(visitor: Visitor, front: FrontServer): Promise<void>
  /** What the browser is right to complain about here. */
  expects?: RegExp
}
