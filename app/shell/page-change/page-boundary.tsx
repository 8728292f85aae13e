import { Outlet, useRouteLoaderData } from 'react-router'
import { usePageHandle } from '../page-handle'
import type { shellData } from '../shell-data.server'
import { fetchPage, retryPage, useUnreachable } from './page-change-bar'
import { PageNotice } from './page-notice'
import { useRetry } from './use-retry'

export const clientMiddleware = [fetchPage]

/** It has no data. Without this the router would fetch its styles again with each page. */
export const shouldRevalidate = () => false

/** Around every page: an error stays inside it, and bar and footer keep working. */
export default function PageBoundary() {
  return useUnreachable() ? <ErrorBoundary /> : <Outlet />
}

/** Shown instead of a page that cannot be fetched or that crashed. */
export function ErrorBoundary() {
  const words = useRouteLoaderData<typeof shellData>('root')?.unavailable
  const { heroGround } = usePageHandle()
  useRetry(retryPage)
  return words && <PageNotice {...words} ground={heroGround ?? 'turmeric'} onRetry={() => retryPage(true)} />
}
