// @vitest-environment jsdom
import { act, cleanup, renderHook } from '@testing-library/react'
import { renderToString } from 'react-dom/server'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { mobile } from '~/breakpoints'
import { fakeMatchMedia } from './fake-match-media.fixture'
import { useMediaQuery, useSavesData } from './media-query'

const Answer = ({ serverValue }: { serverValue: boolean }) => String(useMediaQuery(mobile, serverValue))

afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
})

describe('a media query', () => {
  it('HOME-2 follows the width of the screen while the page is open', () => {
    const media = fakeMatchMedia()
    const { result, unmount } = renderHook(() => useMediaQuery(mobile, false))
    expect(result.current).toBe(false)
    act(() => media.set(mobile, true))
    expect(result.current).toBe(true)
    unmount()
    expect(media.listeners.size).toBe(0)
  })

  it.each([true, false])('EXP-1 is %s in the built HTML, as the caller says', (serverValue) => {
    expect(renderToString(<Answer serverValue={serverValue} />)).toBe(String(serverValue))
  })
})

describe('saving data', () => {
  it('AV-2 is off if the browser does not report it', () => {
    expect(renderHook(useSavesData).result.current).toBe(false)
  })

  it('AV-2 is on if the visitor asked for it', () => {
    vi.stubGlobal('navigator', { connection: { saveData: true } })
    expect(renderHook(useSavesData).result.current).toBe(true)
  })
})
