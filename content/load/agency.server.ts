import type { z } from 'zod'
import { agency as schema } from '../schema/every-page'
import { readContent } from './read.server'

export type Agency = z.output<typeof schema>

/** The agency's own facts, validated; `SITE_ORIGIN` overrides the address of the site at build time. */
export function agency(): Agency {
  const data = readContent('agency.yaml', schema)
  return { ...data, origin: process.env.SITE_ORIGIN ?? data.origin }
}
