import { openCuts, setLine } from './set-line.server'

const text = openCuts('app/styles/fonts/anek-text.ttf', 'app/styles/fonts/anek-text-extended.ttf')
const display = openCuts('app/woven/heading/anek-display.ttf', 'app/woven/heading/anek-display-extended.ttf')

/** Letter-spacing of action links in em, as `--tracking-lead` sets it. */
const ACTION_TRACKING = -0.01
/** Weights of a link in the bar: at rest, and of the page that is shown (NAV-5). */
const LINK_WEIGHTS = [300, 400]

const rounded = (em: number) => Math.ceil(em * 1000) / 1000

/** Measures each label once: every page has the same ones. */
function once(measure: (label: string) => number): (label: string) => number {
  const known = new Map<string, number>()
  return (label) => {
    const width = known.get(label) ?? rounded(measure(label))
    known.set(label, width)
    return width
  }
}

/** Width in em of a link in the bar at its heaviest; kept free for it, so that nothing moves when the typeface arrives. */
export const barLinkWidth = once((label) =>
  Math.max(...LINK_WEIGHTS.map((wght) => setLine(label, text, { wght }).width)),
)

/** Width in em of the label of a call to action. */
export const actionLabelWidth = once(
  (label) => setLine(label, display, { wdth: 100 }).width + ACTION_TRACKING * [...label].length,
)
