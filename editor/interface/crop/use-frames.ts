import { useEffect, useState } from 'react'
import type { PageShowing } from '../../core/site/pages-showing'
import { widths } from '../page/widths'
import { get } from '../server/api'
import { type Frame, framesIn, joined } from './read-frames'

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
