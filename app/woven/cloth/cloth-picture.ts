import type { ClothPlan } from './cloth-plan'
import { cutThreads } from './threads'

/** Least width of the picture that is kept, px (LOOM-3). */
const PICTURE_WIDTH = 2_400

export interface ClothPicture {
  picture: Blob
  /** px */
  width: number
  height: number
}

/** Channels of a pixel (0 to 255) may come back this far from what was drawn: some browsers add noise that nobody sees. */
const MOST_NOISE = 8
const KNOWN = [90, 150, 210] as const

/**
 * Whether a canvas is read back as it was drawn. Browsers that resist fingerprinting hand out white or noise instead, without an
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

/** The cloth as it is on the page, as many times larger as the picture needs, or why there is none. */
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
