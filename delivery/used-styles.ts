import postcss, { type AtRule, type ChildNode, type Container, type Root, type Rule } from 'postcss'

/** What pointer, keyboard and browser change by themselves, and what is asked in the negative, cannot rule a selector out. */
const open = /::?[a-z-]+(\((?:[^()]|\([^()]*\))*\))?|\[open\]/g
const className = /\.((?:\\.|[\w-])+)/g
const attribute = /\[([\w-]+)(?:=["']?([^"'\]]*)["']?)?\]/g

/** Class names and attributes that stand in a document. */
function vocabulary(document: string) {
  const classes = new Set(
    [...document.matchAll(/ class="([^"]*)"/g)].flatMap(([, names = '']) => names.split(' ')),
  )
  const attributes = new Set(
    [...document.matchAll(/ ([\w-]+)(?:="([^"]*)")?/g)].flatMap(([, name, value]) => [
      name,
      `${name}=${value}`,
    ]),
  )
  return { classes, attributes }
}

/**
 * The rules of a style sheet that a document, as delivered, can match: told by class names and attributes. The rest is for
 * other pages and for states that only script brings; the whole sheets are there by then (page-styles.tsx), which costs a
 * second copy of these rules.
 */
export function usedStyles(css: string, document: string): string {
  const { classes, attributes } = vocabulary(document)
  const isUsed = (selector: string) => {
    const asked = selector.replace(open, '')
    return (
      [...asked.matchAll(className)].every(([, name = '']) => classes.has(name)) &&
      [...asked.matchAll(attribute)].every(([, name, value]) =>
        attributes.has(value === undefined ? name : `${name}=${value}`),
      )
    )
  }
  const sheet = postcss.parse(css)
  prune(sheet, (rule) => rule.selectors.some(isUsed))
  removeUnusedKeyframes(sheet)
  return sheet.toString()
}

function prune(container: Container<ChildNode>, isUsed: (rule: Rule) => boolean): void {
  for (const node of [...(container.nodes ?? [])]) {
    if (node.type === 'rule' && !isUsed(node)) node.remove()
    if (node.type !== 'atrule' || !node.nodes || isKeyframes(node) || node.name === 'font-face') continue
    prune(node, isUsed)
    if (node.nodes.length === 0) node.remove()
  }
}

const isKeyframes = (node: AtRule) => node.name.endsWith('keyframes')

function removeUnusedKeyframes(sheet: Root): void {
  const animations: string[] = []
  sheet.walkDecls(/^(-webkit-)?animation(-name)?$/, ({ value }) => void animations.push(value))
  const words = new Set(animations.join(' ').split(/[\s,]+/))
  sheet.walkAtRules((node) => {
    if (isKeyframes(node) && !words.has(node.params)) node.remove()
  })
}
