import { phone } from '~/breakpoints'
import { fillIn } from '~/fill-in'
import { readContent } from '~content/load/read.server'
import { QUOTE_ROOM, testimonials as testimonialsSchema } from '~content/schema/collections'
import { portrait } from './portrait.server'

const file = 'testimonials.yaml'

/** For photographs, which are cropped to the shape of their frame (testimonials.module.css). */
const sizes = `${phone} 75vw, 50vw`

/** The largest letters in which a quote fits. */
function largestSize({ length }: string): keyof typeof QUOTE_ROOM {
  if (length <= QUOTE_ROOM.large) return 'large'
  return length <= QUOTE_ROOM.medium ? 'medium' : 'small'
}

/**
 * The testimonials with their portraits (TESTI).
 * @param first the index of the first one: each page begins with another one, so that visitors of several pages meet them all
 */
export function testimonials(first = 0) {
  const { testimonials: listed, spoken } = readContent(file, testimonialsSchema)
  const start = first % listed.length
  const all = [...listed.slice(start), ...listed.slice(0, start)]
  const { one: button, count, carousel, slide, ...words } = spoken
  const isAlone = all.length === 1
  return {
    items: all.map(({ id: _, alt, project, ...one }, index) => ({
      ...one,
      path: `/project/${project}`,
      size: largestSize(one.text),
      portrait: portrait({ name: one.name, portrait: one.portrait, alt, file, sizes }),
      button: fillIn(button, { number: index + 1, name: one.name }),
      label: isAlone ? one.name : fillIn(count, { number: index + 1, total: all.length }),
    })),
    words: isAlone ? words : { ...words, carousel, slide },
  }
}
