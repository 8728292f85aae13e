import ts from 'typescript'

/** Attributes that are read aloud or seen. */
const spoken = new Set([
  ...['alt', 'title', 'placeholder', 'label', 'summary'],
  ...['aria-label', 'aria-description', 'aria-roledescription', 'aria-placeholder', 'aria-valuetext'],
])

const letters = /\p{L}/u

/** How words begin that somebody reads, and no name of a key, a tag or an event does; or how a sentence ends. */
const reads = /^\p{Lu}\p{Ll}*(?:[\s!?.,:’…]|$)|^\p{L}.* .*[.!?…]$/u

const readText = (node: ts.Node): string | undefined => {
  if (ts.isStringLiteralLike(node)) return node.text
  if (ts.isTemplateExpression(node))
    return node.head.text + node.templateSpans.map((span) => `{}${span.literal.text}`).join('')
  return undefined
}

const isComparison = ({ kind }: ts.Node) =>
  [
    ts.SyntaxKind.EqualsEqualsEqualsToken,
    ts.SyntaxKind.ExclamationEqualsEqualsToken,
    ts.SyntaxKind.InKeyword,
  ].includes(kind)

/** Whether the program itself reads a string: it is compared, logged, thrown, imported, a type, or the name of a kind. */
function isForTheProgram(node: ts.Node): boolean {
  const { parent } = node
  if (ts.isImportDeclaration(parent) || ts.isExportDeclaration(parent)) return true
  if (ts.isLiteralTypeNode(parent) || ts.isElementAccessExpression(parent)) return true
  if (ts.isBinaryExpression(parent) && isComparison(parent.operatorToken)) return true
  if (ts.isNewExpression(parent)) return true
  if (ts.isCallExpression(parent)) return /^(?:console\.\w+|super)$/.test(parent.expression.getText())
  if (ts.isPropertyAssignment(parent)) return parent.name.getText() === "'@type'" || parent.name === node
  if (ts.isAsExpression(parent)) return isForTheProgram(parent)
  if (ts.isPropertyDeclaration(parent)) return parent.name.getText() === 'name'
  return false
}

/** The attribute that a string belongs to, unless an element is between them. */
function readAttribute(node: ts.Node): string | undefined {
  for (let at = node.parent; at && !ts.isJsxElement(at); at = at.parent) {
    if (ts.isJsxAttribute(at)) return at.name.getText()
    if (ts.isJsxExpression(at) && (ts.isJsxElement(at.parent) || ts.isJsxFragment(at.parent)))
      return undefined
  }
  return undefined
}

/** Whether a string is what an expression in braces between two tags comes to. */
function isRendered(node: ts.Node): boolean {
  const { parent } = node
  if (ts.isConditionalExpression(parent)) return parent.condition !== node && isRendered(parent)
  if (ts.isParenthesizedExpression(parent)) return isRendered(parent)
  if (ts.isBinaryExpression(parent)) return !isComparison(parent.operatorToken) && isRendered(parent)
  return ts.isJsxExpression(parent) && !ts.isJsxAttribute(parent.parent)
}

function isWords(node: ts.Node, text: string): boolean {
  // A place in braces is filled in, e.g. `{name}`.
  if (!letters.test(text.replaceAll(/\{\w*\}/g, '')) || isForTheProgram(node)) return false
  const attribute = readAttribute(node)
  if (attribute !== undefined) return spoken.has(attribute) || (attribute === 'facts' && reads.test(text))
  return isRendered(node) || reads.test(text)
}

/**
 * The words in a file of code that a visitor would read or hear (FREE-2), with their lines: text between tags, attributes that
 * are seen or spoken, strings that read like words, and in a component such names of an object's fields.
 */
export function wordsInCode(file: string, source: string): string[] {
  const kind = file.endsWith('x') ? ts.ScriptKind.TSX : ts.ScriptKind.TS
  const parsed = ts.createSourceFile(file, source, ts.ScriptTarget.Latest, true, kind)
  const found: string[] = []
  const tell = (node: ts.Node, words: string) => {
    const { line } = parsed.getLineAndCharacterOfPosition(node.getStart(parsed))
    found.push(`${file}, line ${line + 1}: ${words.trim()}`)
  }
  const visit = (node: ts.Node): void => {
    const text = readText(node)
    if (ts.isJsxText(node) && letters.test(node.text)) tell(node, node.text)
    else if (text !== undefined && isWords(node, text)) tell(node, text)
    else if (
      kind === ts.ScriptKind.TSX &&
      ts.isPropertyAssignment(node) &&
      reads.test(node.name.getText().replace(/^['"]|['"]$/g, ''))
    )
      tell(node, node.name.getText())
    ts.forEachChild(node, visit)
  }
  visit(parsed)
  return found
}
