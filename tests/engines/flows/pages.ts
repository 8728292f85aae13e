import assert from 'node:assert/strict'
import { allPages } from '../../page-paths'
import { openHydrated, until } from '../visitor'
import { expectedAt, type Flow } from './flow'

/** Scrolls through the whole page as a reader would, a screen at a time; says when the end is reached. Runs in the page. */
function readOn() {
  const before = scrollY
  scrollBy({ top: innerHeight * 0.8, behavior: 'instant' })
  return scrollY === before
}

/** What a reader would miss; runs in the page. */
function faults() {
  const broken = [...document.images].filter(
    (picture) => picture.complete && picture.currentSrc && picture.naturalWidth === 0,
  )
  const root = document.documentElement
  return [
    ...broken.map(({ currentSrc }) => `picture ${currentSrc} is not shown`),
    ...(document.querySelector('main h1')?.textContent?.trim() ? [] : ['no heading']),
    ...(document.title ? [] : ['no title']),
    ...(root.scrollWidth > innerWidth ? [`${root.scrollWidth - innerWidth} px too wide`] : []),
    ...[...document.fonts].filter(({ status }) => status === 'error').map(({ family }) => `no ${family}`),
  ]
}

const page = (path: string): Flow => ({
  title: `EXP-3 EXP-4 EXP-7 ${path} shows all it has, wide and narrow, and nothing complains`,
  expects: expectedAt(path),
  async run(visitor) {
    await openHydrated(visitor, path)
    for (const width of [1440, 390]) {
      await visitor.resize(width, 844)
      await visitor.ask(() => scrollTo({ top: 0, behavior: 'instant' }), null)
      await until(visitor, 'reading to the end', readOn, null)
      // What is in sight has been asked for; a picture under way is neither shown nor broken.
      await until(
        visitor,
        'its pictures in sight',
        () =>
          [...document.images].every((picture) => {
            const { top, bottom } = picture.getBoundingClientRect()
            return (
              picture.complete ||
              bottom < 0 ||
              top > innerHeight ||
              !picture.checkVisibility({ visibilityProperty: true })
            )
          }),
        null,
      )
      assert.deepEqual(await visitor.ask(faults, null), [], `at ${width} px`)
    }
  },
})

export const pages: Flow[] = allPages.map(page)
