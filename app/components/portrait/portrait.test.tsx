// @vitest-environment jsdom
import { cleanup, render, screen } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'
import { Portrait, type PortraitData } from './portrait'

afterEach(cleanup)

const photograph: PortraitData = {
  alt: 'Rina at her loom',
  width: 1600,
  height: 1200,
  base: '/pictures/team/rina.0123',
  widths: [480, 800],
  fallback: 800,
  colours: '#fff,#000',
  sizes: '50vw',
}
const woven: PortraitData = { alt: 'Rina, woven', src: '/woven/rina.webp', width: 480, height: 576 }

const cloth: PortraitData = {
  ...{ initials: 'RD', size: 50, knots: ['M0 0L1 1'] },
  ...{ ground: 'ink', pattern: 'madder', letter: 'turmeric' },
}

test('FREE-3 a photograph is a picture of several sizes, which the styles frame', () => {
  render(<Portrait portrait={photograph} className="portrait" />)
  const image = screen.getByRole('img', { name: photograph.alt })
  expect(image.closest('picture.portrait')?.querySelector('source[srcset*="480w"]')).not.toBeNull()
})

test('FREE-3 a woven portrait is shown without a frame', () => {
  render(<Portrait portrait={woven} className="portrait" />)
  const image = screen.getByRole('img', { name: woven.alt })
  expect(image.getAttribute('src')).toBe('/woven/rina.webp')
  expect(image.closest('picture')).toBeNull()
})

test('FREE-11 without a portrait a cloth with initials is shown, and nothing of it is read aloud', () => {
  const { container } = render(<Portrait portrait={cloth} className="portrait" />)
  expect(container.querySelector('span.portrait[aria-hidden] text')?.textContent).toBe('RD')
  expect(screen.queryByRole('img')).toBeNull()
})
