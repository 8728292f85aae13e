/** A piece of a line: words, set in bold or as they are typed, or a link to another page. */
export interface Piece {
  kind: 'words' | 'strong' | 'code' | 'link'
  text: string
  to?: string
}

export interface Block {
  kind: 'paragraph' | 'steps' | 'list'
  items: Piece[][]
}

const piece = /\*\*(.+?)\*\*|`(.+?)`|\[([^\]]+)\]\(([^)]+)\)/g

function piecesOf(line: string): Piece[] {
  const pieces: Piece[] = []
  let end = 0
  for (const { 0: all, 1: strong, 2: code, 3: link, 4: to, index } of line.matchAll(piece)) {
    if (index > end) pieces.push({ kind: 'words', text: line.slice(end, index) })
    if (strong) pieces.push({ kind: 'strong', text: strong })
    else if (code) pieces.push({ kind: 'code', text: code })
    else if (link && to) pieces.push({ kind: 'link', text: link, to })
    end = index + all.length
  }
  if (end < line.length) pieces.push({ kind: 'words', text: line.slice(end) })
  return pieces
}

/** An entry of a list goes on in the line below it. */
const entriesOf = (text: string) =>
  text.split(/\n(?=(?:\d+\.|-) )/).map((one) => one.replaceAll(/\n\s*/g, ' '))

const kindOf = (text: string): Block['kind'] =>
  /^\d+\. /.test(text) ? 'steps' : text.startsWith('- ') ? 'list' : 'paragraph'

export interface GuidePicture {
  /** The name of its file in `docs/pictures/editing`. */
  name: string
  /** What it shows. */
  alt: string
}

const picture = /^!\[(.+)\]\(\.\.\/pictures\/editing\/([\w-]+\.webp)\)$/

/** A page of the guide: its title, the picture that it begins with, and its text. */
export function readPage(text: string): { title: string; picture?: GuidePicture; blocks: Block[] } {
  const [title = '', ...parts] = text.trim().split(/\n\n+/)
  const blocks = parts
    .filter((part) => !part.startsWith('!['))
    .map((part): Block => {
      const kind = kindOf(part)
      const lines = kind === 'paragraph' ? [part.replaceAll('\n', ' ')] : entriesOf(part)
      return { kind, items: lines.map((line) => piecesOf(line.replace(/^(?:\d+\.|-) /, ''))) }
    })
  const [, alt, name] = parts.map((part) => picture.exec(part)).find((found) => found) ?? []
  return { title: title.replace(/^# /, ''), ...(name && alt && { picture: { name, alt } }), blocks }
}
