import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { Testimonials } from './testimonials'

const portrait = { src: '/woven/rina.webp', width: 400, height: 600, alt: 'Rina' }
const words = {
  heading: 'Testimonials',
  previous: 'Previous',
  next: 'Next',
  carousel: 'carousel',
  slide: 'slide',
}
const quote = (name: string, text: string, lang?: string) => ({
  ...{ name, text, lang, portrait, size: 'large' as const, company: 'Kewda & Co.', path: '/project/kewda' },
  ...{ button: `Show ${name}`, label: name },
})

test('KNOW-5 the company’s name leads to its case study', () => {
  const html = renderToStaticMarkup(<Testimonials words={words} items={[quote('Rina', 'Knots')]} />)
  expect(html).toMatch(/<a[^>]* href="\/project\/kewda"[^>]*>Kewda/)
})

test('TESTI-1 a quote in Odia has its language for screen readers, one in English has none', () => {
  const html = renderToStaticMarkup(
    <Testimonials words={words} items={[quote('Rina', 'ବାନ୍ଧ', 'or'), quote('Minati', 'Knots')]} />,
  )
  expect(html).toMatch(/<blockquote[^>]* lang="or">ବାନ୍ଧ</)
  expect(html).toMatch(/<blockquote(?![^>]* lang)[^>]*>Knots</)
})
