import type { Drawings } from '../../lib/drawing'
import { card, hero, heroPortrait } from './hero'
import { knobMacro, moods, typePlate } from './panels'
import { components, ladder, monitor, monitorUpright, panelApp } from './screens'

export const drawings: Drawings = {
  hero,
  'hero-portrait': heroPortrait,
  card,
  moods,
  'panel-app': panelApp,
  'control-room': monitor,
  'control-room-phone': monitorUpright,
  'component-sheet': components,
  'type-plate': typePlate,
  'warning-ladder': ladder,
  'knob-macro': knobMacro,
}
