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

/** The cloth as it stands on the page, as many times larger as the picture needs; null where the browser has no memory for it. */
export async function clothPicture(plan: ClothPlan): Promise<ClothPicture | null> {
  const scale = Math.ceil(PICTURE_WIDTH / plan.width)
  const canvas = document.createElement('canvas')
  canvas.width = plan.width * scale
  canvas.height = plan.height * scale
  const context = canvas.getContext('2d')
  if (!context) return null
  const threads = cutThreads(context, plan, scale)
  threads.weave(0, threads.count)
  const picture = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, 'image/png'))
  return picture && { picture, width: canvas.width, height: canvas.height }
}
