import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { Team } from './team'

const portrait = { src: '/woven/rina.webp', width: 400, height: 600, alt: 'Rina' }
const heading = { text: 'Team', segments: [] }
const director = { id: 'rina', name: 'Rina', role: 'Director', portrait }

test('ABOUT-2 the director’s quote says to screen readers that it is in Odia', () => {
  const html = renderToStaticMarkup(
    <Team
      heading={heading}
      director={{ ...director, quote: 'ବାନ୍ଧ', lang: 'or' }}
      members={[]}
      apply={{ line: 'A chair', label: 'Apply', href: 'mailto:' }}
    />,
  )
  expect(html).toMatch(/<blockquote[^>]* lang="or">ବାନ୍ଧ</)
})
