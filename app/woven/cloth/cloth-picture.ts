import type { ClothPlan } from './cloth-plan'
import { cutThreads } from './threads'

/** Minimum width of the saved picture, px (LOOM-3). */
const PICTURE_WIDTH = 2_400

export interface ClothPicture {
  picture: Blob
  /** px */
  width: number
  height: number
}

/** How far the channels of a pixel (0 to 255) may differ from what was drawn: some browsers add invisible noise. */
const MOST_NOISE = 8
const KNOWN = [90, 150, 210] as const

/**
 * Whether a canvas is read back as it was drawn. Browsers that resist fingerprinting return white or noise instead, without an
 * error.
 */
function isReadAsDrawn(): boolean {
  const context = Object.assign(document.createElement('canvas'), { width: 8, height: 8 }).getContext('2d')
  if (!context) return false
  context.fillStyle = `rgb(${KNOWN.join()})`
  context.fillRect(0, 0, 8, 8)
  const { data } = context.getImageData(0, 0, 8, 8)
  const isKnown = (value: number, index: number) => {
    const drawn = KNOWN[index % 4] ?? 255
    return Math.abs(value - drawn) <= MOST_NOISE
  }
  return data.every(isKnown)
}

/** The cloth as on the page, enlarged to the size of the picture, or why there is none. */
export async function clothPicture(plan: ClothPlan): Promise<ClothPicture | 'noMemory' | 'notReadable'> {
  if (!isReadAsDrawn()) return 'notReadable'
  const scale = Math.ceil(PICTURE_WIDTH / plan.width)
  const canvas = document.createElement('canvas')
  canvas.width = plan.width * scale
  canvas.height = plan.height * scale
  const context = canvas.getContext('2d')
  if (!context) return 'noMemory'
  const threads = cutThreads(context, plan, scale)
  threads.weave(0, threads.count)
  const picture = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, 'image/png'))
  return picture ? { picture, width: canvas.width, height: canvas.height } : 'noMemory'
}
