import type { Drawings } from '../../lib/drawing'
import { card, hero, heroPortrait } from './hero'

export const drawings: Drawings = {
  hero,
  'hero-portrait': heroPortrait,
  card,
}
