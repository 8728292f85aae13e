import { husk, leafGreen, nitrogen, paddy, phosphorus, potash, root, sky, soil, strata } from './book'

/** The year of one paddy field. A month is 430 wide; its ground lies at 0, air above it, and 0 is its left edge. */
export const monthWide = 430

export interface Month {
  name: string
  task: string
  air: string
  /** What there is to see besides the crop. */
  scene: string
}

/** A farmer bent over the water who sets seedlings. */
const planting = `<g stroke-linecap="round" stroke-linejoin="round" fill="none"><path d="M300-4L306-62L284-104" stroke="${soil}" stroke-width="17"/><path d="M324-4L322-58L288-104" stroke="#5C3827" stroke-width="17"/></g><path d="M262-116C280-128 306-122 316-102L322-62C312-52 296-52 286-58Z" fill="${root}"/><path d="M186-98C204-128 248-140 296-120L300-96C262-92 226-84 198-72Z" fill="${phosphorus}"/><path d="M214-92L194-40L186-8" stroke="#5C3827" stroke-width="12" fill="none" stroke-linecap="round" stroke-linejoin="round"/><circle cx="184" cy="-92" r="17" fill="#5C3827"/><path d="M206-122L136-98L184-70Z" fill="${potash}"/><path d="M186-4C182-20 178-28 170-34M187-4C188-22 188-30 190-38" stroke="${leafGreen}" stroke-width="5" fill="none"/>`

const tree = `<g transform="translate(8 0) scale(.86)"><path d="M86 2C92-40 90-70 84-96H108C102-70 104-40 112 2Z" fill="${soil}"/><path d="M14-110C4-150 50-168 72-152C84-186 140-184 146-150C178-152 190-116 164-100C130-82 40-82 14-110Z" fill="#3FA04A"/><path d="M30-112C26-138 58-150 76-138C92-162 128-160 134-134" fill="none" stroke="${leafGreen}" stroke-width="9" stroke-linecap="round"/></g>`

const sheaf = (x: number, size: number): string =>
  `<g transform="translate(${x} 0) scale(${size})"><path d="M-26 0C-12-30-10-44-12-56L-40-104L-14-92L-8-120L6-94L26-118L26-90L48-96L14-54C14-40 18-24 30 0Z" fill="${husk}"/><path d="M-20-50Q-34-90-62-84M-10-52Q-20-116-44-116M2-52Q2-124-8-136M8-52Q20-118 38-126M14-50Q34-100 62-92" fill="none" stroke="${potash}" stroke-width="9" stroke-linecap="round" stroke-dasharray="1 12 1 11 1 10 60 0"/><path d="M-16-54H18" stroke="${phosphorus}" stroke-width="9"/></g>`

/** Stubble from the last harvest, every 26 px. */
const stubble = (from: number, to: number): string => {
  let d = ''
  for (let x = from; x < to; x += 26) d += `M${x} 0l-4-20M${x + 4} 0v-25M${x + 8} 0l5-19`
  return `<path d="${d}" stroke="${husk}" stroke-width="4.5" stroke-linecap="round" fill="none"/>`
}

const rain = Array.from(
  { length: 34 },
  (_, n) => `M${12 + ((n * 67) % 406)} ${-236 + ((n * 53) % 200)}l-9 30`,
).join('')
const shower = `<path d="${rain}" stroke="${root}" stroke-width="4" stroke-linecap="round" opacity=".8"/>`
const cloud = (x: number, y: number, size: number, fill: string): string =>
  `<path transform="translate(${x} ${y}) scale(${size})" d="M-90 0C-112-40-62-62-44-44C-30-86 36-84 44-46C74-60 104-30 84 0Z" fill="${fill}"/>`

/** Open water in the field, with two lines of light. */
const flooded = (from: number, to: number): string =>
  `<path d="M${from}-4H${to}V16H${from}Z" fill="#9CC7E8"/><path d="M${from + 30} 3H${from + 150}M${from + 210} 8H${to - 60}" stroke="${root}" stroke-width="3.5" stroke-linecap="round"/>`

/** The low dam that keeps the water in. */
const bund = (x: number): string =>
  `<path d="M${x - 34} 18Q${x - 14}-20 ${x}-20T${x + 36} 6V18Z" fill="${strata[0]}"/>`

export const months: readonly Month[] = [
  {
    name: 'Jan',
    task: 'Sleep in.',
    air: '#F3EEDD',
    scene: `${stubble(8, 120)}${stubble(346, 430)}<path d="M136 2V-72M330 2V-72M126-46H340" stroke="${soil}" stroke-width="11" stroke-linecap="round"/><path d="M140-52C150-60 156-62 166-62L176-52ZM160-54Q176-96 226-84Q250-112 276-82T324-52Z" fill="${phosphorus}"/><path d="M202-86L216-54M250-98L262-54" stroke="${potash}" stroke-width="7"/><circle cx="152" cy="-70" r="17" fill="${soil}"/>`,
  },
  {
    name: 'Feb',
    task: 'Mend the bund.',
    air: '#E3F0F2',
    scene: `${stubble(4, 110)}<path d="M96 6Q160-66 232-58T414 6Z" fill="${strata[1]}"/><path d="M196 6Q216-62 272-52T366 6Z" fill="${strata[3]}"/><path d="M120-16Q150-56 200-54" fill="none" stroke="${leafGreen}" stroke-width="8" stroke-linecap="round"/><path d="M318-30L340-158M326-160H356" stroke="${husk}" stroke-width="11" stroke-linecap="round"/><path d="M296-62L342-54Q340-12 314-6Q294-20 296-62Z" fill="${nitrogen}"/>`,
  },
  {
    name: 'Mar',
    task: 'Test the soil.',
    air: sky,
    scene: `<path d="M210 2L222-96H326L338 2Z" fill="${root}" opacity=".92"/><path d="M215-36L210 2H338L333-36Z" fill="${strata[2]}"/><path d="M214-30H334L338 2H210Z" fill="${soil}"/><path d="M212-96H336V-116H212Z" fill="${paddy}"/><path d="M244-66H304" stroke="${husk}" stroke-width="9" stroke-linecap="round"/><circle cx="248" cy="36" r="13" fill="${nitrogen}"/><rect x="286" y="22" width="25" height="25" fill="${phosphorus}" transform="rotate(12 298 34)"/><path d="M354 20l16 28h-32z" fill="${potash}"/>`,
  },
  {
    name: 'Apr',
    task: 'Sweat.',
    air: '#FBDF87',
    scene: `<circle cx="318" cy="-128" r="84" fill="${phosphorus}"/>${tree}<circle cx="150" cy="-66" r="16" fill="${soil}"/><path d="M130-76Q150-96 170-76Z" fill="${potash}"/><path d="M134 0Q130-46 152-48Q168-44 174-24L216-6V0Z" fill="${root}"/><path d="M240 0l14 20l-8 16M300 0l-10 16l12 22M372 0l8 18" stroke="${strata[4]}" stroke-width="5" fill="none"/>`,
  },
  {
    name: 'May',
    task: 'Buy seed.',
    air: '#FAD15A',
    scene: `${cloud(330, -150, 0.8, '#FDF3CF')}${[
      [110, 0.86],
      [330, 0.78],
      [218, 1],
    ]
      .map(
        ([x, size]) =>
          `<g transform="translate(${x} 2) scale(${size})"><path d="M-62 0Q-84-74-42-112L-52-144H52L42-112Q84-74 62 0Z" fill="${root}"/><path d="M42-112Q84-74 62 0H20Q52-60 30-112Z" fill="#E2D9C0"/><path d="M-42-114H42" stroke="${phosphorus}" stroke-width="11"/><path d="M0-84Q30-60 0-18Q-30-60 0-84Z" fill="${leafGreen}"/></g>`,
      )
      .join('')}`,
  },
  { name: 'Jun', task: 'Sow. Look up.', air: '#9DBFDD', scene: `${cloud(250, -156, 1, '#7C9DBF')}${shower}` },
  { name: 'Jul', task: 'Bend. Plant out.', air: '#739FCB', scene: `${shower}${flooded(0, 430)}${planting}` },
  {
    name: 'Aug',
    task: 'Feed.',
    air: '#8DB5DA',
    scene: `${flooded(0, 424)}${bund(426)}${cloud(330, -168, 0.7, '#B9D3EA')}`,
  },
  { name: 'Sep', task: 'Feed again.', air: '#B2D3EA', scene: cloud(300, -180, 0.6, '#E4F1FA') },
  { name: 'Oct', task: 'Hush. It flowers.', air: '#D9EAEE', scene: '' },
  { name: 'Nov', task: 'Watch it bow.', air: '#F8E6AE', scene: '' },
  {
    name: 'Dec',
    task: 'Cut. Cook.',
    air: '#F4D27A',
    scene: `${stubble(6, 430)}${sheaf(66, 0.94)}${sheaf(142, 1.06)}<path d="M262 0C232-22 236-64 262-74H342C368-64 372-22 342 0Z" fill="${soil}"/><path d="M254-80H350" stroke="${soil}" stroke-width="13" stroke-linecap="round"/><path d="M266-86Q302-120 338-86Z" fill="${root}"/><path d="M282-122q-12-16 0-30t0-28M320-122q-12-16 0-30t0-28" stroke="${root}" stroke-width="6" fill="none" stroke-linecap="round"/><path d="M276 4q8-20 16 0q8-24 18 0q8-20 18 0Z" fill="${phosphorus}"/>`,
  },
]
