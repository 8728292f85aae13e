// What follows the home page's own script, in one file.
export { HeroLoom } from '~/loom/hero-loom'
export { Strings } from './strings'
