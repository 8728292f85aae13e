// @vitest-environment jsdom
import { cleanup, render } from '@testing-library/react'
import { useRef } from 'react'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { fakeMatchMedia } from '../../media-query/fake-match-media.fixture'
import { reducedMotion } from '../../media-query/media-query'
import { useFlip } from './use-flip'

const layout = { card: new DOMRect(0, 0, 400, 200), containerTop: 0 }
let measure: (kept: number | null) => void = () => {}

function Grid({ open }: { open: boolean }) {
  const grid = useRef<HTMLDivElement>(null)
  measure = useFlip(grid, open)
  return (
    <div ref={grid}>
      <div data-expanded="" />
    </div>
  )
}

/** Fakes the page's scrolling and the card's place in its container. */
function fakeScrolling() {
  const page = { scrolled: 0, cardTop: 0 }
  vi.stubGlobal('scrollBy', ({ top }: { top: number }) => {
    page.scrolled += top
    layout.containerTop -= top
  })
  vi.spyOn(HTMLElement.prototype, 'offsetTop', 'get').mockImplementation(() => page.cardTop)
  return page
}

async function play({ still = false } = {}) {
  fakeMatchMedia(still ? [reducedMotion] : [])
  layout.card = new DOMRect(0, 0, 400, 200)
  layout.containerTop = 0
  const ways = [] as { frames: Keyframe[]; cancel: () => void }[]
  const animation = { progress: 0.5 }
  vi.spyOn(Element.prototype, 'getBoundingClientRect').mockImplementation(function (this: Element) {
    return this.hasAttribute('data-expanded') ? layout.card : new DOMRect(0, layout.containerTop, 1000, 1000)
  })
  Element.prototype.animate = (frames) => {
    const way = { frames: frames as Keyframe[], cancel: vi.fn() }
    ways.push(way)
    const effect = { getComputedTiming: () => ({ progress: animation.progress }) }
    return { effect, cancel: way.cancel } as unknown as Animation
  }
  const { rerender } = render(<Grid open={false} />)
  await vi.dynamicImportSettled()
  const change = (open: boolean, after: DOMRect | (() => void), kept: number | null = null) => {
    measure(kept)
    if (after instanceof DOMRect) layout.card = after
    else after()
    rerender(<Grid open={open} />)
  }
  return { ways, change, rerender }
}

afterEach(() => {
  cleanup()
  vi.restoreAllMocks()
  vi.unstubAllGlobals()
})

describe('useFlip', () => {
  it('GRID-1 moves a card whose place has changed', async () => {
    const { ways, change } = await play()
    change(true, new DOMRect(500, 0, 400, 200))
    expect(ways).toHaveLength(1)
    expect(ways[0]?.frames[0]?.transform).toBe('translate(-500px, 0px) scale(1)')
  })

  it('GRID-1 does not move a card whose place has not changed', async () => {
    const { ways, change } = await play()
    change(true, new DOMRect(0, 0, 400, 200))
    expect(ways).toHaveLength(0)
  })

  it('GRID-1 continues a moving card from where it is seen', async () => {
    const { ways, change } = await play()
    change(true, new DOMRect(500, 0, 400, 200))
    change(false, new DOMRect(0, 0, 400, 200))
    expect(ways[0]?.cancel).toHaveBeenCalled()
    expect(ways[1]?.frames[0]?.transform).toBe('translate(250px, 0px) scale(1)')
  })

  it('GRID-1 does not move at a change nobody measured for, such as the window’s width', async () => {
    const { ways, rerender } = await play()
    layout.card = new DOMRect(500, 0, 400, 200)
    rerender(<Grid open={true} />)
    expect(ways).toHaveLength(0)
  })

  for (const still of [false, true])
    it(`GRID-1 an opened card in a column stays in place ${still ? 'without' : 'with'} movement`, async () => {
      const page = fakeScrolling()
      const { ways, change } = await play({ still })
      // 800 px down the window before and after, because the page scrolls by the height that collapsed above.
      layout.containerTop = 100
      layout.card = new DOMRect(0, 800, 400, 200)
      page.cardTop = 700
      change(
        true,
        () => {
          page.cardTop = 263
        },
        0,
      )
      expect(page.scrolled).toBe(263 - 700)
      expect(ways, 'nothing moves: it is seen where it was').toHaveLength(0)
    })

  it('GRID-1 does not scroll if nobody opened a card', async () => {
    const page = fakeScrolling()
    const { change } = await play()
    page.cardTop = 700
    change(true, () => {
      page.cardTop = 263
    })
    expect(page.scrolled).toBe(0)
  })

  it('EXP-2 does not move under reduced motion', async () => {
    const { ways, change } = await play({ still: true })
    change(true, new DOMRect(500, 0, 400, 200))
    expect(ways).toHaveLength(0)
  })
})
