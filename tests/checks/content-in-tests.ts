import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import ts from 'typescript'
import { parse } from 'yaml'

/** Fewer words may be in a test by chance. */
const LEAST = 4

const isSentence = (text: string) => text.trim().split(/\s+/).length >= LEAST

function* textsIn(value: unknown): Generator<string> {
  if (typeof value === 'string') yield value
  else if (typeof value === 'object' && value !== null)
    for (const one of Object.values(value)) yield* textsIn(one)
}

/** Every sentence in a folder of content, with its file. */
export function sentencesIn(folder: string): Map<string, string> {
  const files = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((name) =>
    name.endsWith('.yaml'),
  )
  const texts = files.flatMap((name) =>
    [...textsIn(parse(readFileSync(join(folder, name), 'utf8')))].map((text) => [text.trim(), name] as const),
  )
  return new Map(texts.filter(([text]) => isSentence(text)))
}

/** The strings of a test that say a sentence of content (FREE-4), with their lines. */
export function contentInTest(
  file: string,
  source: string,
  sentences: ReadonlyMap<string, string>,
): string[] {
  const parsed = ts.createSourceFile(file, source, ts.ScriptTarget.Latest, false, ts.ScriptKind.TSX)
  const found: string[] = []
  const visit = (node: ts.Node): void => {
    const content = ts.isStringLiteralLike(node) ? sentences.get(node.text.trim()) : undefined
    if (content !== undefined) {
      const { line } = parsed.getLineAndCharacterOfPosition(node.getStart(parsed))
      found.push(`${file}, line ${line + 1}, says what is in content/${content}`)
    }
    ts.forEachChild(node, visit)
  }
  visit(parsed)
  return found
}
