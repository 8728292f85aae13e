import { ore, sand } from './book'
import { cutOut } from './first-tree-paper'

const [yellow, dim, dark] = ['#FFC21A', '#D9980C', '#8C6A00']

/** A wheel as three discs of paper. */
const wheel = (x: number): string =>
  cutOut(`<circle cx="${x}" cy="-34" r="34" fill="#1E0604"/>`, 'thin') +
  cutOut(`<circle cx="${x}" cy="-34" r="20" fill="#5B1F13"/>`, 'thin') +
  cutOut(`<circle cx="${x}" cy="-34" r="10" fill="${sand}"/>`, 'thin')

/** A dump truck from the side in layers of paper, nose to the right, its wheels on the ground at (x, y). */
export function truck(x: number, y: number): string {
  const load =
    cutOut('<path d="M-112-128Q-84-176-44-160Q-18-184 16-156Q40-150 52-124Z" fill="#6B2A1F"/>', 'thin') +
    cutOut('<path d="M-84-126Q-62-160-30-146Q-4-164 22-124Z" fill="#A8452B"/>', 'thin')
  const far = `<g fill="#12040a"><circle cx="-88" cy="-40" r="32"/><circle cx="66" cy="-40" r="32"/></g>`
  const frame = cutOut(`<path d="M-118-62H120L126-34H-112Z" fill="${dark}"/>`, 'thin')
  const cab = `${cutOut(`<path d="M58-128H104L124-84V-40H50Z" fill="${dim}"/>`, 'thin')}<path d="M74-116H98L112-84H74Z" fill="${ore}"/><path d="M98-116L112-84H100L88-116Z" fill="#7A3224"/>`
  const skip =
    cutOut(
      `<path d="M-146-134H46L60-152H118L112-140H74L44-58H-92Q-124-84-146-134Z" fill="${yellow}"/>`,
      'sheet',
    ) +
    `<path d="M-134-118H58L62-134H-146Z" fill="#FFE08A"/>` +
    [-86, -44, -2].map((u) => `<path d="M${u}-118H${u + 12}L${u + 10}-58H${u + 2}Z" fill="${dim}"/>`).join('')
  const lamp = '<circle cx="120" cy="-62" r="6" fill="#FFF9E2"/>'
  return `<g transform="translate(${x} ${y})"><path d="M-176-2Q-150-18-60-16H116L124 0Q-20 12-150 8Z" fill="#54190F" opacity=".6" filter="url(#fade)"/>${far}${load}${frame}${cab}${skip}${lamp}${wheel(-74)}${wheel(84)}</g>`
}
