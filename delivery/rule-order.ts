import Specificity from '@bramus/specificity'
import type { AtRule, Rule } from 'postcss'
import type { Vocabulary } from './vocabulary'

/** First words of properties that set the same thing by another name; shorthand and longhand begin with the same word. */
const sameThing: Record<string, string> = {
  width: 'inline',
  height: 'block',
  left: 'inset',
  right: 'inset',
  top: 'inset',
  bottom: 'inset',
  row: 'gap',
  column: 'gap',
  columns: 'gap',
  line: 'font',
  place: 'align',
  justify: 'align',
}

/** What a rule sets: custom properties by their names, others by their first words. */
function things(rule: Rule): Set<string> {
  const found = new Set<string>()
  rule.walkDecls(({ prop }) => {
    const [word = ''] = prop.replace(/^-[a-z]+-/, '').split('-')
    found.add(prop.startsWith('--') ? prop : (sameThing[word] ?? word))
  })
  return found
}

/** Names of the cascade layers around a rule. */
function layer(rule: Rule): string {
  const names: string[] = []
  for (let node = rule.parent; node; node = node.parent as typeof node) {
    if (node.type === 'atrule' && (node as AtRule).name === 'layer') names.push((node as AtRule).params)
  }
  return names.join('.')
}

/** The classes of the element that a selector ends at. */
function subjectClasses(selector: string): string[] {
  const flat = selector.replace(/\((?:[^()]|\([^()]*\))*\)/g, '')
  const [subject = ''] = flat.split(/[\s>+~]+/).slice(-1)
  return [...subject.matchAll(/\.((?:\\.|[\w-])+)/g)].map(([, name = '']) => name)
}

/** What the parts of a selector ask of attributes, by class: `stage[data-layout]` to `stair`. */
function askedValues(selector: string): Map<string, string> {
  const asked = new Map<string, string>()
  for (const [, name, attribute, value = ''] of selector.matchAll(
    /\.((?:\\.|[\w-])+)\[([\w-]+)=["']?([^"'\]]*)["']?\]/g,
  ))
    asked.set(`${name}[${attribute}]`, value)
  return asked
}

/** Whether two selectors ask one class for two values of an attribute. No element stands inside another of its own class. */
function exclude(ones: Map<string, string>, others: Map<string, string>): boolean {
  return [...ones].some(([key, value]) => (others.get(key) ?? value) !== value)
}

/** What is asked of a rule again and again. */
interface Known {
  things: Set<string>
  layer: string
  selectors: { weight: string; classes: string[]; values: Map<string, string> }[]
}

const knownRules = new WeakMap<Rule, Known>()

function known(rule: Rule): Known {
  const before = knownRules.get(rule)
  if (before) return before
  const selectors = rule.selectors.map((selector) => ({
    weight: String(Specificity.calculate(selector)[0]),
    classes: subjectClasses(selector),
    values: askedValues(selector),
  }))
  const found = { things: things(rule), layer: layer(rule), selectors }
  knownRules.set(rule, found)
  return found
}

/** The style sheet that a class comes from: its own part of the name (vite.config.ts). */
const sheetOf = (name: string) => name.match(/_(.{3})$/)?.[1]

/**
 * Whether elements with these classes may be one: where a rule names none, where the site has such an element, or where script alone
 * brings a class and its own sheet may give it another.
 */
function mayMeet(ones: string[], others: string[], { classes, pairs }: Vocabulary): boolean {
  if (!ones.length || !others.length) return true
  const meet = (a: string, b: string) =>
    a === b ||
    pairs.has([a, b].sort().join(' ')) ||
    (!classes.has(a) && sheetOf(a) !== undefined && sheetOf(a) === sheetOf(b))
  return ones.some((a) => others.some((b) => meet(a, b) || meet(b, a)))
}

/**
 * Whether the cascade's answer would change if the first rule came after the second one: they weigh the same, stand in the same
 * layer, set the same thing, and may meet at one element.
 */
export function mustStayBefore(first: Rule, second: Rule, site: Vocabulary): boolean {
  const [one, other] = [known(first), known(second)]
  if (one.layer !== other.layer || ![...one.things].some((thing) => other.things.has(thing))) return false
  return one.selectors.some(({ weight, classes, values }) =>
    other.selectors.some(
      (two) => two.weight === weight && mayMeet(classes, two.classes, site) && !exclude(values, two.values),
    ),
  )
}
