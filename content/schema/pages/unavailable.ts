import { z } from 'zod'
import { text } from '../parts'

/** What stands in place of a page that cannot be shown: what happened, a way to try again, the way home. */
export const unavailablePage = z.strictObject({
  title: text,
  heading: text,
  line: text,
  retry: text,
  home: text,
})
