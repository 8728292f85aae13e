import { closeBrowsers } from '../lib/master'
import { drawSocial, socialNames } from './collect'

/**
 * `npx tsx social/draw.ts` (all), `npx tsx social/draw.ts home project-avante` (some); the same as
 * `npm run draw -- social` and `social/home social/project-avante`. Needs the site's own packages beside this programme's.
 */
const wanted = process.argv.slice(2)
const { failed } = await drawSocial(wanted.length ? wanted : socialNames)
await closeBrowsers()
if (failed) process.exitCode = 1
