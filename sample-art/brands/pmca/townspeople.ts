import { cloth, mirror, patch, round, stitch } from './book'

const { scarlet, turmeric, kajal, leaf, undyed, blue } = cloth
const [brown, dark] = ['#7A4526', '#5E3319']

/** A limb: cloth has no bones, so it bends in one curve. */
const limb = (path: string, colour: string, width: number): string =>
  `<path d="${path}" fill="none" stroke="${colour}" stroke-width="${width}" stroke-linecap="round" stroke-linejoin="round"/>`

/** A head in profile looking left, its middle at (x, y). */
const head = (x: number, y: number, skin: string, hair: string): string =>
  `<g transform="translate(${x} ${y})"><path d="M-5 8H9V26H-5Z" fill="${skin}"/>${patch('M-11 -10C-10 -16 8 -20 13 -8C17 4 11 15 0 16C-6 16 -9 13 -9 9L-12 7L-10 3L-15 1L-11 -5Z', skin)}${hair}<circle cx="-6" cy="-2" r="1.7" fill="${kajal}"/></g>`

/** A woman on her way with a pot on her head: one arm up to it, the other swinging, the sari full of stride. */
export function potBearer(sari: string, border: string): string {
  const thread = sari === undyed ? scarlet : undyed
  const skirt = 'M-15 -84C-28 -62 -44 -34 -48 -10C-30 0 -14 -8 2 -3C18 0 34 -6 46 -14C38 -40 26 -64 18 -84Z'
  const hem =
    'M-46 -22C-47 -18 -48 -14 -48 -10C-30 0 -14 -8 2 -3C18 0 34 -6 46 -14L42 -26C30 -18 16 -13 2 -15C-14 -20 -30 -12 -46 -22Z'
  const folds = 'M-6 -78C-14 -60 -22 -40 -24 -20M4 -78C4 -58 4 -40 4 -18M12 -76C20 -60 24 -44 28 -22'
  const fall =
    'M-17 -124C2 -128 16 -116 22 -96C30 -74 34 -54 52 -34L34 -26C20 -46 14 -70 6 -88C0 -100 -10 -104 -17 -104Z'
  const hair = `<path d="M-10 -10C-8 -20 12 -22 15 -6C17 2 14 8 9 10C8 2 4 -4 -2 -6C-6 -7 -9 -8 -10 -10Z" fill="${kajal}"/>${patch(round(18, 3, 8), kajal)}<circle cx="21" cy="-1" r="3.4" fill="${turmeric}"/><circle cx="15" cy="-3" r="3" fill="${undyed}"/>`
  return `${limb('M-26 -8L-34 -1H-44', brown, 9)}${limb('M28 -8L34 -4H26', dark, 9)}${limb('M14 -116C26 -102 32 -88 26 -70', dark, 9)}
  ${patch(skirt, sari)}${patch(hem, border)}${stitch(folds, thread, 2.6)}${patch('M-15 -124C-22 -110 -19 -94 -16 -79H19C22 -96 20 -114 12 -126Z', border)}
  ${head(-2, -141, brown, hair)}${patch(fall, sari, thread, 0.82, 12, -80)}${limb('M-12 -117L-36 -131L-22 -166', brown, 9)}
  <g transform="translate(0 7)">${patch('M-14 -170H10L8 -162H-12Z', undyed)}${patch('M-25 -186C-25 -174 -14 -168 -2 -168S21 -174 21 -186C21 -198 12 -202 6 -204L9 -211H-13L-10 -204C-16 -202 -25 -198 -25 -186Z', border === turmeric ? undyed : turmeric)}${stitch('M-24 -186H20', scarlet, 2.6)}</g>`
}

/** A man under a sewn parasol, in mid-stride, his wrap blown back. */
export function parasolBearer(shirt: string, wrap: string): string {
  const shade =
    'M-96 -186C-90 -238 -40 -262 0 -264C40 -262 90 -238 96 -186C80 -198 62 -198 48 -186C32 -198 14 -198 0 -186C-14 -198 -32 -198 -48 -186C-62 -198 -80 -198 -96 -186Z'
  const hair = `<path d="M-11 -9C-10 -20 12 -22 14 -6C15 0 13 4 10 6C8 -2 2 -6 -11 -9Z" fill="${kajal}"/>`
  return `<g transform="rotate(-7 -14 -110)">${patch('M-17 -192H-12V-92H-17Z', undyed)}<g transform="translate(-14 0)">${patch(shade, scarlet, undyed, 0.86, 0, -216)}${limb('M0 -262C-14 -240 -26 -214 -30 -194M0 -262C14 -240 26 -214 30 -194', turmeric, 2.6)}${patch('M-3 -276H3V-262H-3Z', kajal)}${mirror(0, -232, 9, turmeric)}</g></g>
  ${limb('M14 -50L34 -26L44 -4H32', dark, 10)}${limb('M-8 -50L-22 -24L-28 -2H-42', brown, 10)}
  ${patch('M-18 -76C-22 -56 -34 -42 -38 -26C-22 -16 -6 -24 2 -44C14 -26 24 -22 42 -30C36 -46 24 -58 20 -76Z', wrap, turmeric, 0.8, 0, -48)}
  ${patch('M-18 -122C-24 -104 -22 -84 -24 -66C-8 -60 12 -60 28 -68C22 -88 24 -106 16 -122C6 -128 -8 -128 -18 -122Z', shirt, scarlet, 0.82, 0, -92)}
  ${head(0, -144, dark, hair)}${limb('M12 -114C26 -102 34 -92 30 -76', brown, 10)}${limb('M-12 -114C-26 -104 -30 -100 -18 -104', brown, 10)}${patch('M-8 -126L14 -124C22 -110 20 -96 28 -84L18 -80C10 -94 8 -108 -8 -118Z', scarlet)}`
}

/** A child at a run with a paper windmill; looks to the left. */
export function runner(shirt: string, shorts: string): string {
  const sails = [turmeric, blue, scarlet, undyed].map(
    (fill, i) =>
      `<g transform="translate(-50 -104) rotate(${i * 90 + 18})">${patch('M0 0C4 -12 16 -20 26 -16L0 0Z', fill)}</g>`,
  )
  const hair = `<path d="M-11 -8C-12 -20 12 -24 15 -6C16 2 14 8 9 9C8 2 4 -2 -2 -4Z" fill="${kajal}"/>`
  return `${limb('M6 -40L26 -28L44 -38', dark, 8)}${limb('M10 -74L28 -62L36 -74', dark, 7)}${limb('M-4 -40L-22 -28L-20 -4L-30 -2', brown, 8)}
  ${patch('M-10 -52C-20 -46 -26 -38 -26 -28L-12 -22L0 -34L16 -20L26 -32C20 -42 14 -48 12 -54Z', shorts)}${patch('M-12 -84C-18 -72 -14 -60 -12 -48C-4 -44 8 -44 15 -50C14 -62 18 -74 10 -84Z', shirt, undyed, 0.78, 0, -66)}
  ${head(-2, -102, brown, hair)}${limb('M-8 -76C-20 -66 -30 -72 -38 -80', brown, 7)}${limb('M-36 -70L-50 -104', undyed, 3.4)}${sails.join('')}${mirror(-50, -104, 5, kajal)}`
}

/** A garland round the neck, nape to throat. */
const flowers = Array.from({ length: 9 }, (_, i) => {
  const t = i / 8
  const [a, b, c] = [(1 - t) ** 2, 2 * t * (1 - t), t ** 2]
  const [x, y] = [62 * a + 66 * b + 104 * c, -116 * a - 22 * b - 84 * c].map((v) => v.toFixed(1))
  return `<g filter="url(#sewn)"><circle cx="${x}" cy="${y}" r="7.5" fill="${i % 2 ? scarlet : turmeric}"/></g><circle cx="${x}" cy="${y}" r="2.6" fill="${i % 2 ? turmeric : scarlet}"/>`
})

/** The bull of the street, dressed for the day: hump, dewlap, painted horns, a garland and a saddle of mirrors. */
export const cow = `${patch('M-84 -62L-66 -58L-74 -34L-96 -4L-106 -2L-108 -8L-100 -12L-90 -36Z', '#E4D9BF')}${patch('M50 -54L66 -52L84 -28L90 -6L98 0H80L74 -24L54 -40Z', '#E4D9BF')}
  ${patch('M-100 -98C-118 -92 -120 -66 -112 -42L-118 -22C-110 -16 -104 -22 -104 -32L-106 -44C-110 -64 -108 -80 -96 -88Z', kajal)}
  ${patch('M-100 -84C-102 -98 -92 -108 -76 -108C-50 -108 -28 -102 -6 -106C8 -110 14 -136 36 -134C52 -132 54 -118 66 -114C80 -118 90 -128 104 -128C114 -126 120 -116 126 -106L142 -88C146 -80 138 -72 128 -74L106 -80C98 -70 92 -56 80 -44C72 -34 60 -34 52 -42C24 -32 -20 -34 -50 -48C-58 -50 -64 -50 -70 -48C-90 -52 -98 -68 -100 -84Z', undyed, scarlet, 0.9, 8, -84)}
  ${patch('M-98 -76C-84 -82 -60 -66 -62 -48C-66 -40 -74 -34 -74 -26L-68 -4L-60 0H-82L-84 -28C-92 -42 -100 -56 -98 -76Z', undyed)}${patch('M34 -60C50 -64 64 -56 62 -44L56 -26L58 -4L66 0H46L44 -26C36 -36 32 -48 34 -60Z', undyed)}
  ${patch('M126 -104L142 -88C146 -80 138 -72 128 -74L118 -77C116 -86 120 -96 126 -104Z', '#3A3038')}${patch('M84 -116C72 -122 60 -118 56 -108C66 -100 78 -102 88 -108Z', undyed)}
  ${patch('M94 -126C84 -140 88 -156 104 -164C98 -150 100 -140 106 -130Z', scarlet)}${patch('M104 -128C106 -142 116 -152 130 -152C120 -144 116 -136 114 -124Z', blue)}${stitch('M97 -134C94 -142 96 -150 100 -156', turmeric, 2.4)}
  <path d="M100 -112C104 -116 110 -116 113 -111C109 -107 104 -107 100 -112Z" fill="${kajal}"/><path d="M99 -117L96 -120M104 -119L103 -123" stroke="${kajal}" stroke-width="2.4" stroke-linecap="round"/><circle cx="134" cy="-84" r="2.4" fill="${kajal}"/>
  ${patch('M-62 -110C-40 -104 -20 -104 0 -108C4 -88 2 -70 -4 -56C-22 -52 -44 -54 -58 -60C-66 -76 -66 -94 -62 -110Z', leaf, turmeric, 0.82, -30, -82)}${[-46, -30, -14].map((x) => mirror(x, x === -30 ? -82 : -84, x === -30 ? 11 : 7, x === -30 ? scarlet : turmeric)).join('')}${flowers.join('')}`
