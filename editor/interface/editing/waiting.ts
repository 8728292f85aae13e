import type { Change } from '../../core/change'
import type { Waiting } from './use-file'

/** Letters of one field that are typed within this time are one step for Undo (ms). */
const WORD = 2500

let group = 0
let last = { path: '', at: 0 }

/** The name of the step that a change belongs to. */
function groupOf(change: Change): string {
  const path = change.op === 'set' ? change.path.join('.') : ''
  const now = Date.now()
  if (path === '' || path !== last.path || now - last.at > WORD) group += 1
  last = { path, at: now }
  return `${performance.timeOrigin}-${group}`
}

/** What is still to be sent, with one change more: of two states of the same field only the later is sent. */
export function joined(
  waiting: readonly Waiting[],
  { change, label, group }: { change: Change; label: string; group?: string },
): Waiting[] {
  const previous = waiting.at(-1)
  const next = { change, label, group: group ?? groupOf(change) }
  const isSameField =
    previous?.change.op === 'set' &&
    change.op === 'set' &&
    previous.change.path.join('.') === change.path.join('.')
  return isSameField ? [...waiting.slice(0, -1), next] : [...waiting, next]
}
