import { type RefObject, useEffect, useEffectEvent } from 'react'

interface PageEvents {
  /** The page shows another address. */
  onShow(path: string): void
  /** A page is there, whichever it is. */
  onLoaded(): void
  /** Something was pointed at. */
  onPoint(element: Element): void
  /** Something lies under the mouse or has the focus. */
  onHover(element: Element | undefined): void
  onScroll(): void
  onKey(event: KeyboardEvent): void
}

/** Listens to the page inside the frame: it is of the same origin. */
export function usePage(frame: RefObject<HTMLIFrameElement | null>, isPointing: boolean, events: PageEvents) {
  const onShow = useEffectEvent(events.onShow)
  const onLoaded = useEffectEvent(events.onLoaded)
  const onPoint = useEffectEvent(events.onPoint)
  const onHover = useEffectEvent(events.onHover)
  const onScroll = useEffectEvent(events.onScroll)
  const onKey = useEffectEvent(events.onKey)
  const points = useEffectEvent(() => isPointing)

  useEffect(() => {
    const element = frame.current
    if (!element) return
    let path = ''
    const look = () => {
      const now = element.contentWindow?.location.pathname
      if (now === undefined || now === path || now === 'blank') return
      path = now
      onShow(now)
    }
    const asElement = (target: EventTarget | null) => {
      const view = element.contentWindow as (Window & typeof globalThis) | null
      return view && target instanceof view.Element ? target : undefined
    }
    const take = (event: Event) => {
      const target = asElement(event.target)
      if (!points() || !target) return
      event.preventDefault()
      event.stopImmediatePropagation()
      if (event.type === 'click') onPoint(target)
    }
    const attach = () => {
      const view = element.contentWindow
      if (!view) return
      look()
      onLoaded()
      for (const type of ['click', 'submit']) view.document.addEventListener(type, take, true)
      view.document.addEventListener(
        'mouseover',
        ({ target }) => points() && onHover(asElement(target)),
        true,
      )
      view.document.addEventListener('mouseleave', () => onHover(undefined))
      view.document.addEventListener('focusin', ({ target }) => points() && onHover(asElement(target)), true)
      view.document.addEventListener('keydown', onKey, true)
      view.addEventListener('scroll', () => onScroll(), { passive: true })
    }
    element.addEventListener('load', attach)
    // The site changes its address without a load, and tells nobody outside.
    const timer = setInterval(look, 250)
    return () => {
      element.removeEventListener('load', attach)
      clearInterval(timer)
    }
  }, [frame])
}
