import type { Page } from '@playwright/test'

/** A picture in its place: all widths in device pixels. */
export interface PlacedPicture {
  file: string
  /** Its file and classes, for the report. */
  name: string
  /** The width it needs; a picture that covers a taller box is wider than that box. */
  needed: number
  chosen: number
  available: number[]
  sizes: string
  /** Width in the syntax of `sizes`, as it is and as it should be (share of the screen's width). */
  promised: number
  shown: number
}

/**
 * Loads every visible picture of the page and reports which file the browser chose. The browser may reuse a wider file that
 * another place needed.
 */
export async function placedPictures(page: Page): Promise<PlacedPicture[]> {
  const placed = await page.evaluate(chosenPictures)
  return placed.map((picture) => ({
    ...picture,
    needed: Math.max(...placed.filter(({ file }) => file === picture.file).map(({ needed }) => needed)),
  }))
}

/** Runs in the page. */
async function chosenPictures(): Promise<PlacedPicture[]> {
  const inPlace = [...document.querySelectorAll<HTMLImageElement>('picture img')].filter(
    ({ clientWidth, clientHeight }) => clientWidth > 1 && clientHeight > 1,
  )
  for (const image of inPlace) image.loading = 'eager'
  await Promise.all(inPlace.map((image) => image.decode().catch(() => undefined)))
  return inPlace.flatMap((image) => {
    const source = [...(image.parentElement?.querySelectorAll('source') ?? [])].find(
      ({ media }) => media === '' || matchMedia(media).matches,
    )
    const available = [...(source?.srcset ?? '').matchAll(/ (\d+)w/g)].map(([, width]) => Number(width))
    const chosen = Number(image.currentSrc.match(/\.(\d+)\.avif$/)?.[1])
    if (!chosen || image.clientWidth === 0) return []
    const shape = Number(image.getAttribute('width')) / Number(image.getAttribute('height'))
    const covers = getComputedStyle(image).objectFit === 'cover'
    const width = covers ? Math.max(image.clientWidth, image.clientHeight * shape) : image.clientWidth
    const classes = [image, image.closest('picture'), image.closest('a, button, figure, li, section')]
      .map((element) => element?.className)
      .filter(Boolean)
    return [
      {
        file: image.currentSrc,
        name: `${new URL(image.currentSrc).pathname} in ${classes.join(' < ')}`,
        needed: width * devicePixelRatio,
        chosen,
        available,
        sizes: source?.sizes ?? '',
        promised: image.naturalWidth / innerWidth,
        shown: width / innerWidth,
      },
    ]
  })
}

/** How much wider than needed a picture may be, and how much narrower before it is seen to be soft. */
const wasteful = 1.6
const soft = 0.8

const percent = (share: number) => `${Math.round(share * 100)}vw`

/** Why a picture's file is wrong, or `undefined` if no other file would be better. */
export function wrongSize({
  name,
  needed,
  chosen,
  available,
  sizes,
  promised,
  shown,
}: PlacedPicture): string | undefined {
  const smallestEnough = Math.min(...available.filter((width) => width >= needed))
  const isWasteful = chosen > needed * wasteful && smallestEnough < chosen
  const isSoft = chosen < needed * soft && Math.max(...available) > chosen
  if (!isWasteful && !isSoft) return undefined
  const times = (chosen / needed).toFixed(2)
  return `${name}: ${chosen} px for ${Math.round(needed)} px (${times} times); sizes="${sizes}" says ${percent(promised)}, shown at ${percent(shown)}`
}
