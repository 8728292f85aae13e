import { describe, expect, it } from 'vitest'
import { mailSettings } from './mail-settings'

const own = 'https://bandha.example'
const read = (settings: Partial<ImportMetaEnv>) => mailSettings(settings as ImportMetaEnv, own)

describe('where a message goes', () => {
  it('FORM-4 is the site’s own origin where nothing is set', () => {
    const expected = { origin: own, serviceId: 'site', templateId: 'site', publicKey: 'site' }
    expect(read({})).toEqual(expected)
    expect(read({ VITE_EMAILJS_ORIGIN: '', VITE_EMAILJS_SERVICE_ID: '' })).toEqual(expected)
  })

  it('FORM-4 is the provider with its ids where they are set', () => {
    const settings = {
      VITE_EMAILJS_ORIGIN: 'https://api.emailjs.com',
      VITE_EMAILJS_SERVICE_ID: 'service_1',
      VITE_EMAILJS_TEMPLATE_ID: 'template_1',
      VITE_EMAILJS_PUBLIC_KEY: 'key_1',
    }
    expect(read(settings)).toEqual({
      origin: 'https://api.emailjs.com',
      serviceId: 'service_1',
      templateId: 'template_1',
      publicKey: 'key_1',
    })
  })

  it('FORM-4 is the origin that is set, without a slash at its end', () => {
    expect(read({ VITE_EMAILJS_ORIGIN: 'http://localhost:4000/' }).origin).toBe('http://localhost:4000')
  })
})
