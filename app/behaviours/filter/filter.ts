/** One way to narrow a list down: groups of its entries, of which one may be chosen. */
export interface Filter {
  /** Its word in the address. */
  id: string
  groups: { id: string; members: string[] }[]
}

/** The chosen group of each filter, by its id. */
export type Choice = Readonly<Record<string, string>>

const membersOf = ({ id, groups }: Filter, choice: Choice) =>
  groups.find((group) => group.id === choice[id])?.members

/** The entries that belong to every chosen group, in their order. */
export const chosenOf = (entries: string[], filters: Filter[], choice: Choice): string[] =>
  entries.filter((entry) => filters.every((filter) => membersOf(filter, choice)?.includes(entry) ?? true))

/** How many entries are left with this group; with none of its filter where `group` is absent. */
export function countWith(
  entries: string[],
  filters: Filter[],
  choice: Choice,
  filter: string,
  group?: string,
): number {
  const { [filter]: _, ...others } = choice
  return chosenOf(entries, filters, group === undefined ? others : { ...others, [filter]: group }).length
}

/** The choice that an address names. What would leave no entry is not chosen. */
export function readChoice(entries: string[], filters: Filter[], search: string): Choice {
  const asked = new URLSearchParams(search)
  let choice: Choice = {}
  for (const { id, groups } of filters) {
    const group = groups.find((one) => one.id === asked.get(id))
    const next = group && { ...choice, [id]: group.id }
    if (next && chosenOf(entries, filters, next).length > 0) choice = next
  }
  return choice
}

/** The query of an address with this choice. What else stands in it stays. */
export function searchWith(search: string, filters: Filter[], choice: Choice): string {
  const query = new URLSearchParams(search)
  for (const { id } of filters) {
    const group = choice[id]
    if (group === undefined) query.delete(id)
    else query.set(id, group)
  }
  return query.size > 0 ? `?${query}` : ''
}
