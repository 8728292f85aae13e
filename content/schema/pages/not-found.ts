import { z } from 'zod'
import { head, wovenLines } from '../parts'

/** The 404 page; its sentence and its link are fixed by the specification (ROUTE-2). */
export const notFoundPage = z.strictObject({ head, heading: wovenLines })
