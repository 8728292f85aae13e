import { type Drawing, svg } from '../../lib/drawing'
import { random } from '../../lib/random'
import { still } from '../../lib/still'
import { cobalt, odia, rect, say, white, yellow } from './book'
import { heroPortrait } from './hero'

/** What lies behind the street, far out of focus: the last light, roofs, and windows in which it is on again. */
function horizon(): Drawing {
  const next = random(31)
  const roofs = Array.from({ length: 34 }, (_, i) => {
    const [x, width, top] = [i * 72 - 20, 60 + next() * 70, 620 + next() * 150]
    const lights = Array.from({ length: 5 }, () =>
      next() < 0.6
        ? rect(
            x + 8 + next() * (width - 30),
            top + 18 + next() * 150,
            13,
            17,
            next() < 0.75 ? '#FFD779' : '#FFF2C8',
          )
        : '',
    )
    return `${rect(x, top, width, 500, i % 2 ? '#0B1634' : '#0E1C42')}${lights.join('')}`
  })
  const sky = `<linearGradient id="dusk" x2="0" y2="1"><stop offset="0" stop-color="#10225C"/><stop offset=".45" stop-color="#2F4FA0"/><stop offset=".72" stop-color="#8F86B8"/><stop offset=".84" stop-color="#F0A98C"/><stop offset="1" stop-color="#FFC98A"/></linearGradient>`
  return {
    width: 2400,
    height: 1000,
    html: svg(
      `<defs>${sky}</defs><rect width="2400" height="900" fill="url(#dusk)"/>${roofs.join('')}`,
      2400,
      1000,
    ),
  }
}

/** The name of the stop on the edge of the roof. */
const fascia = (): Drawing => ({
  width: 2400,
  height: 150,
  html: svg(
    `${rect(0, 0, 2400, 150, cobalt)}<circle cx="96" cy="75" r="44" fill="${yellow}"/><path d="M70 78Q96 108 122 78" fill="none" stroke="${cobalt}" stroke-width="10" stroke-linecap="round"/>${say('Budharaja', 180, 108, 96)}${odia('ବୁଢ଼ାରଜା', 2330, 106, 82, white, 'end')}`,
    2400,
    150,
  ),
})

/** A bus shelter after rain: the poster is the only lamp in the street, and the street has it twice; traced. */
export const busShelter = () =>
  still(1800, 1350, { poster: heroPortrait(), horizon: horizon(), fascia: fascia() })
