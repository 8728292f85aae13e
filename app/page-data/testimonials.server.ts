import { readContent } from '~content/load/read.server'
import { testimonials as testimonialsSchema } from '~content/schema/shared'
import { woven } from './woven.server'

/** The testimonials with their portraits (TESTI). */
export function testimonials() {
  return readContent('testimonials.yaml', testimonialsSchema).testimonials.map((one) => ({
    ...one,
    portrait: woven(one.portrait),
  }))
}
