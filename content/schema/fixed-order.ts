import { z } from 'zod'
import { didYouMean } from '../validation/nearest'

/** What is wrong with a list of names that are promised in this order, or `undefined` where it is right. */
function difference(names: readonly string[], wanted: readonly string[]): string | undefined {
  if (names.join('\n') === wanted.join('\n')) return undefined
  const order = `these belong here, in this order: ${wanted.join(', ')}`
  const stranger = names.find((name) => !wanted.includes(name))
  if (stranger !== undefined)
    return `“${stranger}” is not one of them${didYouMean(stranger, wanted)}; ${order}`
  const missing = wanted.find((name) => !names.includes(name))
  if (missing !== undefined) return `“${missing}” is missing; ${order}`
  const twice = names.find((name, index) => names.indexOf(name) !== index)
  if (twice !== undefined) return `“${twice}” is listed twice; ${order}`
  return `the order is another one; ${order}`
}

/** A list whose entries are fixed by name, each once and in order; `nameOf` tells an entry's name. */
export const fixedOrder = <Entry extends z.ZodType>(
  entry: Entry,
  wanted: readonly string[],
  nameOf: (entry: z.output<Entry>) => string,
) =>
  z.array(entry).superRefine((all, context) => {
    const message = difference(all.map(nameOf), wanted)
    if (message) context.addIssue({ code: 'custom', message })
  })
