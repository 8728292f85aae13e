import { phone } from '~/breakpoints'

/** By their columns (project-grid.module.css). Cards of five and four are tall: they cut the sides off. */
const wideScreens = { 7: '55.5vw', 5: '52vw', 4: '44vw', 6: '48vw', 12: '96vw' }

/** No place on a phone is less high than its rem. */
const phoneSize = (isWide: boolean) => (isWide ? 'max(103vw, 23rem)' : 'max(50vw, 17.5rem)')

/** How wide the picture of a project's card is shown, in the syntax of `sizes`. */
export const cardSizes = (columns: keyof typeof wideScreens, isWideOnPhones: boolean) =>
  `${phone} ${phoneSize(isWideOnPhones)}, ${wideScreens[columns]}`
