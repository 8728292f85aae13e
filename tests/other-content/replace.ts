import { readFileSync, writeFileSync } from 'node:fs'
import { type Document, isMap, isScalar, isSeq, parseDocument, visit } from 'yaml'
import { contentFiles } from '~content/load/content-files.server'
import { findSchema } from '~content/schema/files'
import { checkContent } from '~content/validation/check-content'
import { lengthen, shorten } from './lists'
import { otherWords } from './other-words'

/**
 * Replaces every word of `content/` in this folder by another one, and takes the marks of samples out. Every list that may be
 * shorter loses an entry, or with `more` every list that may be longer gains one. What a schema refuses (a name of a picture, an
 * address, a colour) stays as it was.
 */
type Path = readonly (string | number)[]

/** A field as messages name it, its lists counted from one, as a path. */
const readPath = (field: string): Path =>
  field.split('.').map((step) => (/^\d+$/.test(step) ? Number(step) - 1 : step))

const isWithin = (path: Path, outer: Path) => outer.every((step, at) => path[at] === step)

/** Colours belong together: one alone, changed, may make the words on it unreadable. */
const isColour = (text: string) => /^#[0-9a-f]{6}$/i.test(text)

/** Every text of a document with its path. */
function readTexts(document: Document): Map<Path, string> {
  const found = new Map<Path, string>()
  visit(document, {
    Scalar(key, node, ancestors) {
      if (key === 'key' || typeof node.value !== 'string' || isColour(node.value)) return
      const path: (string | number)[] = []
      ancestors.forEach((ancestor, at) => {
        const child = ancestors[at + 1] ?? node
        if (isMap(ancestor)) {
          const pair = ancestor.items.find((one) => one === child)
          if (pair && isScalar(pair.key)) path.push(String(pair.key.value))
        } else if (isSeq(ancestor)) path.push(ancestor.items.indexOf(child))
      })
      found.set(path, node.value)
    },
  })
  return found
}

const written = (document: Document) => document.toString({ lineWidth: 0 })

/** Where a document breaks its schema. */
function fieldsRefused(file: string, document: Document): Path[] {
  const schema = findSchema(file)
  if (!schema) throw new Error(`${file} has no schema`)
  return (checkContent(file, written(document), schema).problems ?? []).map(({ field = '' }) =>
    readPath(field),
  )
}

/** Says everything in other words, but for what the schema then refuses. */
function reword(file: string, document: Document): void {
  const texts = readTexts(document)
  for (const [path, text] of texts) document.setIn(path, otherWords(text))
  const open = new Map(texts)
  for (let refused = fieldsRefused(file, document); refused.length; refused = fieldsRefused(file, document)) {
    const back = [...open].filter(([path]) =>
      refused.some((field) => isWithin(path, field) || isWithin(field, path)),
    )
    if (back.length === 0) throw new Error(`${file}: ${refused.map((path) => path.join('.')).join(', ')}`)
    for (const [path, text] of back) {
      document.setIn(path, text)
      open.delete(path)
    }
  }
}

const [change = 'fewer'] = process.argv.slice(2)
const changeLists = { fewer: shorten, more: lengthen }[change]
if (!changeLists) throw new Error(`“${change}” is neither fewer nor more`)

let replaced = 0
for (const file of contentFiles()) {
  const document = parseDocument(readFileSync(`content/${file}`, 'utf8'))
  document.delete('sample')
  reword(file, document)
  // A case study is composed by hand, and one more in the cycle would need a file.
  const isComposed = file.startsWith('projects/') || (change === 'more' && file === 'cycle.yaml')
  if (!isComposed) changeLists(document, () => fieldsRefused(file, document).length)
  writeFileSync(`content/${file}`, written(document))
  replaced += readTexts(document).size
}
const pictures: Record<string, { sample: boolean }> = JSON.parse(readFileSync('media/pictures.json', 'utf8'))
for (const picture of Object.values(pictures)) picture.sample = false
writeFileSync('media/pictures.json', `${JSON.stringify(pictures, null, 1)}\n`)
console.log(`${replaced} texts, in other words where they may be.`)
