import { useEffect, useState } from 'react'
import { type Focus, readFocus } from '../../core/media/shown-part'
import type { PageShowing } from '../../core/site/places'
import { widths } from '../page/page-frame'
import { get } from '../server/api'

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
function framesIn(page: Document, base: string, seen: Seen): Frame[] {
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
export function frameTitle({ seen }: Frame): string {
  const pages = new Map<string, Set<string>>()
  for (const { page, width } of seen) pages.set(page, (pages.get(page) ?? new Set()).add(width))
  const list = new Intl.ListFormat('en')
  return [...pages].map(([page, widths]) => `${page}, ${list.format(widths)}`).join('; ')
}

/** As high as screens of all widths are about (px). */
const HEIGHT = 900
/** Pages beyond these would keep somebody waiting; they show the picture in the same frames. */
const PAGES = 5

/** A page of the site that nobody sees, to measure in. */
function openPage(path: string): Promise<HTMLIFrameElement> {
  const frame = document.createElement('iframe')
  frame.setAttribute('aria-hidden', 'true')
  frame.inert = true
  frame.tabIndex = -1
  frame.style.cssText = `position: fixed; inset-inline-start: -9999px; block-size: ${HEIGHT}px; inline-size: ${widths[0].px}px; visibility: hidden`
  frame.src = path
  return new Promise((resolve) => {
    frame.addEventListener('load', () => resolve(frame), { once: true })
    document.body.append(frame)
  })
}

/** Measures a page at the widths of a phone, a tablet and a desk. */
async function measure({ path, title }: PageShowing, base: string): Promise<Frame[]> {
  const frame = await openPage(path)
  try {
    const page = frame.contentDocument
    if (!page) return []
    // It is never painted, so what the site lays out after its first paint would wait for ever (below-first-screen.css).
    delete page.documentElement.dataset.top
    return widths.flatMap(({ px, name }) => {
      frame.style.inlineSize = `${px}px`
      return framesIn(page, base, { page: title, width: name })
    })
  } finally {
    frame.remove()
  }
}

/**
 * The frames in which the site shows a picture, measured in its own pages.
 * @param files content files that use it
 * @param shape its width divided by its height
 */
export function useFrames(files: readonly string[], base: string, shape: number) {
  const [frames, setFrames] = useState<Frame[]>([])
  const [state, setState] = useState<'measuring' | 'measured' | 'failed'>('measuring')
  const asked = files.join()
  useEffect(() => {
    let isCurrent = true
    async function measureAll() {
      const pages = await get<PageShowing[]>(`/pages?files=${encodeURIComponent(asked)}`)
      const found: Frame[] = []
      for (const page of pages.slice(0, PAGES)) {
        if (!isCurrent) return
        found.push(...(await measure(page, base)))
        if (isCurrent) setFrames(joined(found, shape))
      }
    }
    const end = (how: 'measured' | 'failed') => () => {
      if (isCurrent) setState(how)
    }
    setState('measuring')
    measureAll().then(end('measured'), end('failed'))
    return () => {
      isCurrent = false
    }
  }, [asked, base, shape])
  return { frames, state }
}
