import { describe, expect, it } from 'vitest'
import { plainKey } from './plain-key'

const press = (key: string, modifier = {}) =>
  plainKey({ key, altKey: false, ctrlKey: false, metaKey: false, shiftKey: false, ...modifier })

describe('a plain key', () => {
  it('EXP-3 is a key pressed without modifiers', () => {
    expect(press('ArrowLeft')).toBe('ArrowLeft')
  })

  it.each(['altKey', 'ctrlKey', 'metaKey', 'shiftKey'])(
    'EXP-3 is null if %s is held, because the browser handles it',
    (modifier) => {
      expect(press('ArrowLeft', { [modifier]: true })).toBeNull()
    },
  )
})
