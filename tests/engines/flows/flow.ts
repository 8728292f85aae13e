import type { FrontServer } from '../front-server'
import type { Visitor } from '../visitor'

/** Something a visitor does, from an empty tab on. */
export interface Flow {
  /** Begins with the requirements it proves. */
  title: string
  /** Throws where the site does not do as it should. */
  run(visitor: Visitor, front: FrontServer): Promise<void>
  /** What the browser is right to complain about here. */
  expects?: RegExp
}
