import { Outlet, useRouteLoaderData } from 'react-router'
import { useRetry } from '~/behaviours/navigation/use-retry'
import { PageNotice } from '~/components/page-notice/page-notice'
import { fetchPage, retryPage, useUnreachable } from './page-change'
import type { loader } from './root'
import { usePageHandle } from './use-page-handle'

export const clientMiddleware = [fetchPage]

/** It has no data. Without this the router would fetch its styles again with each page. */
export const shouldRevalidate = () => false

/** Around every page: an error stays inside it, and bar and footer keep working. */
export default function PageBoundary() {
  return useUnreachable() ? <ErrorBoundary /> : <Outlet />
}

/** Shown instead of a page that cannot be fetched or that crashed. */
export function ErrorBoundary() {
  const words = useRouteLoaderData<typeof loader>('root')?.unavailable
  const { heroGround } = usePageHandle()
  useRetry(retryPage)
  return words && <PageNotice {...words} ground={heroGround ?? 'turmeric'} onRetry={() => retryPage(true)} />
}
