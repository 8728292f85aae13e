import { readContent } from '~content/load/read.server'
import { type CaseStudyWords, caseStudyPage } from '~content/schema/pages'
import type { Project, Story } from '~content/schema/project'
import type { FindPicture } from './sections/sections.server'
import type { Beat, ProcessProps } from './story'

/** The words that all case studies share. */
export const caseStudyWords = () => readContent('pages/case-study.yaml', caseStudyPage)

/** The parts of a case study with shared titles (STORY-1, STORY-3 to STORY-5); null if it has none. */
export function sharedWords({ story, sample, sections }: Project, picture: FindPicture) {
  const words = caseStudyWords()
  const note = sample ? words.sampleLine : null
  const process = story?.process && processData(words.story.process, story.process, picture)
  return {
    story: story && {
      heading: story.heading ?? words.story.heading,
      beats: listBeats(words.story, story),
      note,
      after: story.after ?? 0,
      setting: story.setting,
      mirrored: story.mirrored,
      process: process?.after === undefined ? process : undefined,
    },
    /** The piece of process, if it has a place of its own. */
    process: process?.after === undefined ? undefined : process,
    note,
    // Pages of several clients end with a call to action of their own.
    closing:
      sections.at(-1)?.kind === 'call-to-action'
        ? null
        : {
            ...words.callToAction,
            line: story?.closing ?? words.callToAction.line,
            setting: story?.setting,
          },
  }
}

/** Non-breaking spaces within a role, so that “Social media, Copy” reads as two roles in any column. */
const unbroken = (term: string) => term.replaceAll(' ', '\u00a0')

/** The four beats in order, each with its title. */
function listBeats(titles: CaseStudyWords['story'], story: Story): Beat[] {
  const { problem, idea, deliverables, year, roles, outcome } = story
  return [
    { title: titles.problem, words: [problem] },
    { title: titles.idea, words: [idea] },
    {
      title: titles.deliverables,
      words: deliverables,
      facts: [
        [titles.year, year],
        [titles.roles, roles.map(unbroken).join(', ')],
      ],
    },
    { title: titles.outcome, words: [outcome] },
  ]
}

/** A piece of process with its pictures. */
function processData(
  sharedHeading: string,
  process: NonNullable<Story['process']>,
  find: FindPicture,
): ProcessProps & Pick<typeof process, 'after'> {
  const { heading = sharedHeading, picture, onPhones, caption, text, after } = process
  return {
    heading,
    picture: find(picture, 'story.process.picture'),
    onPhones: onPhones ? find(onPhones, 'story.process.onPhones') : undefined,
    caption,
    text,
    after,
  }
}
