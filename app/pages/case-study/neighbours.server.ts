import { pictureData } from '~/page-data/picture.server'
import { project } from '~content/load/project.server'
import { readContent } from '~content/load/read.server'
import { cycle as schema } from '~content/schema/cycle'
import type { CaseStudyWords } from '~content/schema/pages/case-study'
import { fullPictureName } from '~content/schema/study-pictures'

function neighbourOf(id: string) {
  const { name, card, theme, neighbour } = project(id)
  // The name beside it says where the link leads: the picture is decoration.
  const shown = neighbour?.picture ? fullPictureName(id, neighbour.picture) : card.name
  const focus = neighbour ? neighbour.focus : card.focus
  return {
    id,
    name,
    panel: theme.panel,
    onPanel: theme.onPanel,
    picture: pictureData({ name: shown, focus, alt: '' }, `projects/${id}.yaml`),
  }
}

/** The case studies before and after one, or null for those outside the cycle (CASE-2). */
export function neighbours(id: string, words: CaseStudyWords['neighbours']) {
  const { cycle } = readContent('cycle.yaml', schema)
  const place = cycle.indexOf(id)
  if (place < 0) return null
  const previous = cycle.at(place - 1)
  const next = cycle[(place + 1) % cycle.length]
  return previous && next ? { words, previous: neighbourOf(previous), next: neighbourOf(next) } : null
}
