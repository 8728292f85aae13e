import { phone, phoneOrTablet } from '~/breakpoints'
import { covering } from '~/components/picture/covering'
import type { CardPlace } from './card-places'

/** Width (vw) and shape of a card's frame, by its place (project-grid.module.css). */
const frames: Record<CardPlace, [width: number, shape: number]> = {
  third: [31, 4 / 3],
  half: [48, 4 / 3],
  large: [64, 8 / 5],
  tall: [31, 0.78],
  whole: [96, 2],
}

/** The same on phones; a wide card keeps its picture's shape. */
const wideOnPhones = 90
const narrowOnPhones: [number, number] = [44, 4 / 5]

const widthOf = ([width, frame]: [number, number], shape: number) =>
  Math.round(width * covering(shape, frame))

/**
 * How wide the picture of a project's card is shown, in the syntax of `sizes`.
 * @param shape its width divided by its height
 */
export const cardSizes = (place: CardPlace, isWideOnPhones: boolean, shape: number) =>
  `${phone} ${isWideOnPhones ? wideOnPhones : widthOf(narrowOnPhones, shape)}vw, ${widthOf(frames[place], shape)}vw`

/** The same for the story (story.module.css). */
export const storySizes = `${phone} 90vw, ${phoneOrTablet} 96vw, 64vw`
