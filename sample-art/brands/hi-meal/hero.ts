import { type Drawing, svg } from '../../lib/drawing'
import { greeting, heat, say, tomato } from './book'

/** One hank of noodles, lifted by chopsticks out of a grinning bowl, writes “hi”. */
export function hero(): Drawing {
  return {
    width: 2000,
    height: 1250,
    html: svg(
      `<rect width="2000" height="1250" fill="${tomato}"/>${heat(2000, 1250)}${greeting()}`,
      2000,
      1250,
    ),
  }
}

/** For a phone: the letters stand the full height, the bowl fills the foot. */
export function heroPortrait(): Drawing {
  return {
    width: 1080,
    height: 1350,
    html: svg(
      `<rect width="1080" height="1350" fill="${tomato}"/>${heat(1080, 1350)}<g transform="translate(-250 312) scale(.8)">${greeting(322)}</g>${say(['Ready when', 'you say it.'], 64, 148, 82, { line: 1.02 })}`,
      1080,
      1350,
    ),
  }
}
