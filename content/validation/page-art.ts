/** Woven pictures that pages show whatever content says; the page loaders ask for each by its name. */
const edges = [
  'sampler',
  'diamonds-paper-saffron',
  'diamonds-saffron-paper',
  'temple-indigo-ink',
  'temple-ink-paper',
  'diamonds-paper-husk',
  'wheels',
]
const services = ['3d-vfx', 'av-production', 'brand-identity', 'marketing-360', 'print-media', 'ui-ux']
const topknots = [1, 2, 3, 4, 5]
const cloths = [1, 2, 3, 4, 5, 6, 7]

export const pageArt: readonly string[] = [
  ...edges.flatMap((name) => [`edge-${name}`, `edge-${name}-phone`]),
  ...services.flatMap((id) => [`swatch-${id}`, `fringe-${id}`]),
  ...cloths.flatMap((number) => [`cloth-${number}`, `cloth-tablet-${number}`, `strip-${number}`]),
  ...topknots.map((number) => `topknot-${number}`),
  'chair-strung',
  'chair-woven',
  'cube-cloth',
  'cube-side',
  'cubes',
  'grey-cube',
  'knot-register',
  'knot-rows',
  'knot3d',
  'long-guest',
  'lotus-plate-black',
  'lotus-plate-white',
  'lotus-plate-yellow',
  'open-door',
  'screens',
  'sounding-warp',
  'waveform',
  'wheel',
  'wheels-rolling',
  'wide-screen',
]
