// @vitest-environment jsdom
import { cleanup, fireEvent, render, screen } from '@testing-library/react'
import { renderToString } from 'react-dom/server'
import { afterEach, describe, expect, it } from 'vitest'
import { useCarousel } from './use-carousel'

const speakers = ['Asha', 'Bijoy', 'Chandra']

function Testimonials() {
  const { index, carouselProps, itemProps } = useCarousel(speakers.length)
  return (
    <section aria-label="Testimonials" {...carouselProps}>
      <p role="status">{speakers[index]}</p>
      {speakers.map((speaker, item) => (
        <button type="button" key={speaker} aria-label={speaker} {...itemProps(item)} />
      ))}
    </section>
  )
}

const carousel = () => screen.getByRole('region')
const centre = () => screen.getByRole('status').textContent

function drag(pointerType: string, across: number, along = 0) {
  const finger = { pointerId: 1, pointerType, isPrimary: true }
  fireEvent.pointerDown(carousel(), { ...finger, clientX: 200, clientY: 200 })
  fireEvent.pointerUp(carousel(), { ...finger, clientX: 200 + across, clientY: 200 + along })
}

afterEach(cleanup)

describe('useCarousel', () => {
  it('TESTI-1 starts at item index 1 and makes a clicked item the centre', () => {
    render(<Testimonials />)
    expect(centre()).toBe('Bijoy')
    fireEvent.click(screen.getByLabelText('Chandra'))
    expect(centre()).toBe('Chandra')
    const position = (name: string) => screen.getByLabelText(name).dataset.position
    expect(speakers.map(position)).toEqual(['right', 'left', 'center'])
  })

  it('TESTI-2 follows arrow keys, but not the browser’s own shortcuts', () => {
    render(<Testimonials />)
    fireEvent.keyDown(carousel(), { key: 'ArrowRight' })
    expect(centre()).toBe('Chandra')
    fireEvent.keyDown(carousel(), { key: 'ArrowLeft' })
    fireEvent.keyDown(carousel(), { key: 'ArrowLeft', altKey: true })
    expect(centre()).toBe('Bijoy')
  })

  it('TESTI-1 goes from the last to the first, and back', () => {
    render(<Testimonials />)
    for (const name of ['Chandra', 'Asha']) {
      fireEvent.keyDown(carousel(), { key: 'ArrowRight' })
      expect(centre()).toBe(name)
    }
    fireEvent.keyDown(carousel(), { key: 'ArrowLeft' })
    expect(centre()).toBe('Chandra')
  })

  it('TESTI-2 follows swipes', () => {
    render(<Testimonials />)
    drag('touch', -80)
    expect(centre()).toBe('Chandra')
    drag('touch', 80)
    drag('touch', 80)
    expect(centre()).toBe('Asha')
  })

  it('TESTI-2 leaves vertical scrolling and the mouse’s text selection alone', () => {
    render(<Testimonials />)
    drag('touch', -80, 200)
    drag('mouse', -80)
    expect(centre()).toBe('Bijoy')
    expect(carousel().style.touchAction).toContain('pan-y')
  })

  it('EXP-1 hides nothing in the built HTML; then assistive technology finds only the centre', () => {
    expect(renderToString(<Testimonials />)).not.toContain('aria-hidden')
    render(<Testimonials />)
    expect(screen.getAllByRole('button')).toEqual([screen.getByLabelText('Bijoy')])
  })
})
