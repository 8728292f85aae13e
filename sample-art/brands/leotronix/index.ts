import type { Drawings } from '../../lib/drawing'
import { components } from './component-sheet'
import { monitor, monitorUpright } from './control-room'
import { card, hero, heroPortrait } from './hero'
import { nightWatch, nightWatchUpright } from './night-watch'
import { knobMacro, moods, typePlate } from './panels'
import { panelApp } from './screens'
import { ladder } from './warning-ladder'

export const drawings: Drawings = {
  hero,
  'hero-portrait': heroPortrait,
  card,
  moods,
  'panel-app': panelApp,
  'control-room': monitor,
  'control-room-phone': monitorUpright,
  'night-watch': nightWatch,
  'night-watch-phone': nightWatchUpright,
  'component-sheet': components,
  'type-plate': typePlate,
  'warning-ladder': ladder,
  'knob-macro': knobMacro,
}
