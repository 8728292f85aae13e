import { z } from 'zod'
import { head, sample, sentenceWith, text, wovenLines } from '../parts'

const field = z.strictObject({ label: text, placeholder: text, hint: text.optional() })

/** The contact page (CONTACT-1, FORM-1); what the form says after a submit is in popups.yaml. */
export const contactPage = z.strictObject({
  sample,
  head,
  hero: z.strictObject({ heading: wovenLines, odia: text, tagline: text }),
  form: z.strictObject({
    title: text,
    required: text,
    fields: z.strictObject({
      from_name: field,
      from_email: field,
      phone_number: field,
      subject: field,
      message: field,
    }),
    submit: text,
    sending: text,
    /** At a field that is longer than its limit. */
    tooLong: sentenceWith('most', 'over'),
    /** Below the button, after a message failed for want of a network. */
    offline: text,
    /** What happens with what is sent; true for whoever runs the site. */
    privacy: text,
    /** In place of the form if script is off or does not arrive. */
    withoutScript: text,
  }),
  details: z.strictObject({ address: text, lines: text, hours: text }),
  map: z.strictObject({
    open: text,
    /** Names on the woven map, which is shown until the live one has loaded. */
    places: z.strictObject({
      quarter: text,
      /** On the studio's own mark. */
      studio: text,
      lane: text,
      street: text,
      park: text,
      tank: text,
      tea: z.array(text).max(5),
    }),
  }),
})
