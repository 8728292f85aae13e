import { useLayoutEffect, useState } from 'react'
import { useLocation } from 'react-router'
import { replaceAddress } from '~/behaviours/address/replace-address'
import { useHydrated } from '../hydrated/use-hydrated'

/** A filter of a list: groups of its entries, of which one may be chosen. */
export interface Filter {
  /** Its name in the address. */
  id: string
  groups: { id: string; members: string[] }[]
}

/** The chosen group of each filter, by its id. */
export type Choice = Readonly<Record<string, string>>

const chosenMembers = ({ id, groups }: Filter, choice: Choice) =>
  groups.find((group) => group.id === choice[id])?.members

/** The entries that belong to every chosen group, in order. */
export const filterEntries = (entries: string[], filters: Filter[], choice: Choice): string[] =>
  entries.filter((entry) => filters.every((filter) => chosenMembers(filter, choice)?.includes(entry) ?? true))

/** How many entries are left with this group, or without `group`, with no group of its filter. */
export function countWith(
  entries: string[],
  filters: Filter[],
  choice: Choice,
  filter: string,
  group?: string,
): number {
  const { [filter]: _, ...others } = choice
  return filterEntries(entries, filters, group === undefined ? others : { ...others, [filter]: group }).length
}

/** The choice in an address, without groups that would leave no entry. */
export function readChoice(entries: string[], filters: Filter[], search: string): Choice {
  const asked = new URLSearchParams(search)
  let choice: Choice = {}
  for (const { id, groups } of filters) {
    const group = groups.find((one) => one.id === asked.get(id))
    const next = group && { ...choice, [id]: group.id }
    if (next && filterEntries(entries, filters, next).length > 0) choice = next
  }
  return choice
}

/** The query of an address with this choice and everything else in it. */
export function writeChoice(search: string, filters: Filter[], choice: Choice): string {
  const query = new URLSearchParams(search)
  for (const { id } of filters) {
    const group = choice[id]
    if (group === undefined) query.delete(id)
    else query.set(id, group)
  }
  return query.size > 0 ? `?${query}` : ''
}

/**
 * A visitor's choice in the filters of a list. It is part of the address, so that it survives a reload and Back and can be
 * shared. It adds no entry to the history: Back leaves the page.
 */
export function useFilter(entries: string[], filters: Filter[]) {
  const entry = useLocation()
  // The built HTML has no query: it shows everything, and so does hydration.
  const [shownSearch, show] = useState(useHydrated() ? entry.search : '')
  const choice = readChoice(entries, filters, shownSearch)

  // biome-ignore lint/correctness/useExhaustiveDependencies: for each visit of an entry of the history; the cost is that nobody checks it is named. Its key will not do: the entries of a skip link share one.
  useLayoutEffect(() => show(location.search), [entry])

  /** Chooses a group of a filter, or none. */
  function choose(filter: string, group: string | undefined): void {
    const { [filter]: _, ...others } = choice
    const next: Choice = group === undefined ? others : { ...others, [filter]: group }
    const nextSearch = writeChoice(location.search, filters, next)
    // Not through the router, which would fetch the page's data again.
    replaceAddress(location.pathname + nextSearch + location.hash)
    show(nextSearch)
  }

  return { choice, chosen: filterEntries(entries, filters, choice), choose }
}
