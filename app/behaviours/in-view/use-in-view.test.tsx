// @vitest-environment jsdom
import { act, cleanup, render } from '@testing-library/react'
import { renderToString } from 'react-dom/server'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { fakeIntersectionObserver } from './fake-intersection-observer'
import { useInView } from './use-in-view'

function Section() {
  const { ref, view } = useInView(0.3)
  return <section ref={ref} data-view={view} />
}

const shownView = (container: HTMLElement) => container.querySelector('section')?.dataset.view

afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
})

describe('useInView', () => {
  it('EXP-1 knows nothing in the built HTML, so that nothing is hidden there', () => {
    expect(renderToString(<Section />)).toContain('data-view="unknown"')
  })

  it('HOME-5 follows what the observer reports, and stops with the element', () => {
    const observer = fakeIntersectionObserver()
    const { container, unmount } = render(<Section />)
    act(() => observer.see(0.1))
    expect(shownView(container)).toBe('out')
    act(() => observer.see(0.3))
    expect(shownView(container)).toBe('in')
    unmount()
    expect(observer.observers.size).toBe(0)
  })

  it('EXP-1 stays unknown where the browser has no observer', () => {
    vi.stubGlobal('IntersectionObserver', undefined)
    const { container } = render(<Section />)
    expect(shownView(container)).toBe('unknown')
  })
})
