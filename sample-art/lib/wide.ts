/** Width in px from which media/pictures.ts makes a file for wide and dense screens. */
const WIDE = 2400

/** Pictures that a page shows across a wide window, or nearly. */
const shownWide: ReadonlySet<string> = new Set([
  'avante/brochure-cover',
  'avante/brochure-spreads',
  'avante/hero',
  'avante/hoarding',
  'avante/sleeve-flat',
  'dhauli-terrace/terrace-night',
  'films/eeve',
  'hi-meal/chopstick-sleeve',
  'hi-meal/hero',
  'hi-meal/pack-range',
  'hi-meal/poster-trio',
  'homefills/hero',
  'homefills/pack-range',
  'homefills/results',
  'homefills/ui-pantry',
  'homefills/ui-street-map',
  'leotronix/control-room',
  'leotronix/night-watch',
  'leotronix/warning-ladder',
  'lotus-resort/hero',
  'lotus-resort/reel-covers',
  'pmca/canopy-street',
  'pmca/flower-posters',
  'pmca/hero',
  'ppl/hero',
  'ppl/wall-painting',
  'ruchi-tea/results',
  'shuvam-constructions/hoarding',
  'subhadarshini/hero',
  'tpcodl/hero',
  'tpcodl/safety-handbook',
  'tpcodl/sibling-sheet',
  'tpcodl/substation-gate',
  'tpnodl/campaign-hoarding',
  'tpnodl/campaign-results',
  'tpnodl/campaign-stories',
  'tpnodl/hero',
  'trident-galaxy-iii/hero',
  'trident-galaxy-iii/hoarding',
  'vedanta/core-sample',
  'vedanta/scale',
  'vedanta/hero',
  'vedanta/report-edge',
  'vedanta/seven-boards',
])

/** How many pixels of the master each px of the drawing gets: more than one where the picture is shown wide. */
export const pixelsPerPx = (name: string, width: number): number =>
  shownWide.has(name) ? Math.max(1, WIDE / width) : 1
