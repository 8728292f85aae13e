import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import * as dyes from './dyes'

/** The colours of the site by name. */
const tokens = Object.fromEntries(
  [...readFileSync('app/styles/tokens.css', 'utf8').matchAll(/--(\w+): (#[0-9a-f]{6});/g)].map(
    ([, name, colour]) => [name, colour],
  ),
)

test.each(Object.entries(dyes).filter(([name]) => name in tokens))(
  'EXP-4 drawings are dyed in the site’s %s',
  (name, colour) => expect(colour.toLowerCase()).toBe(tokens[name]),
)
