import { readContent } from '~content/load/read.server'
import { caseStudyPage } from '~content/schema/pages/case-study'
import type { Project } from '~content/schema/project'

/** What a case study says in words that all of them share (STORY-1, STORY-4, STORY-5); null where it does not. */
export function sharedWords({ story, sample, sections }: Project) {
  const words = readContent('pages/case-study.yaml', caseStudyPage)
  return {
    story: story ? { titles: words.story, beats: story } : null,
    sampleLine: sample ? words.sampleLine : null,
    // Pages of several clients end with a call to action of their own.
    closing: sections.at(-1)?.kind === 'call-to-action' ? null : words.callToAction,
  }
}
