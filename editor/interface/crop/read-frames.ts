import { type Focus, readFocus } from '../../core/media/shown-part'

/** A page at a width. */
interface Seen {
  page: string
  width: string
}

/** A place of the site that cuts a picture to its own shape. */
export interface Frame {
  /** Where it has this shape. */
  seen: Seen[]
  /** Its width divided by its height. */
  ratio: number
  /** What the page keeps of a picture that says nothing itself. */
  usual: Focus
}

/** Shapes that differ less are shown as one (share of the ratio). */
const SAME = 0.06

/** What a style sheet keeps of a picture, without what the picture says itself. */
function usualFocus(image: HTMLImageElement, view: Window): Focus {
  const own = image.style.objectPosition
  image.style.objectPosition = ''
  const usual = readFocus(view.getComputedStyle(image).objectPosition)
  image.style.objectPosition = own
  return usual
}

/** The frames of a page that cut a picture, at the page's present width. `base` is how its addresses begin. */
export function framesIn(page: Document, base: string, seen: Seen): Frame[] {
  const view = page.defaultView
  if (!view) return []
  return [...page.querySelectorAll('img')].flatMap((image) => {
    if (!(image.getAttribute('src') ?? '').startsWith(`${base}.`)) return []
    // Its transforms aside: a card that is pressed or turned has the same shape.
    const { offsetWidth: width, offsetHeight: height } = image
    if (!width || !height || view.getComputedStyle(image).objectFit !== 'cover') return []
    return [{ seen: [seen], ratio: width / height, usual: usualFocus(image, view) }]
  })
}

/** Frames of the same shape as one; those that show the whole picture are left out. */
export function joined(frames: readonly Frame[], shape: number): Frame[] {
  const isNear = (one: number, other: number) => Math.abs(one / other - 1) < SAME
  const all: Frame[] = []
  for (const frame of frames) {
    if (isNear(frame.ratio, shape)) continue
    const same = all.find(
      (one) =>
        isNear(one.ratio, frame.ratio) && one.usual.x === frame.usual.x && one.usual.y === frame.usual.y,
    )
    if (same) same.seen.push(...frame.seen)
    else all.push({ ...frame, seen: [...frame.seen] })
  }
  return all
}

/** `Home, phone and desktop; Projects, tablet`: where a frame is, page by page. */
export function titleOf({ seen }: Frame): string {
  const pages = new Map<string, Set<string>>()
  for (const { page, width } of seen) pages.set(page, (pages.get(page) ?? new Set()).add(width))
  const list = new Intl.ListFormat('en')
  return [...pages].map(([page, widths]) => `${page}, ${list.format(widths)}`).join('; ')
}
