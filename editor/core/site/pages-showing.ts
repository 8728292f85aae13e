import { contentFiles } from '../../../content/load/content-files.server'
import { isList, isRecord, type Value } from '../change'
import { textsOf } from './library'
import { type Place, places } from './places'

/** A page of the site on which something of a content file may be seen. */
export type PageShowing = Pick<Place, 'title' | 'path'>

/** The case study before one in the circle of Prev and Next: it shows the other’s card as Next. */
function pageBefore(study: string, cycle: Value): string[] {
  const order = isRecord(cycle) && isList(cycle.cycle) ? cycle.cycle : []
  const at = order.indexOf(study)
  return at < 0 ? [] : [`projects/${order.at(at - 1)}.yaml`]
}

/** Where files are seen: their own pages, and for case studies also those that show their card. */
export function pagesShowing(files: readonly string[], dataOf: (file: string) => Value): PageShowing[] {
  const all = places(dataOf)
  const asked = new Set(files)
  for (const file of files) {
    const study = /^projects\/(.+)\.yaml$/.exec(file)?.[1]
    if (!study) continue
    for (const one of contentFiles())
      if (/^(?:pages|services)\//.test(one) && [...textsOf(dataOf(one))].includes(study)) asked.add(one)
    for (const one of pageBefore(study, dataOf('cycle.yaml'))) asked.add(one)
  }
  const pages = new Map<string, PageShowing>()
  for (const { path } of all.filter((one) => asked.has(one.file))) {
    const own = all.find((one) => one.isPage && one.path === path)
    pages.set(path, { path, title: own?.title ?? path })
  }
  return [...pages.values()]
}
