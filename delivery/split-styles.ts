import postcss, { type AtRule, type ChildNode, type Container, type Root, type Rule } from 'postcss'
import { mustStayBefore } from './rule-order'
import { type Vocabulary, vocabulary } from './vocabulary'

/** What pointer, keyboard and browser change by themselves, and what is asked in the negative, cannot rule a selector out. */
const open = /::?[a-z-]+(\((?:[^()]|\([^()]*\))*\))?|\[open\]/g
const className = /\.((?:\\.|[\w-])+)/g
const attribute = /\[([\w-]+)(?:=["']?([^"'\]]*)["']?)?\]/g

/** At-rules that hold style rules. All others say something about the whole document, and once is enough. */
const conditions = new Set(['media', 'supports', 'container', 'layer', 'scope', 'starting-style'])

const isKeyframes = (node: AtRule) => node.name.endsWith('keyframes')

/** Whether a document, as delivered, can match a selector: told by its class names and attributes. */
function canMatch(selector: string, { classes, attributes }: Vocabulary): boolean {
  const asked = selector.replace(open, '')
  return (
    [...asked.matchAll(className)].every(([, name = '']) => classes.has(name)) &&
    [...asked.matchAll(attribute)].every(([, name = '', value]) =>
      attributes.has(value === undefined ? name : `${name}=${value}`),
    )
  )
}

/** The style rules of a sheet in their order, without the steps of animations. */
function styleRules(sheet: Root): Rule[] {
  const rules: Rule[] = []
  sheet.walkRules((rule) => {
    const { parent } = rule
    if (!(parent?.type === 'atrule' && isKeyframes(parent as AtRule))) rules.push(rule)
  })
  return rules
}

/**
 * Rules that the document needs at once: what it can match, and what would give way to one of those if it came after it instead
 * of before.
 */
function neededRules(rules: Rule[], document: Vocabulary, site: Vocabulary): Set<number> {
  const needed = new Set<number>()
  const later: Rule[] = []
  for (let index = rules.length - 1; index >= 0; index -= 1) {
    const rule = rules[index] as Rule
    const isUsed = rule.selectors.some((selector) => canMatch(selector, document))
    if (!isUsed && !later.some((other) => mustStayBefore(rule, other, site))) continue
    needed.add(index)
    later.push(rule)
  }
  return needed
}

function removeEmpty(container: Container<ChildNode>): void {
  for (const node of [...(container.nodes ?? [])]) {
    if (node.type !== 'atrule' || !node.nodes) continue
    removeEmpty(node)
    if (node.nodes.length === 0) node.remove()
  }
}

/** Names of the animations that a sheet plays. */
function animations(sheet: Root): Set<string> {
  const names: string[] = []
  sheet.walkDecls(/^(-webkit-)?animation(-name)?$/, ({ value }) => void names.push(value))
  return new Set(names.join(' ').split(/[\s,]+/))
}

/**
 * Parts a page's style sheet in what the delivered document needs for its first paint and the rest: states that only script
 * brings, and other pages' rules. Both together are the whole sheet, and the rest may come later without changing what wins; which
 * classes one element can have is learned from all pages of the site.
 */
export function splitStyles(css: string, html: string, site: Vocabulary): { used: string; rest: string } {
  const used = postcss.parse(css)
  const rest = postcss.parse(css)
  const needed = neededRules(styleRules(used), vocabulary(html), site)
  styleRules(used).forEach((rule, index) => {
    if (!needed.has(index)) rule.remove()
  })
  styleRules(rest).forEach((rule, index) => {
    if (needed.has(index)) rule.remove()
  })
  const played = animations(used)
  used.walkAtRules((node) => {
    if (isKeyframes(node) && !played.has(node.params)) node.remove()
  })
  rest.walkAtRules((node) => {
    if (isKeyframes(node) ? played.has(node.params) : !conditions.has(node.name)) node.remove()
  })
  removeEmpty(used)
  removeEmpty(rest)
  return { used: used.toString(), rest: rest.toString().trim() }
}
