import { phone } from '~/breakpoints'
import { fillIn } from '~/fill-in'
import { readContent } from '~content/load/read.server'
import { testimonials as testimonialsSchema } from '~content/schema/shared'
import { portrait } from './portrait.server'

const file = 'testimonials.yaml'

/** Of photographs, which are cut to the shape of their frame (testimonials.module.css). */
const sizes = `${phone} 75vw, 50vw`

/** The testimonials with their portraits (TESTI). */
export function testimonials() {
  const { testimonials: all, spoken } = readContent(file, testimonialsSchema)
  const { one: button, count, ...words } = spoken
  return {
    items: all.map(({ alt, ...one }, index) => ({
      ...one,
      portrait: portrait(one.portrait, alt, { file, sizes }),
      button: fillIn(button, { number: index + 1, name: one.name }),
      count: fillIn(count, { number: index + 1, total: all.length }),
    })),
    words,
  }
}
