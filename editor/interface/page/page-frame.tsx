import {
  type CSSProperties,
  type Ref,
  type RefObject,
  useEffect,
  useEffectEvent,
  useImperativeHandle,
  useLayoutEffect,
  useRef,
  useState,
} from 'react'
import type { EditedPopup } from '../../../app/development/content-changes'
import type { Shown } from '../../core/site/texts'
import { findElement, reveal } from './match'
import styles from './page-frame.module.css'

/** A width at which the page is looked at. */
export interface Width {
  name: 'phone' | 'tablet' | 'desktop'
  title: string
  px: number
}

export const widths: readonly [Width, Width, Width] = [
  { name: 'phone', title: 'Phone', px: 390 },
  { name: 'tablet', title: 'Tablet', px: 768 },
  { name: 'desktop', title: 'Desktop', px: 1280 },
]

/** The size of an element, also after the window has changed. */
function useElementSize(element: RefObject<HTMLElement | null>) {
  const [size, setSize] = useState({ width: 1, height: 1 })
  useLayoutEffect(() => {
    const measured = element.current
    if (!measured) return
    const measure = () => setSize({ width: measured.clientWidth || 1, height: measured.clientHeight || 1 })
    const observer = new ResizeObserver(measure)
    observer.observe(measured)
    measure()
    return () => observer.disconnect()
  }, [element])
  return size
}

type Box = Pick<DOMRect, 'left' | 'top' | 'width' | 'height'>

/** Where an element is in its page, picture by picture: it moves when the page is scrolled, edited or animated, and may go. */
function useBox(element: RefObject<Element | undefined>): Box | undefined {
  const [box, setBox] = useState<Box>()
  useEffect(() => {
    let frame = 0
    let before = ''
    const follow = () => {
      const { left = 0, top = 0, width = 0, height = 0 } = element.current?.getBoundingClientRect() ?? {}
      const now = `${left} ${top} ${width} ${height}`
      if (now !== before) setBox(width && height ? { left, top, width, height } : undefined)
      before = now
      frame = requestAnimationFrame(follow)
    }
    follow()
    return () => cancelAnimationFrame(frame)
  }, [element])
  return box
}

interface PageEvents {
  /** The page shows another address. */
  onShow(path: string): void
  /** A page is there, whichever it is. */
  onLoaded(): void
  /** Something was pointed at. */
  onPoint(element: Element): void
  /** Something is under the mouse or has the focus. */
  onHover(element: Element | undefined): void
  onKey(event: KeyboardEvent): void
}

/** Listens to the page inside the frame: it is of the same origin. */
function usePage(frame: RefObject<HTMLIFrameElement | null>, isPointing: boolean, events: PageEvents) {
  const tell = useEffectEvent(<Name extends keyof PageEvents>(name: Name, told: unknown) =>
    (events[name] as (told: unknown) => void)(told),
  )
  const points = useEffectEvent(() => isPointing)
  useEffect(() => {
    const element = frame.current
    if (!element) return
    let path = ''
    const look = () => {
      const now = element.contentWindow?.location.pathname
      if (now === undefined || now === path || now === 'blank') return
      path = now
      tell('onShow', now)
    }
    const asElement = (target: EventTarget | null) => {
      const view = element.contentWindow as (Window & typeof globalThis) | null
      return view && target instanceof view.Element ? target : undefined
    }
    const take = (event: Event) => {
      const target = asElement(event.target)
      // What the editor itself opens in the page is no click of a person.
      if (!event.isTrusted || !points() || !target) return
      event.preventDefault()
      event.stopImmediatePropagation()
      if (event.type === 'click') tell('onPoint', target)
    }
    const hover = ({ target }: Event) => points() && tell('onHover', asElement(target))
    const attach = () => {
      const page = element.contentDocument
      if (!page) return
      look()
      tell('onLoaded', undefined)
      for (const type of ['click', 'submit']) page.addEventListener(type, take, true)
      for (const type of ['mouseover', 'focusin']) page.addEventListener(type, hover, true)
      page.addEventListener('mouseleave', () => tell('onHover', undefined))
      page.addEventListener('keydown', (event) => tell('onKey', event), true)
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

type Sight = Pick<Shown, 'text' | 'src'> | undefined

/** What the form asks of the page. */
export interface PageFrameHandle {
  /** @param popup what is to be shown over the page */
  show(sight: Sight, popup: EditedPopup): void
}

interface PageFrameProps extends Pick<PageEvents, 'onShow' | 'onPoint' | 'onKey'> {
  path: string
  width: Width
  isPointing: boolean
  handle: Ref<PageFrameHandle>
}

/** The site itself, at the width of a phone, a tablet or a desk, as large as there is room. */
export function PageFrame({ path, width, isPointing, onShow, onPoint, onKey, handle }: PageFrameProps) {
  const frame = useRef<HTMLIFrameElement>(null)
  const room = useRef<HTMLDivElement>(null)
  const outlined = useRef<Element>(undefined)
  /** What was pointed at last: its field shows this place, and no other with the same words. */
  const pointed = useRef<Element>(undefined)
  const shown = useRef('')
  /** The address that the editor asked for, until its page is there: the page before it may still report itself. */
  const asked = useRef<string>(undefined)
  /** What the form asked to see, and the field that has the focus for it: the page may come later than the focus. */
  const sought = useRef<{ sight: Sight; field: Element | null }>(undefined)
  /** The first page takes some seconds after a cold start; the next ones replace a page that is there. */
  const [isThere, setIsThere] = useState(false)
  const box = useBox(outlined)
  const size = useElementSize(room)
  const scale = Math.min(1, size.width / width.px)

  function seek() {
    const { sight, field } = sought.current ?? {}
    const page = frame.current?.contentDocument
    if (!page || field !== document.activeElement) return
    const element = sight ? findElement(page, sight, pointed.current) : undefined
    if (element && page.defaultView) {
      reveal(element)
      const { top, bottom } = element.getBoundingClientRect()
      if (top < 80 || bottom > page.defaultView.innerHeight)
        page.defaultView.scrollBy({ top: top - page.defaultView.innerHeight / 3, behavior: 'instant' })
    }
    outlined.current = element
  }

  usePage(frame, isPointing, {
    onShow(next) {
      setIsThere(true)
      if (asked.current !== undefined && asked.current !== next) return
      asked.current = undefined
      shown.current = next
      outlined.current = undefined
      onShow(next)
    },
    onLoaded() {
      asked.current = undefined
      seek()
    },
    onPoint(element) {
      pointed.current = element
      onPoint(element)
    },
    onHover(element) {
      outlined.current = element
    },
    onKey,
  })

  useEffect(() => {
    const view = frame.current?.contentWindow
    if (path !== shown.current && view) {
      shown.current = path
      asked.current = path
      view.location.replace(path)
    }
  }, [path])

  useImperativeHandle(handle, () => ({
    show(sight, popup) {
      const field = document.activeElement
      sought.current = { sight, field }
      const view = frame.current?.contentWindow as (Window & typeof globalThis) | null | undefined
      view?.dispatchEvent(new view.CustomEvent('editor:popup', { detail: popup }))
      // A popup takes the focus when it opens.
      if (document.activeElement === frame.current && field instanceof HTMLElement)
        field.focus({ preventScroll: true })
      seek()
    },
  }))

  return (
    <div className={styles.room} ref={room}>
      <div
        className={styles.page}
        style={{
          inlineSize: width.px,
          blockSize: size.height / scale,
          transform: `translateX(${(-width.px * scale) / 2}px) scale(${scale})`,
        }}
      >
        <iframe ref={frame} title="The page" src="about:blank" className={styles.frame} />
        {box && (
          <div
            className={styles.outline}
            style={
              {
                transform: `translate(${box.left}px, ${box.top}px)`,
                inlineSize: box.width,
                blockSize: box.height,
                '--scale': scale,
              } as CSSProperties
            }
          />
        )}
      </div>
      {!isThere && (
        <p className={styles.waiting} role="status">
          The page is being prepared …
        </p>
      )}
    </div>
  )
}
