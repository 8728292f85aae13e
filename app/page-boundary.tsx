import { Outlet, useRouteLoaderData } from 'react-router'
import { useRetry } from '~/behaviours/navigation/use-retry'
import { PageNotice } from '~/components/page-notice/page-notice'
import { fetchPage, retryPage, useUnreachable } from './page-change'
import { usePageHandle } from './page-handle'
import type { loader } from './root'

export const clientMiddleware = [fetchPage]

/** It has no data of its own. Without this the router would fetch its styles again with each page. */
export const shouldRevalidate = () => false

/** Stands around every page: what goes wrong in a page stays inside, and bar and footer lead on. */
export default function PageBoundary() {
  return useUnreachable() ? <ErrorBoundary /> : <Outlet />
}

/** A page that cannot be fetched, or that broke while it was shown. */
export function ErrorBoundary() {
  const words = useRouteLoaderData<typeof loader>('root')?.unavailable
  const { heroGround } = usePageHandle()
  useRetry(retryPage)
  return words && <PageNotice {...words} ground={heroGround ?? 'turmeric'} onRetry={() => retryPage(true)} />
}
