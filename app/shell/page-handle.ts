import { useMatches } from 'react-router'

/** A page's settings for the shell around it (header and footer): every route module exports them as React Router's `handle`. */
export interface PageHandle {
  /** Ground under the transparent bar (NAV-3); null keeps the bar solid. */
  heroGround: string | null
  /** False hides header and footer (NAV-6). */
  hasShell: boolean
}

/** The bar is solid from the start. */
export const solidBar: PageHandle = { heroGround: null, hasShell: true }

/** The bar is transparent over a hero with this ground, and solid once it is scrolled past (NAV-3). */
export const transparentBar = (heroGround: string): PageHandle => ({ heroGround, hasShell: true })

/** Neither header nor footer (NAV-6). */
export const withoutShell: PageHandle = { heroGround: null, hasShell: false }

/** The handle of the current page. */
export function usePageHandle(): PageHandle {
  const handle = useMatches().at(-1)?.handle
  return isPageHandle(handle) ? handle : solidBar
}

const isPageHandle = (handle: unknown): handle is PageHandle =>
  typeof handle === 'object' && handle !== null && 'hasShell' in handle
