import { ImpossibleChange, type Path } from '../change'
import type { Named } from '../form/fields-in'
import { titleFor } from '../form/titles'
import { mistakesIn } from '../rules/mistakes'
import { editText } from '../text/edit-text'
import type { Store } from './store'

/** A place that cannot do without what is to be removed, and why. */
export interface Blocked {
  file: string
  why: string
}

/** What goes with a name: the entry of a list that contains it, or nothing if it is alone. */
function entryAround(path: Path): Path | undefined {
  if (typeof path.at(-1) === 'number') return path
  return typeof path.at(-2) === 'number' ? path.slice(0, -1) : undefined
}

/** Later places first: those before them stay where they are. */
const fromTheEnd = (a: Path, b: Path): number => {
  const at = a.findIndex((step, index) => step !== b[index])
  const [one, other] = [a[at], b[at]]
  return typeof one === 'number' && typeof other === 'number' ? other - one : 0
}

export function withoutEntries(text: string, names: readonly Pick<Named, 'path'>[]): string {
  const entries = new Map(names.map(({ path }) => [String(entryAround(path)), entryAround(path)]))
  return [...entries.values()]
    .filter((path) => path !== undefined)
    .sort(fromTheEnd)
    .reduce((rest, path) => editText(rest, { op: 'remove', path }), text)
}

/** Why a file cannot do without names; nothing if it can. */
function whyNot(file: string, names: readonly Named[], store: Store, without: string): string | undefined {
  if (store.drafts().includes(file)) return 'It has unfinished changes. Finish them or drop them first.'
  const alone = names.find(({ path }) => !entryAround(path))
  if (alone?.kind === 'film')
    return `There is always a film at “${titleFor(String(alone.path[0]))}”. Press “Change the film …” instead: yours takes its place.`
  if (alone) return 'It is in a place that cannot be empty. Choose another one there first.'
  const [mistake] = mistakesIn(file, without)
  return mistake && `It needs one more there: ${mistake.text}`
}

/**
 * Content without what names something, each with its entry: what is written file by file, and the places that cannot do without.
 */
export function takeOut(
  names: readonly Named[],
  store: Store,
): { files: Map<string, string>; blocked: Blocked[] } {
  const files = new Map<string, string>()
  const blocked: Blocked[] = []
  for (const file of new Set(names.map((one) => one.file))) {
    const own = names.filter((one) => one.file === file)
    const without = withoutEntries(store.readText(file), own)
    const why = whyNot(file, own, store, without)
    if (why === undefined) files.set(`content/${file}`, without)
    else blocked.push({ file, why })
  }
  return { files, blocked }
}

/** @throws ImpossibleChange if a place cannot do without what is to be removed */
export function refuseBlocked(blocked: readonly Blocked[]): void {
  const [first] = blocked
  if (first) throw new ImpossibleChange(`${first.file}: ${first.why}`)
}

/** The content files among those of a step, by their names in the folder of content. */
export const contentIn = (files: ReadonlyMap<string, unknown>): string[] =>
  [...files.keys()].flatMap((file) => (file.startsWith('content/') ? [file.slice('content/'.length)] : []))
