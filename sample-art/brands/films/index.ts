import type { Drawings } from '../../lib/drawing'
import { board } from './board'

/** The board of a film, for the page that shows how films are made. */
export const drawings: Drawings = {
  'board-crumbl': () =>
    board('crumbl', '#FBF2EC', [
      [0.8, 'at rest'],
      [1.55, 'bitten'],
      [2.2, 'outraged'],
      [4.0, 'tastes it'],
      [5.4, 'eats the name'],
      [6.05, 'rolls away'],
    ]),
}
