import { useMatches } from 'react-router'
import { type PageHandle, solidBar } from '~/page-handle'

/** What the innermost page tells the shell around it. */
export function usePageHandle(): PageHandle {
  const handle = useMatches().at(-1)?.handle
  return isPageHandle(handle) ? handle : solidBar
}

const isPageHandle = (handle: unknown): handle is PageHandle =>
  typeof handle === 'object' && handle !== null && 'hasShell' in handle
