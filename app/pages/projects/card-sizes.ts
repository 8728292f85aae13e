import { phone, phoneOrTablet } from '~/breakpoints'

/** By their columns (project-grid.module.css). */
const wideScreens = { 4: '31vw', 6: '48vw', 12: '96vw' }

/** No place on a phone is less high than its rem. */
const phoneSize = (isWide: boolean) => (isWide ? 'max(103vw, 23rem)' : 'max(50vw, 17.5rem)')

/** How wide the picture of a project's card is shown, in the syntax of `sizes`. */
export const cardSizes = (columns: keyof typeof wideScreens, isWideOnPhones: boolean) =>
  `${phone} ${phoneSize(isWideOnPhones)}, ${wideScreens[columns]}`

/** The same for the story (story.module.css). */
export const storySizes = `${phone} 100vw, ${phoneOrTablet} 96vw, 64vw`
