import { type Drawing, svg } from '../../lib/drawing'
import { still } from '../../lib/still'
import { broth, cheek, cream, greeting, grin, noodle, onionGreen, plum, say, tomato } from './book'
import { posterOf } from './lettering'
import { flavours } from './packs'

/** What is printed round a cup: its face looks out where three quarters of the way round are done. */
function sleeve({ body, ink, flavour }: (typeof flavours)[number]): Drawing {
  const [width, height, face] = [2400, 1000, 1800]
  const art = `<rect width="${width}" height="${height}" fill="${body}"/><rect y="140" width="${width}" height="44" fill="${ink}"/>${grin(face, 470, 0.92, ink, cheek)}${say(flavour, face, 840, 150, { anchor: 'middle', colour: ink })}`
  return { width, height, html: svg(art, width, height) }
}

/** Broad stripes of the awning, as it was sewn. */
function awning(): Drawing {
  const stripes = Array.from(
    { length: 20 },
    (_, i) => `<rect x="${i * 100}" width="100" height="500" fill="${i % 2 ? cream : tomato}"/>`,
  )
  return { width: 2000, height: 500, html: svg(stripes.join(''), 2000, 500) }
}

/** The hem of the awning greets in all four flavours. */
const valance = (): Drawing => ({
  width: 2800,
  height: 200,
  html: svg(
    `<rect width="2800" height="200" fill="${cream}"/><rect y="168" width="2800" height="32" fill="${tomato}"/>${['hi', 'yo', 'oye', 'hey'].map((word, i) => say(word, 350 + i * 700, 142, 150, { anchor: 'middle', colour: i % 2 ? onionGreen : tomato })).join('')}`,
    2800,
    200,
  ),
})

/** Glazed tiles of the counter; one row of them grins. */
function tiles(): Drawing {
  const [width, height, side] = [2800, 800, 200]
  const glazed = Array.from({ length: (width / side) * (height / side) }, (_, i) => {
    const [column, row] = [i % (width / side), Math.floor(i / (width / side))]
    const [x, y] = [column * side, row * side]
    const grins = row === 1
    const fill = grins ? noodle : (column + row) % 2 ? cream : '#F2DFA8'
    return `<rect x="${x + 4}" y="${y + 4}" width="${side - 8}" height="${side - 8}" rx="8" fill="${fill}"/>${grins ? grin(x + side / 2, y + 92, 0.24, plum, broth) : ''}`
  })
  return {
    width,
    height,
    html: svg(`<rect width="${width}" height="${height}" fill="#B9926A"/>${glazed.join('')}`, width, height),
  }
}

/** The rider’s box, front: the greeting as it is on the hero. */
const box = (): Drawing => ({
  width: 1000,
  height: 1000,
  html: svg(
    `<rect width="1000" height="1000" fill="${tomato}"/><svg x="40" y="60" width="920" height="880" viewBox="300 120 1400 1240">${greeting()}</svg>`,
    1000,
    1000,
  ),
})

/** Two in the morning. */
const clock = (): Drawing => ({
  width: 600,
  height: 600,
  html: svg(
    `<rect width="600" height="600" fill="${cream}"/>${Array.from({ length: 12 }, (_, i) => `<rect x="290" y="52" width="20" height="${i % 3 ? 34 : 62}" rx="8" fill="${plum}" transform="rotate(${i * 30} 300 300)"/>`).join('')}<path d="M300 300V110" stroke="${plum}" stroke-width="24" stroke-linecap="round"/><path d="M300 300L404 240" stroke="${tomato}" stroke-width="32" stroke-linecap="round"/><circle cx="300" cy="300" r="30" fill="${plum}"/>`,
    600,
    600,
  ),
})

/** The shop that is still open; its sign is five noodles of light to a stroke. Traced. */
export const nightShop = () =>
  still(1680, 1050, {
    ...Object.fromEntries(flavours.map((flavour, i) => [`cup-${i}`, sleeve(flavour)])),
    awning: awning(),
    valance: valance(),
    tiles: tiles(),
    box: box(),
    clock: clock(),
    'poster-oye': posterOf('oye'),
  })
