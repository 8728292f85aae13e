import { woven } from './woven.server'

/** A section's woven edge for wide screens and phones, e.g. `temple-ink-paper`. */
export const edge = (name: string) => ({ tile: woven(`edge-${name}`), phone: woven(`edge-${name}-phone`) })
