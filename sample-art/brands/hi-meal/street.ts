import { type Drawing, svg } from '../../lib/drawing'
import {
  broth,
  cheek,
  cream,
  egg,
  grin,
  hank,
  noodle,
  onionGreen,
  onionShade,
  plum,
  plumDark,
  say,
  tomato,
  tomatoShade,
  wordmark,
} from './book'

/** Night fridge: one door open, one pack waving. */
export function nightFridge(): Drawing {
  const jar = (x: number, y: number, width: number, height: number, colour: string, lid: string): string =>
    `<rect x="${x}" y="${y - height}" width="${width}" height="${height}" rx="14" fill="${colour}"/><rect x="${x - 4}" y="${y - height - 24}" width="${width + 8}" height="34" rx="8" fill="${lid}"/>`
  return {
    width: 1500,
    height: 1500,
    html: svg(
      `<g transform="scale(.915) translate(-170 140)"><rect y="-200" width="1900" height="1800" fill="#2E0410"/><path d="M0 1180H1900V1600H0Z" fill="#22030C"/><path d="M760 1180L-482 1510H1465L1290 1180Z" fill="#8A5A1E"/><path d="M800 1180L62 1510H1163L1260 1180Z" fill="#C98A1E"/>
      <path d="M660 130Q660 90 700 90H1340Q1380 90 1380 130V1190H660Z" fill="${plumDark}"/><rect x="700" y="128" width="640" height="1030" fill="${noodle}"/><rect x="726" y="154" width="588" height="980" fill="#FFE58A"/><rect x="1270" y="154" width="44" height="980" fill="${noodle}"/><rect x="940" y="154" width="160" height="22" fill="${cream}"/>
      <rect x="726" y="430" width="588" height="18" fill="${cream}"/><rect x="726" y="448" width="588" height="8" fill="${broth}"/><rect x="726" y="1090" width="588" height="44" fill="${cream}"/>
      ${jar(760, 430, 96, 150, onionGreen, onionShade)}${jar(880, 430, 76, 190, tomato, plum)}${egg(1030, 396, 0.32)}${egg(1110, 396, 0.32)}${egg(1190, 396, 0.32)}
      <g transform="translate(986 1092) scale(1.95) translate(-1030 -762)">${hank('M1130 690C1220 670 1200 580 1176 530', { pitch: 9, cap: 'round' })}<g transform="translate(1174 516) rotate(-8)">${[-34, -12, 12, 34].map((turn) => `<path d="M0 0V-46" stroke="${plum}" stroke-width="24" stroke-linecap="round" transform="rotate(${turn})"/><path d="M0 0V-46" stroke="${noodle}" stroke-width="14" stroke-linecap="round" transform="rotate(${turn})"/>`).join('')}</g>
      <path d="M916 560L948 762H1118L1150 560Z" fill="${tomato}"/><path d="M1112 560L1094 762H1118L1150 560Z" fill="${tomatoShade}"/><path d="M902 532H1164V566H902Z" fill="${plum}"/>${grin(1030, 650, 0.28, cream, cheek)}</g>
      <path d="M660 90L230 10V1310L660 1190Z" fill="${plum}"/><path d="M230 10L190 20V1300L230 1310Z" fill="#5E0816"/><path d="M640 118L266 48V1262L640 1162Z" fill="#A31A30"/><path d="M620 380L290 350V470L620 480ZM620 700L290 700V830L620 810Z" fill="${plum}"/><path d="M330 350V230h60v124ZM420 358V170h46v192ZM510 366V260h70v112Z" fill="${broth}"/><path d="M320 700V560h80v140ZM440 700V600h50v100Z" fill="${noodle}"/>
      ${say(['You’re', 'up late.', 'Same.'], 1430, 500, 88, { colour: noodle, line: 1.04 })}${wordmark(1436, 1262, 190, noodle)}</g>`,
      1500,
      1500,
    ),
  }
}
