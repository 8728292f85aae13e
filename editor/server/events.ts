import type { FilmJob } from '../core/films/jobs'

/** What every open window of the editor is told. */
export type EditorEvent =
  | { type: 'file'; file: string; revision: string | null; isByHand: boolean }
  | { type: 'site' }
  | { type: 'film'; job: FilmJob }
  | { type: 'progress'; id: string; text: string; share: number }

type Listener = (event: EditorEvent) => void

/** Passes events on to the windows that are open. */
export function openEvents() {
  const listeners = new Set<Listener>()
  return {
    tell: (event: EditorEvent) => {
      for (const listener of listeners) listener(event)
    },
    listen(listener: Listener): () => void {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
  }
}

export type Events = ReturnType<typeof openEvents>
