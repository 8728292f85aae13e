// @vitest-environment jsdom
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { goodMessage } from './contact-form.fixture'

/** Loads the module as a new document does. */
async function newDocument() {
  vi.resetModules()
  return (await import('./draft')).draft
}

beforeEach(() => sessionStorage.clear())
afterEach(() => vi.unstubAllGlobals())

describe('a draft', () => {
  it('FORM-5 is there in the next document of the tab', async () => {
    ;(await newDocument()).save(goodMessage)
    expect((await newDocument()).read()).toEqual(goodMessage)
  })

  it('FORM-5 is gone for good once it is cleared', async () => {
    const draft = await newDocument()
    draft.save(goodMessage)
    draft.clear()
    expect(draft.read()).toBeNull()
    expect((await newDocument()).read()).toBeNull()
    expect(sessionStorage).toHaveLength(0)
  })

  it('FORM-5 is kept by the document if storage is blocked', async () => {
    const draft = await newDocument()
    vi.stubGlobal('sessionStorage', undefined)
    expect(draft.read()).toBeNull()
    draft.save(goodMessage)
    expect(draft.read()).toEqual(goodMessage)
    draft.clear()
    expect(draft.read()).toBeNull()
  })

  it.each(['{', 'null', '7', '[]', '{"subject":{}}'])(
    'FORM-5 is not confused by %s in storage',
    async (text) => {
      sessionStorage.setItem('contact-draft', text)
      const found = (await newDocument()).read()
      expect(Object.values(found ?? {}).join('')).toBe('')
    },
  )
})
