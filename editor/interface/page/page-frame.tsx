import {
  type CSSProperties,
  type Ref,
  useCallback,
  useEffect,
  useImperativeHandle,
  useLayoutEffect,
  useRef,
  useState,
} from 'react'
import type { Shown } from '../../core/site/texts'
import { elementOf } from './match'
import type { Width } from './page-bar'
import styles from './page-frame.module.css'
import { usePage } from './use-page'

/** How much room an element has, also after the window has changed. */
function useElementSize() {
  const room = useRef<HTMLDivElement>(null)
  const [size, setSize] = useState({ width: 1, height: 1 })
  useLayoutEffect(() => {
    const element = room.current
    if (!element) return
    const measure = () => setSize({ width: element.clientWidth || 1, height: element.clientHeight || 1 })
    const observer = new ResizeObserver(measure)
    observer.observe(element)
    measure()
    return () => observer.disconnect()
  }, [])
  return { room, size }
}

interface Box {
  left: number
  top: number
  width: number
  height: number
}

/** What the form asks of the page. */
export interface PageFrameHandle {
  show(place: Pick<Shown, 'text' | 'src'> | undefined): void
}

interface PageFrameProps {
  path: string
  width: Width
  isPointing: boolean
  onShow: (path: string) => void
  onPoint: (element: Element) => void
  onKey: (event: KeyboardEvent) => void
  handle: Ref<PageFrameHandle>
}

/** The site itself, at the width of a phone, a tablet or a desk, as large as there is room. */
export function PageFrame({ path, width, isPointing, onShow, onPoint, onKey, handle }: PageFrameProps) {
  const frame = useRef<HTMLIFrameElement>(null)
  const marked = useRef<Element>(undefined)
  /** What was pointed at last: its field shows this place, and no other with the same words. */
  const pointed = useRef<Element>(undefined)
  const shown = useRef('')
  /** The address that the editor asked for, until its page is there: the page before it may still report itself. */
  const asked = useRef<string>(undefined)
  /** What the form asked to see, and the field that has the focus for it: the page may come later than the focus. */
  const sought = useRef<{ place: Pick<Shown, 'text' | 'src'> | undefined; field: Element | null }>(undefined)
  const [box, setBox] = useState<Box>()
  /** The first page takes some seconds after a cold start; the next ones replace a page that is there. */
  const [isThere, setIsThere] = useState(false)
  const { room, size } = useElementSize()
  const scale = Math.min(1, size.width / width.px)

  const frameOf = useCallback((element: Element | undefined) => {
    const rect = element?.isConnected ? element.getBoundingClientRect() : undefined
    setBox(
      rect?.width && rect.height
        ? { left: rect.left, top: rect.top, width: rect.width, height: rect.height }
        : undefined,
    )
  }, [])
  /** Words that become longer or shorter take their outline along. */
  const watcher = useRef<ResizeObserver>(undefined)
  const outline = useCallback(
    (element: Element | undefined) => {
      if (element !== marked.current) {
        watcher.current?.disconnect()
        watcher.current = element && new ResizeObserver(() => frameOf(element))
        if (element) watcher.current?.observe(element)
      }
      marked.current = element
      frameOf(element)
    },
    [frameOf],
  )
  useEffect(() => () => watcher.current?.disconnect(), [])

  const seek = useCallback(() => {
    const { place, field } = sought.current ?? {}
    const page = frame.current?.contentDocument
    if (!page || field !== document.activeElement) return
    const element = place ? elementOf(page, place, pointed.current) : undefined
    if (element && page.defaultView) {
      const { top, bottom } = element.getBoundingClientRect()
      if (top < 80 || bottom > page.defaultView.innerHeight)
        page.defaultView.scrollBy({ top: top - page.defaultView.innerHeight / 3, behavior: 'instant' })
    }
    outline(element)
  }, [outline])

  usePage(frame, isPointing, {
    onShow(next) {
      setIsThere(true)
      if (asked.current !== undefined && asked.current !== next) return
      asked.current = undefined
      shown.current = next
      outline(undefined)
      onShow(next)
    },
    onLoaded: () => {
      asked.current = undefined
      seek()
    },
    onPoint(element) {
      pointed.current = element
      onPoint(element)
    },
    onHover: outline,
    onScroll: () => outline(marked.current),
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
    show(place) {
      sought.current = { place, field: document.activeElement }
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
