import { phone } from '~/breakpoints'

/** Cards of seven, five, four, six and twelve columns (project-grid.module.css). Those of five and four are tall: they cut the sides off. */
const seven = '55.5vw'
const five = '52vw'
const four = '44vw'
const six = '48vw'
const twelve = '96vw'

const wideScreens = [seven, five, five, seven, seven, five, four, four, four, six, six, five, seven, twelve]

/** On phones the first of every three is wide, and the last; no place is less high than its rem. */
const phoneSize = (index: number) =>
  index % 3 === 0 || index === wideScreens.length - 1 ? 'max(103vw, 23rem)' : 'max(50vw, 17.5rem)'

/** How wide the picture of a project's card is shown, in the syntax of `sizes`. */
export const cardSizes = (index: number) => `${phone} ${phoneSize(index)}, ${wideScreens[index] ?? twelve}`
