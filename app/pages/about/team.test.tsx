import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { Team } from './team'

const portrait = { src: '/woven/rina.webp', width: 400, height: 600, alt: 'Rina' }
const picture = { src: '/woven/chair.webp', width: 360, height: 160 }
const heading = { text: 'Team', segments: [] }
const director = { id: 'rina', name: 'Rina', role: 'Director', portrait }

test('ABOUT-2 the director’s quote has its language for screen readers', () => {
  const html = renderToStaticMarkup(
    <Team
      heading={heading}
      director={{ ...director, quote: 'ବାନ୍ଧ', lang: 'or' }}
      members={[]}
      apply={{ line: 'A chair', label: 'Apply', href: 'mailto:', chair: { strung: picture, woven: picture } }}
    />,
  )
  expect(html).toMatch(/<blockquote[^>]* lang="or">ବାନ୍ଧ</)
})
