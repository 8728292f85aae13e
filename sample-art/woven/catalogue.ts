import { landAndTable } from './bands/land-and-table'
import { powerAndHomes } from './bands/power-and-homes'
import { cubeFoot, greyCube } from './heroes/cubes'
import { strungChair, wovenChair } from './heroes/half-woven-chair'
import { halftoneEyes } from './heroes/halftone-eyes'
import { knotRegister, knotRows } from './heroes/knot-register'
import { knot3d } from './heroes/knot3d'
import { topknots } from './heroes/topknots'
import { waveform } from './heroes/waveform'
import { greatWheel, rollingWheels, smallWheel } from './heroes/wheels'
import { windowStreet } from './heroes/windows'
import { filmStrip, year1998 } from './heroes/year-and-film'
import { speakers } from './people/speakers'
import { team } from './people/team'
import type { Pictures } from './picture'
import { edges } from './pictures/edges'
import { pancham } from './pictures/pancham'
import { swatches } from './pictures/swatches'

/** Every woven picture by name. */
export const pictures: Pictures = {
  ...edges,
  ...pancham,
  ...swatches,
  ...team,
  ...speakers,
  ...powerAndHomes,
  ...landAndTable,
  'knot-register': knotRegister,
  'knot-rows': knotRows,
  'halftone-eyes': halftoneEyes,
  windows: windowStreet,
  ...topknots,
  'chair-strung': strungChair,
  'chair-woven': wovenChair,
  waveform,
  knot3d,
  cubes: cubeFoot,
  'grey-cube': greyCube,
  wheel: greatWheel,
  'wheel-small': smallWheel,
  'wheels-rolling': rollingWheels,
  'year-1998': year1998,
  'film-strip': filmStrip,
}
