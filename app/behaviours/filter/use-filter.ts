import { useLayoutEffect, useState } from 'react'
import { useLocation } from 'react-router'
import { useHydrated } from '~/behaviours/hydrated/use-hydrated'
import { type Choice, chosenOf, type Filter, readChoice, searchWith } from './filter'

/**
 * What a visitor has chosen from the filters of a list. It stands in the address, so that it survives a reload, can be sent to
 * somebody, and is there again on Back. A choice makes no entry in the history: Back leaves the page.
 */
export function useFilter(entries: string[], filters: Filter[]) {
  const { key, search } = useLocation()
  // The built HTML has no query: it shows everything, and so does hydration.
  const [shownSearch, show] = useState(useHydrated() ? search : '')
  const choice = readChoice(entries, filters, shownSearch)

  // biome-ignore lint/correctness/useExhaustiveDependencies: for each entry of the history
  useLayoutEffect(() => show(location.search), [key])

  /** Chooses a group of a filter, or none of it. */
  function choose(filter: string, group: string | undefined): void {
    const { [filter]: _, ...others } = choice
    const next: Choice = group === undefined ? others : { ...others, [filter]: group }
    const nextSearch = searchWith(location.search, filters, next)
    // Not by the router: it would fetch the page's data again.
    history.replaceState(history.state, '', location.pathname + nextSearch + location.hash)
    show(nextSearch)
  }

  return { choice, chosen: chosenOf(entries, filters, choice), choose }
}
