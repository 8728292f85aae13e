// Each icon is one stretch of wire 226 px wide that starts and ends on the base line; u runs 0 to 200, v upwards. Where the
// wire has to come back it lies exactly on itself, so that a stroke stays one stroke.
type Icon = (x: number, y: number) => string

/** Turns a compact outline into an icon: `u,v` pairs are straight runs, `q`, `c` and `a` keep their SVG meaning. */
function wire(outline: string): Icon {
  return (x, y) => {
    const body = outline.replace(
      /([LCQ ])(-?[\d.]+),(-?[\d.]+)/g,
      (_, mark: string, u: string, v: string) => `${mark}${x + Number(u)} ${y - Number(v)}`,
    )
    return `L${x + 13} ${y}${body}L${x + 226} ${y}`
  }
}

const polar = (cu: number, cv: number, r: number, degrees: number): string => {
  const a = (degrees / 180) * Math.PI
  return `${(cu + r * Math.cos(a)).toFixed(1)},${(cv + r * Math.sin(a)).toFixed(1)}`
}

/** A full ring of radius r, run from and to its lowest point (u, v). */
const ring = (u: number, v: number, r: number): string =>
  `A${r},${r} 0 0 1 ${u},${v + 2 * r}A${r},${r} 0 0 1 ${u},${v}`

/** A fan's blade from and to its hub: narrow there, broad and rounded outside. */
const blade = (cu: number, cv: number, r: number, turn: number): string =>
  `C${polar(cu, cv, r * 0.7, turn - 46)} ${polar(cu, cv, r * 1.16, turn - 30)} ${polar(cu, cv, r, turn)}C${polar(cu, cv, r * 0.9, turn + 18)} ${polar(cu, cv, r * 0.4, turn + 12)} ${cu},${cv}`

const bulb = wire(
  'L84,0L84,44C84,74 40,92 40,134C40,172 70,200 106,200C142,200 172,172 172,134C172,92 128,74 128,44L114,44L126,118L106,96L86,118L98,44L84,44L84,22L128,22L128,44L128,0',
)
const house = wire(
  'L40,0L40,110L18,90L106,190L146,144.5L146,176L164,176L164,124L194,90L172,110L172,0L128,0L128,76L84,76L84,0L40,0',
)
const bolt = wire('L84,0L104,86L54,86L110,198L154,198L122,120L166,120L84,0')
const plug = wire(
  'L46,0C92,0 106,22 106,58C70,58 56,80 56,104L56,138L72,138L72,196L88,196L88,138L124,138L124,196L140,196L140,138L72,138L156,138L156,104C156,80 142,58 106,58C106,22 92,0 46,0',
)
const fan = wire(
  `L66,0L66,18L106,18L106,48${ring(106, 48, 74)}L106,122${[90, 210, 330].map((turn) => blade(106, 122, 54, turn)).join('')}L106,18L146,18L146,0L66,0`,
)
const kettle = wire(
  'L60,0C48,20 46,36 48,52L8,94L26,112L60,84C68,108 88,116 106,116L106,126A9,9 0 0 1 106,144A9,9 0 0 1 106,126L106,116C124,116 144,108 152,84C182,118 172,196 106,196C40,196 30,118 60,84L152,84C166,62 164,28 152,0L60,0',
)
const meter = wire(
  'L44,0L44,92L62,92A44,44 0 0 1 150,92L106,92L132,122L106,92L44,92L44,184Q44,196 56,196L156,196Q168,196 168,184L168,92L168,52L137,52L137,92L137,52L106,52L106,92L106,52L75,52L75,92L75,52L44,52L168,52L168,0L44,0',
)
const bill = wire(
  'L52,0L52,196L160,196L160,164L82,164L110,164C144,164 144,112 108,112L82,112L130,52L82,112L108,112C124,112 133,124 134,138L82,138L160,138L160,196L160,0L142,16L124,0L106,16L88,0L70,16L52,0',
)
const phone = wire(
  'L72,0Q58,0 58,14L58,34L98,34L108,92L82,92L106,150L128,150L114,108L136,108L98,34L154,34L58,34L58,168L154,168L58,168L58,184Q58,198 72,198L140,198Q154,198 154,184L154,14Q154,0 140,0L72,0',
)
const clock = wire(
  'L106,0A96,96 0 0 1 10,96L28,96L10,96A96,96 0 0 1 106,192L106,174L106,192A96,96 0 0 1 202,96L184,96L202,96A96,96 0 0 1 106,0L106,96L152,110L106,96L106,0',
)
const bell = wire(
  'L106,0C90,0 82,16 82,36L30,36C52,58 52,80 54,110C56,148 80,166 106,170L106,174A12,12 0 0 1 106,198A12,12 0 0 1 106,174L106,170C132,166 156,148 158,110C160,80 160,58 182,36L82,36L130,36C130,16 122,0 106,0',
)
const pin = wire(
  `L106,0C90,56 38,84 38,134C38,172 70,200 106,200C142,200 174,172 174,134C174,84 122,56 106,0L106,106${ring(106, 106, 28)}L106,0`,
)
const pylon = wire(
  'L56,0L141,60L71,60L156,0L131,100L192,100L126,120L121,140L172,140L116,160L106,200L96,160L40,140L91,140L121,140L91,140L86,120L20,100L81,100L131,100L81,100L56,0',
)
const ladder = wire(
  `L58,0${[32, 66, 100, 134]
    .map((v) => `L${58 + v * 0.08},${v}L${154 - v * 0.08},${v}L${58 + v * 0.08},${v}`)
    .join('')}L73.7,196L71.4,168L140.6,168L138.3,196L154,0`,
)
const helmet = wire(
  'L10,0L10,26L38,26C38,100 62,146 88,160L88,74L88,184L124,184L124,74L124,160C150,146 174,100 174,26L38,26L202,26L202,0L10,0',
)
const glove = wire(
  'L70,0L70,60L40,110C30,130 56,140 70,110L76,170C80,190 98,190 98,170L98,120L104,184C106,200 124,200 124,184L124,120L132,172C136,188 152,184 150,168L142,90C146,70 140,60 140,40L70,40L140,40L140,0L70,0',
)
/** The repair van carries its ladder on the roof and stands on the wire. */
const van = wire(
  'L52,0A22,22 0 0 1 30,22L8,22L8,148L28,148L28,172L118,172L118,148L96,148L96,172L96,148L73,148L73,172L73,148L50,148L50,172L50,148L28,148L132,148L132,82L194,82L166,124L132,124L166,124L200,74L200,22L180,22A22,22 0 0 1 136,22A22,22 0 0 1 180,22A22,22 0 0 1 136,22L74,22A22,22 0 0 1 30,22A22,22 0 0 1 74,22A22,22 0 0 1 52,0',
)
const lock = wire(
  `L44,0L44,108L66,108L66,142A40,40 0 0 1 146,142L146,108L66,108L168,108L168,0L106,0L106,38${ring(106, 38, 16)}L106,0L44,0`,
)
const cloud = wire(
  'L94,0L122,46L90,46L112,88L52,88C8,88 6,136 46,136C46,194 122,206 138,160C190,168 204,88 154,88L112,88L90,46L122,46L94,0',
)
const umbrella = wire(
  'L88,0C74,0 68,8 68,22C68,8 74,0 88,0C102,0 106,8 106,22L106,100Q83,122 60,100Q37,122 12,100C14,150 58,184 106,184C82,166 64,140 60,100C64,140 82,166 106,184L106,200L106,184C130,166 148,140 152,100C148,140 130,166 106,184C154,184 198,150 200,100Q175,122 152,100Q129,122 106,100L106,22C106,8 102,0 88,0',
)
const tree = wire(
  'L94,0L94,62C50,40 18,80 46,110C20,150 60,182 84,166C100,202 150,202 150,162C192,150 192,100 166,96C182,58 134,38 118,62L118,90L118,0',
)
const leaf = wire(
  'L62,0Q76,20 86,44C16,88 30,180 172,198C192,90 158,20 86,44L107,84L72,104L107,84L146,74L107,84L126,120L96,144L126,120L160,110L126,120L147,160L86,44Q76,20 62,0',
)
const heart = wire(
  'L106,0C60,50 10,90 20,140C30,190 90,196 106,150C122,196 182,190 192,140C200,90 150,50 106,0',
)

/** The sun over the roofs: its disc is the spiral of the name, wound from the middle and back. */
const spiral = Array.from({ length: 91 }, (_, i) => `L${polar(106, 108, 50 - i * 0.5, 270 - i * 10)}`)
const rays = Array.from({ length: 11 }, (_, i) => {
  const to = 240 - i * 30
  const arc = `A50,50 0 0 1 ${polar(106, 108, 50, to)}`
  return `${arc}L${polar(106, 108, i % 2 ? 94 : 84, to)}L${polar(106, 108, 50, to)}`
})
const sun = wire(
  `L106,0L106,58${rays.join('')}A50,50 0 0 1 106,58${spiral.join('')}${[...spiral].reverse().join('')}L106,0`,
)

export const iconRows: Icon[][] = [
  [bulb, house, bolt, plug, fan, kettle],
  [meter, bill, phone, clock, bell, pin],
  [pylon, ladder, helmet, glove, van, lock],
  [cloud, umbrella, tree, leaf, heart, sun],
]
