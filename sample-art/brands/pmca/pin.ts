const steel = '#E9E7E2'

/** A place on the table. */
type Place = readonly [x: number, y: number]

/**
 * A dressmaker's pin that holds cloth to paper: it lies on the cloth from its head, goes down through both, and its
 * point comes up again out of the paper. The last three are where it goes in, comes out, and ends, in px from the head.
 */
export function pin(
  [x, y]: Place,
  turn: number,
  glass: string,
  [into, out, point]: readonly [number, number, number],
): string {
  const glint = (from: number, to: number): string =>
    `<path d="M${from} 1.6H${to}" stroke="#77726B" stroke-width="2"/>`
  const shaft = `<path d="M0-2.6H${into}V2.6H0Z" fill="${steel}"/>${glint(0, into)}`
  const end = `<path d="M${out}-2.6H${point - 26}L${point} 0L${point - 26} 2.6H${out}Z" fill="${steel}"/>${glint(out, point - 20)}`
  const shade = `<path d="M0 0H${into}M${out} 0H${point - 8}" stroke="#1E0F08" stroke-width="6" stroke-linecap="round" opacity=".45"/><circle r="14" fill="#1E0F08" opacity=".45"/>`
  // Where steel goes in or comes out, it presses a small dark mouth into what it pierces.
  const mouth = (at: number): string => `<ellipse cx="${at}" rx="5.5" ry="4" fill="#1E0F08" opacity=".85"/>`
  return `<g transform="translate(${x + 4} ${y + 6}) rotate(${turn})">${shade}</g>
    <g transform="translate(${x} ${y}) rotate(${turn})">${mouth(into)}${mouth(out)}${shaft}${end}</g>
    <g transform="translate(${x} ${y})"><circle r="15" fill="${glass}"/><path d="M-2 14.8A15 15 0 0 0 14.8 -2A19 19 0 0 1 -2 14.8Z" fill="#000" opacity=".28"/><ellipse cx="-5" cy="-6" rx="4.6" ry="3.2" transform="rotate(-40 -5 -6)" fill="#fff" opacity=".9"/></g>`
}
