const entities: Record<string, string> = { quot: '"', '#x27': "'", amp: '&', lt: '<', gt: '>' }

const decoded = (text: string) =>
  text.replace(/&(quot|#x27|amp|lt|gt);/g, (_, name: string) => entities[name] ?? '')

const tagWithStyle = /(<[a-z][^>]*?) style="([^"]*)"/g

/**
 * Moves what stands in `style=""` into rules, so that the policy need not allow such attributes (style-src-attr 'none'). Each
 * element says which rule is its own by `data-style`; an id in the selector gives the rule the rank that the attribute had.
 * React does not miss the attribute when it takes over; what it sets later it sets by script, which the policy leaves alone.
 * The cost: a property that script takes back is still the rule's.
 */
export function styleAttributesAsRules(html: string): { html: string; rules: string } {
  const numbers = new Map<string, number>()
  const moved = html.replace(tagWithStyle, (_, tag: string, declarations: string) => {
    const number = numbers.get(declarations) ?? numbers.size
    numbers.set(declarations, number)
    return `${tag} data-style="${number}"`
  })
  const rules = [...numbers].map(
    ([declarations, number]) => `[data-style="${number}"]:not(#_){${decoded(declarations)}}`,
  )
  return { html: moved, rules: rules.join('') }
}
