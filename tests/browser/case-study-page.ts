import type { Page } from '@playwright/test'
import type { Study } from '../studies'
import { words } from '../words'

const { story: storyWords, callToAction } = words.caseStudy

/** The pictures of a page's galleries, in the order for that screen. */
export const galleries = (page: Page, list: 'desktop' | 'mobile') => page.locator(`[data-list='${list}'] img`)

/** Names of the pictures of a list in their order, e.g. `brochure-cover`. */
export const order = (page: Page, list: 'desktop' | 'mobile') =>
  galleries(page, list).evaluateAll((all) =>
    all.map((image) => /\/([a-z0-9-]+)\.[0-9a-f]{8}\./.exec(image.getAttribute('src') ?? '')?.[1]),
  )

const under = (page: Page, name: string) =>
  page.locator('section', { has: page.getByRole('heading', { level: 2, name }) })

/** What a case study says in words: problem, idea, what was delivered, outcome. */
export const findStory = (page: Page, story?: { heading?: string | undefined }) =>
  under(page, story?.heading ?? storyWords.heading)

/** Its piece of process, which may have a place of its own. */
export const findProcess = (page: Page, story: Study['story']) =>
  story?.process?.after === undefined
    ? findStory(page, story)
    : under(page, story.process.heading ?? storyWords.process)

/** The call that follows. */
export const calledToAction = (page: Page, line = callToAction.line) => under(page, line)
