import { pictureData } from '~/page-data/picture.server'
import { project } from '~content/load/project.server'
import { readContent } from '~content/load/read.server'
import { cycle as schema } from '~content/schema/cycle'
import type { CaseStudyWords } from '~content/schema/pages/case-study'

function neighbour(id: string) {
  const { name, card, theme } = project(id)
  return {
    id,
    name,
    panel: theme.panel,
    onPanel: theme.onPanel,
    picture: pictureData(card, `projects/${id}.yaml`),
  }
}

/** The case studies before and after one, or null for those outside the cycle (CASE-2). */
export function neighbours(id: string, words: CaseStudyWords['neighbours']) {
  const { cycle } = readContent('cycle.yaml', schema)
  const place = cycle.indexOf(id)
  if (place < 0) return null
  const previous = cycle.at(place - 1)
  const next = cycle[(place + 1) % cycle.length]
  return previous && next ? { words, previous: neighbour(previous), next: neighbour(next) } : null
}
