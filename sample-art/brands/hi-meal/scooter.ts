import {
  broth,
  cream,
  egg,
  ends,
  grin,
  hank,
  onionGreen,
  onionShade,
  plumDark,
  tomato,
  tomatoShade,
  wordmark,
} from './book'

/** Everything on the rider hangs on this line: helmet, neck, back, box, wheel. */
export const axis = 770
/** Where the wheel stands, where the board for the feet is, and the handlebar. */
export const [road, board, bar] = [1424, 1262, 826]
const black = '#2E0410'

/** One half of the handlebar: grip, lever, and the mirror on a stem that is screwed to the bar. `side` is -1 on the left. */
function half(side: number): string {
  const x = (from: number): number => axis + side * from
  const [mx, my] = [x(524), bar - 112]
  return `<path d="M${x(340)} ${bar - 6}C${x(350)} ${bar - 84} ${x(420)} ${bar - 40} ${mx} ${my + 30}" fill="none" stroke="${plumDark}" stroke-width="17" stroke-linecap="round"/><rect x="${x(340) - 22}" y="${bar - 34}" width="44" height="52" rx="10" fill="${plumDark}"/>
    <ellipse cx="${mx}" cy="${my}" rx="88" ry="58" fill="${plumDark}"/><ellipse cx="${mx}" cy="${my - 2}" rx="72" ry="44" fill="${cream}"/><path d="M${mx - 46} ${my - 18}Q${mx - 26} ${my - 34} ${mx} ${my - 35}" stroke="#fff" stroke-width="9" fill="none" stroke-linecap="round"/>${grin(mx, my, 0.14)}
    <path d="M${x(366)} ${bar + 30}Q${x(420)} ${bar + 44} ${x(474)} ${bar + 20}" fill="none" stroke="${plumDark}" stroke-width="13" stroke-linecap="round"/><path d="M${axis} ${bar}H${x(372)}" stroke="${plumDark}" stroke-width="34"/><path d="M${x(382)} ${bar}H${x(470)}" stroke="${black}" stroke-width="54" stroke-linecap="round"/>${[398, 420, 442].map((at) => `<path d="M${x(at)} ${bar - 22}v44" stroke="#6B1228" stroke-width="7"/>`).join('')}`
}

/** What is before the rider: handlebar with mirrors, and the shield behind which the legs stand. */
export const front = `${half(-1)}${half(1)}<path d="M${axis - 250} 900H${axis + 250}L${axis + 286} ${board}H${axis - 286}Z" fill="${onionShade}" stroke="${plumDark}" stroke-width="18" stroke-linejoin="round"/>`

/** The board for the feet, seen from its edge. */
export const footboard = `<rect x="${axis - 356}" y="${board}" width="712" height="40" rx="20" fill="${plumDark}"/><rect x="${axis - 344}" y="${board + 8}" width="688" height="12" rx="6" fill="#8A2A3C"/>`

const tread = [0, 1, 2, 3, 4, 5]
  .map((k) => `M${axis - 44} ${1206 + k * 38}l34 16M${axis + 44} ${1206 + k * 38}l-34 16`)
  .join('')

/** Wheel with its fork, and the exhaust beside it. */
export const wheel = `<rect x="${axis + 96}" y="1218" width="82" height="118" rx="34" fill="${plumDark}"/><ellipse cx="${axis + 137}" cy="1312" rx="26" ry="17" fill="${black}"/><path d="M${axis - 96} 1180h34v150h-34ZM${axis + 62} 1180h34v150h-34Z" fill="${plumDark}"/>
  <path d="M${axis - 60} 1150H${axis + 60}V${road - 40}Q${axis + 60} ${road} ${axis + 22} ${road}H${axis - 22}Q${axis - 60} ${road} ${axis - 60} ${road - 40}Z" fill="${black}"/><path d="${tread}" stroke="#6B1228" stroke-width="10" stroke-linecap="round"/><path d="M${axis} 1180V${road - 16}" stroke="#6B1228" stroke-width="6"/>`

/** Tail over the wheel: lamp, indicators, a plate that grins, the end of the seat. */
export const tail = `<path d="M${axis - 214} 1050H${axis + 214}C${axis + 242} 1130 ${axis + 226} 1218 ${axis + 150} 1250H${axis - 150}C${axis - 226} 1218 ${axis - 242} 1130 ${axis - 214} 1050Z" fill="${plumDark}"/><path d="M${axis - 204} 1052H${axis + 204}C${axis + 228} 1128 ${axis + 214} 1208 ${axis + 146} 1238H${axis - 146}C${axis - 214} 1208 ${axis - 228} 1128 ${axis - 204} 1052Z" fill="${onionGreen}"/><path d="M${axis + 204} 1052C${axis + 228} 1128 ${axis + 214} 1208 ${axis + 146} 1238H${axis + 92}C${axis + 158} 1208 ${axis + 168} 1128 ${axis + 148} 1052Z" fill="${onionShade}"/>
  <rect x="${axis - 104}" y="1092" width="208" height="50" rx="25" fill="${plumDark}"/><rect x="${axis - 94}" y="1100" width="188" height="34" rx="17" fill="${tomato}"/><rect x="${axis - 44}" y="1100" width="88" height="34" fill="#FF7A5C"/><circle cx="${axis - 158}" cy="1117" r="27" fill="${plumDark}"/><circle cx="${axis + 158}" cy="1117" r="27" fill="${plumDark}"/><circle cx="${axis - 158}" cy="1117" r="19" fill="${broth}"/><circle cx="${axis + 158}" cy="1117" r="19" fill="${broth}"/>
  <rect x="${axis - 92}" y="1164" width="184" height="88" rx="12" fill="${plumDark}"/><rect x="${axis - 82}" y="1173" width="164" height="70" rx="7" fill="${cream}"/>${grin(axis, 1204, 0.2)}
  <path d="M${axis - 236} 1052Q${axis - 244} 1000 ${axis - 186} 998H${axis + 186}Q${axis + 244} 1000 ${axis + 236} 1052Q${axis} 1082 ${axis - 236} 1052Z" fill="${black}"/>`

/** The box on its rack says hi with an egg for the dot. */
export function box(): string {
  const [left, top, width, foot] = [axis - 284, 562, 568, 1040]
  const right = left + width
  const tape = Array.from(
    { length: 6 },
    (_, k) => `M${left + k * 110} ${foot - 66}h54l-28 30h-${k ? 54 : 26}Z`,
  )
  const pitch = 20
  // The noodles hang out from under the lid.
  const [stem, bow, i] = [left + 106, left + 296, left + 452]
  const word = `${hank(`M${stem} ${foot}V${top + 290}C${stem} ${top + 150} ${bow} ${top + 150} ${bow} ${top + 290}V${foot}`, { pitch })}${hank(`M${stem} ${foot}V${top}`, { pitch })}${hank(`M${i} ${foot}V${top + 304}`, { pitch })}${ends(i, top + 304, 0, pitch)}`
  return `<path d="M${left + 40} ${top + 40}H${right}L${right + 34} ${top + 62}V${foot + 10}H${left + 40}Z" fill="${tomatoShade}"/><rect x="${left}" y="${top}" width="${width}" height="${foot - top}" rx="34" fill="${tomato}"/>
  <path d="M${left} ${top + 88}V${top + 34}Q${left} ${top - 8} ${left + 40} ${top - 8}H${right - 40}Q${right} ${top - 8} ${right} ${top + 34}V${top + 88}Z" fill="#96142A"/><path d="M${right - 36} ${top - 8}H${right - 14}Q${right + 34} ${top} ${right + 34} ${top + 62}V${top + 88}H${right}V${top + 34}Q${right} ${top - 2} ${right - 36} ${top - 8}Z" fill="${plumDark}"/><path d="M${left} ${top + 74}H${right}V${top + 88}H${left}Z" fill="${plumDark}"/><path d="M${left + 34} ${top + 14}H${left + 300}" stroke="#C23A4C" stroke-width="10" stroke-linecap="round"/>
  <clipPath id="face"><path d="M${left} ${top + 88}H${right}V${foot - 66}H${left}Z"/></clipPath><g clip-path="url(#face)">${word}</g>${egg(i, top + 186, 0.5)}
  <rect x="${left}" y="${foot - 66}" width="${width}" height="30" fill="${cream}"/><clipPath id="tape"><path d="M${left} ${top}H${right}V${foot}H${left}Z"/></clipPath><path d="${tape.join('')}" fill="${onionGreen}" clip-path="url(#tape)"/>${wordmark(left + 40, top + 60, 128)}`
}
