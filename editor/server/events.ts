import { EventEmitter } from 'node:events'
import type { Path } from '../core/change'
import type { FilmJob } from '../core/films/jobs'

/** What a window shows: a page with its form, or what opens over both. */
export const views = ['page', 'samples', 'publish', 'versions', 'words'] as const
export type View = (typeof views)[number]

/** Somebody’s window of the editor, and what is open in it. */
export interface Here {
  window: string
  name: string
  email: string
  /** With `page`, a file and one of its fields are open. */
  view: View
  file: string
  path: Path
  /** The field in words. */
  where: string
}

/** What every open window of the editor is told. */
export type EditorEvent =
  | { type: 'file'; file: string; revision: string | null; isByHand: boolean }
  | { type: 'site' }
  | { type: 'film'; job: FilmJob }
  | { type: 'here'; here: Here[] }
  | { type: 'progress'; id: string; text: string; share: number }

/** Passes events on to the windows that are open. */
export class Events extends EventEmitter<{ told: [EditorEvent] }> {
  tell(event: EditorEvent): void {
    this.emit('told', event)
  }
}
