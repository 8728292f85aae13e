import { fillIn } from '~/fill-in'
import { readContent } from '~content/load/read.server'
import { testimonials as testimonialsSchema } from '~content/schema/shared'
import { portrait } from './portrait.server'

const file = 'testimonials.yaml'

/** The testimonials with their portraits (TESTI). */
export function testimonials() {
  const { testimonials: all, spoken } = readContent(file, testimonialsSchema)
  const { one: button, count, ...words } = spoken
  return {
    items: all.map(({ alt, ...one }, index) => ({
      ...one,
      portrait: portrait(one.portrait, alt, file),
      button: fillIn(button, { number: index + 1, name: one.name }),
      count: fillIn(count, { number: index + 1, total: all.length }),
    })),
    words,
  }
}
