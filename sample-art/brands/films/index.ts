import type { Drawings } from '../../lib/drawing'
import { board } from './board'

/** The boards of three films, for the page that shows how films are made. */
export const drawings: Drawings = {
  'board-bigcupcafe': () =>
    board('bigcupcafe', '#F3F0E2', [
      [0.2, 'a cup. hold'],
      [1.1, 'in a towel'],
      [2.6, 'up, no hurry'],
      [3.7, 'splash'],
      [4.1, 'gone under'],
      [5.4, 'stays in'],
    ]),
  'board-eeve': () =>
    board('eeve', '#F6F4EA', [
      [0.7, 'cat asleep'],
      [1.3, 'no sound'],
      [2.2, 'still nothing'],
      [2.7, 'past the cat'],
      [3.2, 'a petal lands'],
      [3.9, 'the meter jumps'],
    ]),
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
