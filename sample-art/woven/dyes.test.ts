import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { dyes as showreel } from '../films/showreel/weave'
import * as dyes from './dyes'

/** The grounds of the site by name. */
const grounds = Object.fromEntries(
  [...readFileSync('app/styles/tokens.css', 'utf8').matchAll(/--(\w+): (#[0-9a-f]{6});/g)].map(
    ([, name, colour]) => [name, colour],
  ),
)

test.each(Object.entries({ ...dyes, ...showreel }).filter(([name]) => name in grounds))(
  'EXP-4 drawings are dyed in the site’s %s',
  (name, colour) => {
    expect(colour.toLowerCase()).toBe(grounds[name])
    expect(showreel[name as keyof typeof showreel] ?? colour).toBe(colour)
  },
)
