import { z } from 'zod'
import { head, sample, text, wovenLines } from '../parts'

const field = z.strictObject({ label: text, placeholder: text, hint: text.optional() })

/** The contact page (CONTACT-1, FORM-1); what the form says after a submit stands in popups.yaml. */
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
    /** What happens with what is sent; true for whoever runs the site. */
    privacy: text,
    /** Stands in for the form where script is off or does not arrive. */
    withoutScript: text,
  }),
  details: z.strictObject({ address: text, lines: text, hours: text }),
  map: z.strictObject({
    open: text,
    /** What stands on the woven map, which is shown where the live one does not come. */
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
