import { describe, expect, test } from 'vitest'
import { type LinkClick, linkIntent } from './in-site-link'

const click = (change: Partial<LinkClick>): LinkClick => ({
  href: '/about',
  target: '',
  download: false,
  handled: false,
  button: 0,
  modified: false,
  ...change,
})

describe('what a click on a link means', () => {
  test('PROG-1 intercepts a plain click on an in-site link to another path', () => {
    expect(linkIntent(click({}), '/')).toEqual({ kind: 'go', to: '/about' })
  })

  test.each([
    ['a fragment', '/about#team'],
    ['a mail address', 'mailto:hello@bandha.example'],
    ['a telephone number', 'tel:+916740001998'],
    ['another site', 'https://example.org/'],
    ['another host without a scheme', '//example.org/'],
    ['a relative path', 'about'],
  ])('PROG-1 leaves %s to the browser', (_, href) => {
    expect(linkIntent(click({ href }), '/')).toEqual({ kind: 'browser' })
  })

  test('PROG-1 leaves alone a click that is already handled, or not on a link', () => {
    expect(linkIntent(click({ handled: true }), '/')).toEqual({ kind: 'browser' })
    expect(linkIntent(click({ href: null }), '/')).toEqual({ kind: 'browser' })
  })

  test.each(['/about', '/about/'])('PROG-3 a link to the current path %s does nothing', (current) => {
    expect(linkIntent(click({}), current)).toEqual({ kind: 'stay' })
  })

  test.each([
    ['a modified click', { modified: true }],
    ['the middle button', { button: 1 }],
    ['a new tab', { target: '_blank' }],
    ['a download', { download: true }],
  ])('PROG-5 leaves %s to the browser', (_, change) => {
    expect(linkIntent(click(change), '/')).toEqual({ kind: 'browser' })
  })
})
