import { existsSync } from 'node:fs'
import { launch } from '../lib/browser'
import { encode, filmOrder, type Order } from './encode'
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
const busy: Record<string, Order> = {
  decathlon: { ...filmOrder, av1: 46, vp9: 46 },
  ruchi: { ...filmOrder, av1: 50, vp9: 46 },
}

/** `npx tsx films/draw.ts <id> ...` draws and encodes films by name, all without a name; `--poster` only their posters. */
const wanted = process.argv.slice(2).filter((word) => !word.startsWith('--'))
const posterOnly = process.argv.includes('--poster')
const unknown = wanted.filter((id) => !ids.includes(id))
if (unknown.length) throw new Error(`No such film: ${unknown.join(', ')}`)
const browser = await launch()
for (const id of wanted.length ? wanted : ids) {
  if (!existsSync(new URL(`./${id}.ts`, import.meta.url))) continue
  const start = Date.now()
  await shootPoster(browser, id)
  if (!posterOnly) {
    const { files } = encode(await shootFilm(browser, id), id, busy[id])
    const weights = files.map(({ bytes }) => `${Math.ceil(bytes / 1000)} kB`).join(', ')
    console.log(`${id} ${((Date.now() - start) / 1000).toFixed(0)} s: ${weights}`)
  }
}

await browser.close()
