import { flame, marigold, umber } from './book'
import { bob } from './garland'
import { limb } from './street'

const skin = '#6A3C22'

/** A mason who plumbs the corner he stands on, his feet at (x, y): one arm holds the string out over the edge. */
export const mason = (x: number, y: number): string => {
  const legs = `${limb('M-4-26L-6-4M4-26L6-4', umber, 7.5)}${limb('M-7-2.5H-1M5-2.5H11', '#4A2A1C', 5)}`
  const shirt = `<path d="M-9-24L-10-46Q-9-50-5-50H6Q10-50 11-46L9-24Z" fill="${flame}"/><path d="M-9.6-36H9.9V-31H-9.4Z" fill="${marigold}"/>`
  const head = `<path d="M-2-52H4V-48H-2Z" fill="${skin}"/><circle cx="1.5" cy="-58" r="7.4" fill="${skin}"/><path d="M-8-60C-8-72 11-72 11-60H14V-57.6H-8Z" fill="${marigold}"/>`
  // Sleeve first, then the bare forearm: both arms leave the body at the shoulder.
  const hip = `${limb('M-8-46L-15-36L-9-29', skin, 4.6)}${limb('M-8-46L-13-38.6', flame, 6)}`
  const hold = `${limb('M8-46L17-40L28-46', skin, 4.6)}${limb('M8-46L15-41.4', flame, 6)}<circle cx="28.6" cy="-46.4" r="3.4" fill="${skin}"/>`
  const string = `<path d="M29-46V22" stroke="${umber}" stroke-width="2.4"/>`
  return `<g transform="translate(${x} ${y})">${string}${hip}${legs}${shirt}${head}${hold}</g>${bob(x + 29, y + 58, 38)}`
}
