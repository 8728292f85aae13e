import type { Page } from '@playwright/test'

/** A picture in its place: all widths in device pixels. */
export interface PlacedPicture {
  /** Its file and classes, for the report. */
  name: string
  /** The width it needs; a picture that covers a taller box is wider than that box. */
  needed: number
  chosen: number
  available: number[]
  sizes: string
  /** The width that `sizes` should say, as a share of the screen's. */
  shown: number
}

/**
 * The browser chooses a file for each place and is refused it: what it has fetched for another screen, or for another place,
 * it would use again in place of the right one. Call before the page opens.
 */
export async function fetchNoPictures(page: Page): Promise<void> {
  const client = await page.context().newCDPSession(page)
  await client.send('Network.enable')
  await client.send('Network.setBlockedURLs', { urls: ['*.avif'] })
}

/** Which file the browser chose for every visible picture of the page. */
export const placedPictures = (page: Page): Promise<PlacedPicture[]> => page.evaluate(chosenPictures)

/** Runs in the page. */
async function chosenPictures(): Promise<PlacedPicture[]> {
  const inPlace = [...document.querySelectorAll<HTMLImageElement>('picture img')].filter(
    ({ clientWidth, clientHeight }) => clientWidth > 1 && clientHeight > 1,
  )
  for (const image of inPlace) {
    image.loading = 'eager'
    // Chosen anew, also where nothing was fetched on another screen.
    image.src = image.getAttribute('src') ?? ''
  }
  await Promise.all(
    inPlace.map(
      (image) =>
        image.complete ||
        new Promise((resolve) => {
          image.addEventListener('load', resolve)
          image.addEventListener('error', resolve)
        }),
    ),
  )
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
    // Of a picture that is not fetched the address stands there as written.
    const { pathname } = new URL(image.currentSrc, location.href)
    const classes = [image, image.closest('picture'), image.closest('a, button, figure, li, section')]
      .map((element) => element?.className)
      .filter(Boolean)
    return [
      {
        name: `${pathname} in ${classes.join(' < ')}`,
        needed: width * devicePixelRatio,
        chosen,
        available,
        sizes: source?.sizes ?? '',
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
  shown,
}: PlacedPicture): string | undefined {
  const smallestEnough = Math.min(...available.filter((width) => width >= needed))
  const isWasteful = chosen > needed * wasteful && smallestEnough < chosen
  const isSoft = chosen < needed * soft && Math.max(...available) > chosen
  if (!isWasteful && !isSoft) return undefined
  const times = (chosen / needed).toFixed(2)
  return `${name}: ${chosen} px for ${Math.round(needed)} px (${times} times); sizes="${sizes}", shown at ${percent(shown)}`
}
