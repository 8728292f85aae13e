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

interface GridSurroundings {
  /** Called with every change of the expanded card, or null if none is. */
  onChange(expanded: number | null): void
  /** Whether a keyboard user is inside the grid now. */
  isKeyboardInside(): boolean
}

/**
 * At most one card is expanded (GRID-1). It collapses 800 ms after the mouse has left the grid, unless the mouse is back by
 * then (GRID-2) or a keyboard user is inside (GRID-4).
 */
export class ExpandingGrid {
  #expanded: number | null
  #surroundings: GridSurroundings
  #collapse: ReturnType<typeof setTimeout> | undefined

  constructor(initial: number | null, surroundings: GridSurroundings) {
    this.#expanded = initial
    this.#surroundings = surroundings
  }

  /** Expands a card, or collapses it if it is expanded. */
  toggle(card: number): void {
    this.#change(this.#expanded === card ? null : card)
  }

  collapse(): void {
    this.#change(null)
  }

  mouseEntered(): void {
    clearTimeout(this.#collapse)
  }

  mouseLeft(): void {
    clearTimeout(this.#collapse)
    this.#collapse = setTimeout(() => {
      if (!this.#surroundings.isKeyboardInside()) this.collapse()
    }, COLLAPSE_DELAY)
  }

  /** Stops the timer; for unmounting. */
  destroy(): void {
    clearTimeout(this.#collapse)
  }

  #change(expanded: number | null): void {
    clearTimeout(this.#collapse)
    if (expanded === this.#expanded) return
    this.#expanded = expanded
    this.#surroundings.onChange(expanded)
  }
}

/** A press that moves this far before it ends selects text: no click, in CSS px; not in the specification. */
const DRAG = 8

/** Where an arrow key takes the focus from one of `count` toggles; null for any other key. */
function neighbour(key: string | null, index: number, count: number): number | null {
  if (key === 'ArrowRight' || key === 'ArrowDown') return (index + 1) % count
  if (key === 'ArrowLeft' || key === 'ArrowUp') return (index - 1 + count) % count
  return null
}

/**
 * A grid of cards of which at most one is expanded (GRID-1 to GRID-4). Cards rearrange by FLIP; `--corner-step` in CSS px on
 * a card keeps its stepped corners while it moves. A click anywhere on a card toggles it, but for its links; a press that drags
 * is none.
 * @param count how many cards there are
 */
export function useExpandingGrid(count: number, { initial = null }: { initial?: number | null } = {}) {
  const id = useId()
  const grid = useRef<HTMLElement>(null)
  const toggles = useRef(new Map<number, HTMLElement>())
  const pressed = useRef({ x: 0, y: 0 })
  const [expanded, setExpanded] = useState(initial)
  const measure = useFlip(grid, expanded)
  const [machine] = useState(
    () =>
      new ExpandingGrid(initial, {
        onChange(next) {
          measure(next)
          // Laying out all cards anew is too long for the click to wait for it.
          startTransition(() => setExpanded(next))
        },
        isKeyboardInside: () => grid.current?.querySelector(':focus-visible') != null,
      }),
  )
  // In the built HTML nothing is inert: without script nobody could expand a card to reach its link (EXP-1).
  const isHydrated = useHydrated()
  useEffect(() => () => machine.destroy(), [machine])

  /** Enter and Space press nothing, and their clicks count as none. */
  const isDrag = ({ detail, clientX, clientY }: MouseEvent) =>
    detail > 0 && Math.hypot(clientX - pressed.current.x, clientY - pressed.current.y) > DRAG

  const focusToggle = (index: number) => toggles.current.get(index)?.focus()

  const onKeyDown = (event: KeyboardEvent<HTMLElement>) => {
    if (event.key === 'Escape' && expanded !== null) {
      const details = document.getElementById(`${id}-${expanded}`)
      // What collapses would take the focus with it.
      if (details?.contains(document.activeElement)) focusToggle(expanded)
      machine.collapse()
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
        if (event.pointerType === 'mouse') machine.mouseEntered()
      },
      onPointerLeave: (event: PointerEvent) => {
        if (event.pointerType === 'mouse') machine.mouseLeft()
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
        if (!isOnLink && !isDrag(event)) machine.toggle(index)
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
