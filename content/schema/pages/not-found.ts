import { z } from 'zod'
import { head, text, wovenLines } from '../parts'

/** The 404 page: a headline, a sentence, the link home (ROUTE-2). */
export const notFoundPage = z.strictObject({ head, heading: wovenLines, line: text, home: text })
