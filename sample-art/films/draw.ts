import { join } from 'node:path'
import { encodeFilm, type FilmOrder, filmOrder } from '../../media/films/encode-film'
import { home, launch } from '../lib/browser'
import { shootFilm, shootPoster } from './shoot'

/** The twelve films; each is `films/<id>.ts`. */
export const ids = [
  'bigcupcafe',
  'crumbl',
  'decathlon',
  'dnfairytale',
  'eeve',
  'meatmasala',
  'murghbiryani',
  'palheightsmantra',
  'raagihalwa',
  'ruchi',
  'tatapower',
  'toffeecoffee',
]

/** Films in which everything moves at once: a coarser setting shows nothing and keeps the repository small. */
const busy: Record<string, FilmOrder> = {
  decathlon: { wide: { ...filmOrder.wide, av1: 46, vp9: 46 } },
  ruchi: { wide: { ...filmOrder.wide, av1: 50, vp9: 46 } },
}

/** `npx tsx films/draw.ts <id> ...` draws and encodes films by name, all without a name; `--poster` only their posters. */
const wanted = process.argv.slice(2).filter((word) => !word.startsWith('--'))
const posterOnly = process.argv.includes('--poster')
const unknown = wanted.filter((id) => !ids.includes(id))
if (unknown.length) throw new Error(`No such film: ${unknown.join(', ')}`)
// The media's lists are read from the repository's root.
process.chdir(join(home, '..'))
const browser = await launch()
for (const id of wanted.length ? wanted : ids) {
  const start = Date.now()
  await shootPoster(browser, id)
  if (!posterOnly) {
    const { entry } = await encodeFilm(await shootFilm(browser, id), id, { order: busy[id] ?? filmOrder })
    const weights = entry.files.map(({ bytes }) => `${Math.ceil(bytes / 1000)} kB`).join(', ')
    console.log(`${id} ${((Date.now() - start) / 1000).toFixed(0)} s: ${weights}`)
  }
}

await browser.close()
