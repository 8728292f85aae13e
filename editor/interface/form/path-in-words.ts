import type { Path } from '../../core/change'
import { titleOf } from '../../core/form/titles'

/** Where a field stands, as the form calls it: `Hero › Tagline`. */
export const pathInWords = (path: Path) =>
  path.map((step) => (typeof step === 'number' ? step + 1 : titleOf(step))).join(' › ')
