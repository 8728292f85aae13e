import {
  type KeyboardEvent,
  type MouseEvent,
  type PointerEvent,
  startTransition,
  useEffect,
  useId,
  useRef,
  useState,
} from 'react'
import { COLLAPSE_DELAY } from '~/constants'
import { useHydrated } from '../hydrated/use-hydrated'
import { plainKey } from '../keys/plain-key'
import { useFlip } from './flip/use-flip'

/** A press that moves this far (CSS px) selects text and is not a click; not in the specification. */
const DRAG = 8

/** The toggle to which an arrow key moves the focus from one of `count`; null for any other key. */
function neighbour(key: string | null, index: number, count: number): number | null {
  if (key === 'ArrowRight' || key === 'ArrowDown') return (index + 1) % count
  if (key === 'ArrowLeft' || key === 'ArrowUp') return (index - 1 + count) % count
  return null
}

/**
 * A grid of cards of which at most one is expanded (GRID-1 to GRID-4). An open card collapses 800 ms after the mouse has left the
 * grid, unless the mouse returns (GRID-2) or a keyboard user is inside (GRID-4). Cards rearrange by FLIP; `--corner-step` in CSS
 * px on a card keeps its stepped corners while it moves. A click anywhere on a card except its links toggles it; a drag does not.
 * @param count how many cards there are
 */
export function useExpandingGrid(count: number) {
  const id = useId()
  const grid = useRef<HTMLElement>(null)
  const toggles = useRef(new Map<number, HTMLElement>())
  const pressed = useRef({ x: 0, y: 0 })
  const [expanded, setExpanded] = useState<number | null>(null)
  /** Changes before `expanded`, which follows in a transition. */
  const wanted = useRef(expanded)
  const collapsing = useRef<ReturnType<typeof setTimeout>>(undefined)
  const measure = useFlip(grid, expanded)

  const expand = (card: number | null) => {
    clearTimeout(collapsing.current)
    if (card === wanted.current) return
    wanted.current = card
    measure(card)
    // A new layout of all cards takes too long to block the click.
    startTransition(() => setExpanded(card))
  }

  const collapseLater = () => {
    clearTimeout(collapsing.current)
    collapsing.current = setTimeout(() => {
      const isKeyboardInside = grid.current?.querySelector(':focus-visible') != null
      if (!isKeyboardInside) expand(null)
    }, COLLAPSE_DELAY)
  }
  useEffect(() => () => clearTimeout(collapsing.current), [])

  // In the built HTML nothing is inert: without script nobody could expand a card to reach its link (EXP-1).
  const isHydrated = useHydrated()

  /** Enter and Space press nothing, and their clicks have a count of 0. */
  const isDrag = ({ detail, clientX, clientY }: MouseEvent) =>
    detail > 0 && Math.hypot(clientX - pressed.current.x, clientY - pressed.current.y) > DRAG

  const focusToggle = (index: number) => toggles.current.get(index)?.focus()

  const onKeyDown = (event: KeyboardEvent<HTMLElement>) => {
    if (event.key === 'Escape' && expanded !== null) {
      const details = document.getElementById(`${id}-${expanded}`)
      // The focus would be lost with what collapses.
      if (details?.contains(document.activeElement)) focusToggle(expanded)
      expand(null)
      return
    }
    for (const [index, toggle] of toggles.current) {
      const next = toggle === event.target ? neighbour(plainKey(event), index, count) : null
      if (next === null) continue
      event.preventDefault()
      focusToggle(next)
      return
    }
  }

  return {
    /** The card that is expanded, or null. */
    expanded,
    /** For the element that holds the cards. */
    gridProps: {
      ref: (element: HTMLElement | null) => {
        grid.current = element
      },
      onPointerEnter: (event: PointerEvent) => {
        if (event.pointerType === 'mouse') clearTimeout(collapsing.current)
      },
      onPointerLeave: (event: PointerEvent) => {
        if (event.pointerType === 'mouse') collapseLater()
      },
      onPointerDown: ({ clientX, clientY }: PointerEvent) => {
        pressed.current = { x: clientX, y: clientY }
      },
      onKeyDown,
    },
    /** For a card: it holds its toggle, so that the toggle's clicks, Enter and Space arrive here. */
    cardProps: (index: number) => ({
      'data-expanded': expanded === index,
      onClick: (event: MouseEvent) => {
        const isOnLink = event.target instanceof Element && event.target.closest('a') !== null
        if (!isOnLink && !isDrag(event)) expand(wanted.current === index ? null : index)
      },
    }),
    /** For the `<button>` inside the card. */
    toggleProps: (index: number) => ({
      ref: (element: HTMLElement | null) => {
        if (element) toggles.current.set(index, element)
        else toggles.current.delete(index)
      },
      type: 'button' as const,
      'aria-expanded': expanded === index,
      'aria-controls': `${id}-${index}`,
    }),
    /** For what only the expanded card shows: out of the tab order while collapsed. */
    detailsProps: (index: number) => ({
      id: `${id}-${index}`,
      inert: isHydrated && expanded !== index,
    }),
  }
}
