import { phone, phoneOrTablet } from '~/breakpoints'

/** Width (vw) and shape of a card's frame, by its columns (project-grid.module.css). */
const frames = { 4: [31, 4 / 3], 6: [48, 4 / 3], 12: [96, 2] } as const

/** No place on a phone is less high than its rem. */
const phoneSize = (isWide: boolean) => (isWide ? 'max(103vw, 23rem)' : 'max(50vw, 17.5rem)')

/** A picture of a wider shape than its frame fills its height, and is wider than it (vw). */
function wideSize(columns: keyof typeof frames, shape: number): number {
  const [width, frame] = frames[columns]
  return Math.round(width * Math.max(1, shape / frame))
}

/**
 * How wide the picture of a project's card is shown, in the syntax of `sizes`.
 * @param shape its width divided by its height
 */
export const cardSizes = (columns: keyof typeof frames, isWideOnPhones: boolean, shape: number) =>
  `${phone} ${phoneSize(isWideOnPhones)}, ${wideSize(columns, shape)}vw`

/** The same for the story (story.module.css). */
export const storySizes = `${phone} 100vw, ${phoneOrTablet} 96vw, 64vw`
