import { landAndTable } from './bands/land-and-table'
import { powerAndHomes } from './bands/power-and-homes'
import { crafts } from './heroes/crafts'
import { cubeFoot } from './heroes/cubes'
import { cubeCloth, cubeSide, greyCube } from './heroes/grey-cube'
import { strungChair, wovenChair } from './heroes/half-woven-chair'
import { knotRegister, knotRows } from './heroes/knot-register'
import { knot3d } from './heroes/knot3d'
import { lotusPlates } from './heroes/lotus-plates'
import { longGuest, openDoor } from './heroes/open-door'
import { screenSteps, screens, screensOnPhones, wideScreen } from './heroes/screens'
import { sixThreadsOnPhones, wideSixThreads } from './heroes/six-threads'
import { soundingWarp } from './heroes/sounding-warp'
import { topknots } from './heroes/topknots'
import { waveform } from './heroes/waveform'
import { greatWheel, rollingWheels, rollingWheelsOnPhones } from './heroes/wheels'
import { filmStrip, year1998, year1998Row } from './heroes/year-and-film'
import { speakers } from './people/speakers'
import { team } from './people/team'
import type { Pictures } from './picture'
import { edges } from './pictures/edges'
import { pancham } from './pictures/pancham'
import { samplers } from './pictures/sampler'
import { swatches } from './pictures/swatches'

/** Every woven picture by name. */
export const pictures: Pictures = {
  ...edges,
  ...samplers,
  ...pancham,
  ...swatches,
  ...team,
  ...speakers,
  ...powerAndHomes,
  ...landAndTable,
  'knot-register': knotRegister,
  'knot-rows': knotRows,
  ...lotusPlates,
  screens,
  'screens-on-phones': screensOnPhones,
  'screen-steps': screenSteps,
  'wide-screen': wideScreen,
  'six-threads': wideSixThreads,
  'six-threads-on-phones': sixThreadsOnPhones,
  'open-door': openDoor,
  'long-guest': longGuest,
  ...topknots,
  'chair-strung': strungChair,
  'chair-woven': wovenChair,
  waveform,
  'sounding-warp': soundingWarp,
  knot3d,
  crafts,
  cubes: cubeFoot,
  'grey-cube': greyCube,
  'cube-cloth': cubeCloth,
  'cube-side': cubeSide,
  wheel: greatWheel,
  'wheels-rolling': rollingWheels,
  'wheels-rolling-on-phones': rollingWheelsOnPhones,
  'year-1998': year1998,
  'year-1998-row': year1998Row,
  'film-strip': filmStrip,
}
