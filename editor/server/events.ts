import { EventEmitter } from 'node:events'
import type { FilmJob } from '../core/films/jobs'

/** What every open window of the editor is told. */
export type EditorEvent =
  | { type: 'file'; file: string; revision: string | null; isByHand: boolean }
  | { type: 'site' }
  | { type: 'film'; job: FilmJob }
  | { type: 'progress'; id: string; text: string; share: number }

/** Passes events on to the windows that are open. */
export class Events extends EventEmitter<{ told: [EditorEvent] }> {
  tell(event: EditorEvent): void {
    this.emit('told', event)
  }
}
