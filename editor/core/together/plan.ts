import { extname } from 'node:path'
import { isRecord, type Path, type Value } from '../change'
import { inWords, pathInWords, valueInWords } from '../form/titles'
import { filmName, pictureName } from '../publish/changes'
import type { Git } from '../publish/git'
import { NotReady } from '../publish/publish'
import { parsedData } from '../text/edit-text'
import { lineMerged, rewritten, type Texts } from './rewritten'
import { type Conflict, merged, mergedWhole, type Side } from './three-way'
import { type Blob, bothTrees, type ThreeStates } from './trees'

/** What a side made of a place: nothing if it took it away. */
interface Version {
  words?: string | undefined
  /** A picture, as an address that holds it. */
  picture?: string | undefined
}

/** Who changed something, and when (ISO 8601). */
export interface Author {
  name: string
  date: string
}

/** Something that both sides changed: a person chooses one of the two. */
export interface Question {
  id: string
  file: string
  /** The field in the file; none if it is about all of it. */
  path: Path
  /** Which field or file that is, in words. */
  where: string
  ours: Version & { by: Author }
  theirs: Version & { by: Author }
}

export type Choices = Readonly<Record<string, Side>>

/** Says who of a side changed a file last, or anything if no file is named. */
export function authorReader(git: Git, commits: Readonly<Record<Side | 'base', string>>) {
  return async (side: Side, file?: string): Promise<Author> => {
    const range = `${commits.base}..${commits[side]}`
    const said = await git.text('log', '-1', '--format=%an%x09%aI', range, ...(file ? ['--', file] : []))
    const [name = '', date = ''] = said.trim().split('\t')
    return { name, date }
  }
}

const kinds: Readonly<Record<string, string>> = {
  '.svg': 'svg+xml',
  '.jpg': 'jpeg',
  '.jpeg': 'jpeg',
  '.png': 'png',
  '.webp': 'webp',
  '.avif': 'avif',
}

/**
 * A picture of a commit as an address that holds it; nothing if the commit has no such file.
 * @param what its file, or what the list of pictures says of it
 */
async function pictureAt(
  git: Git,
  commit: string,
  what: string | Readonly<Record<string, Value>>,
): Promise<string | undefined> {
  const file = typeof what === 'string' ? what : `media/files${what.base}.${what.fallback}.webp`
  try {
    const bytes = await git.bytes(`${commit}:${file}`)
    return `data:image/${kinds[extname(file)] ?? 'webp'};base64,${bytes.toString('base64')}`
  } catch {
    return undefined
  }
}

interface SettledFile {
  /** What both sides changed in it. */
  conflicts: Conflict[]
  /** What it says with these choices; where none is made yet, it says ours. */
  value: Value
}

const questionId = (file: string, path: Conflict['path'] = []) => [file, ...path].join(' › ')

const lists = { 'media/pictures.json': pictureName, 'media/films.json': filmName } as const

/** The entry in a list of media that a file belongs to; such files go with their entry. */
function mediaEntry(file: string): string | undefined {
  for (const [list, readName] of Object.entries(lists)) {
    const name = readName(file)
    if (name !== undefined) return questionId(list, [name])
  }
  return undefined
}

/** A file of fields brought together with the choices that are made. */
function settledFile(file: string, texts: Texts, readSide: (id: string) => Side | undefined): SettledFile {
  const conflicts: Conflict[] = []
  const settle = (conflict: Conflict) => {
    conflicts.push(conflict)
    return conflict[readSide(questionId(file, conflict.path)) ?? 'ours']
  }
  const [base, ours, theirs] = [texts.base, texts.ours, texts.theirs].map((text) => parsedData(text) ?? null)
  const isMedia = file.startsWith('media/') && isRecord(base) && isRecord(ours) && isRecord(theirs)
  const value = isMedia ? mergedWhole(base, ours, theirs, settle) : merged(base, ours, theirs, settle)
  if (value === undefined || value === null) throw new Error(`${file} cannot be read.`)
  return { conflicts, value }
}

/** The file's text with the value that came out. */
function writeText(file: string, texts: Texts, value: Value, byLines: string): string {
  if (file.endsWith('.yaml')) return rewritten([byLines, texts.ours, texts.theirs], value)
  const indent = /^[[{]\n( +)/.exec(texts.ours)?.[1]?.length ?? 2
  return `${JSON.stringify(value, null, indent)}\n`
}

export interface Commits {
  base: string
  ours: string
  theirs: string
}

/** What both together are to hold, and what a person decides on before. */
export interface Plan {
  questions: Question[]
  /** Files as theirs has them; those without a blob go. */
  taken: { file: string; blob: Blob }[]
  /** Files that are written anew. */
  written: Map<string, string>
}

const isFields = (file: string) => /^(?:content\/.+\.yaml|media\/\w+\.json|delivery\/moved\.json)$/.test(file)
const isPicture = (file: string) => /\.(?:avif|webp|png|jpe?g|svg)$/.test(file)

const words = (value: Value | undefined): Version =>
  value === undefined ? {} : { words: valueInWords(value) || 'nothing' }

/**
 * Brings two commits together, file by file and field by field. Nothing is written.
 * @throws NotReady if both changed what no member of staff can decide on
 */
export async function planTogether(
  git: Git,
  commits: Commits,
  choices: Choices,
  titleOfFile: (file: string) => string,
): Promise<Plan> {
  const { taken, own, both } = await bothTrees(git, commits)
  const authors = authorReader(git, commits)
  const plan: Plan = { questions: [], taken: [], written: new Map() }
  const entries = new Map<string, Side>()

  async function ask(
    file: string,
    about: Omit<Question, 'file' | 'ours' | 'theirs'>,
    versions: Record<Side, Version>,
  ) {
    const [ours, theirs] = await Promise.all([authors('ours', file), authors('theirs', file)])
    plan.questions.push({
      ...about,
      file,
      ours: { ...versions.ours, by: ours },
      theirs: { ...versions.theirs, by: theirs },
    })
  }

  async function settleFields(states: ThreeStates) {
    const { file } = states
    const text = async (blob: Blob) => (blob ? (await git.bytes(blob.object)).toString() : '{}')
    const texts: Texts = {
      base: await text(states.base),
      ours: await text(states.ours),
      theirs: await text(states.theirs),
    }
    const { conflicts, value } = settledFile(file, texts, (id) => choices[id])
    for (const { path, base, ours, theirs } of conflicts) {
      const id = questionId(file, path)
      entries.set(id, choices[id] ?? 'ours')
      const picture = async (side: Side, held: Value | undefined): Promise<Version> =>
        file === 'media/pictures.json' && isRecord(held)
          ? { picture: await pictureAt(git, commits[side], held) }
          : file.startsWith('media/')
            ? { words: held === undefined ? undefined : 'This version' }
            : words(held)
      const data = parsedData(base === undefined ? texts.ours : texts.base)
      const where = [
        titleOfFile(file),
        file.startsWith('media/') ? inWords(String(path[0])) : pathInWords(path, data),
      ]
      await ask(
        file,
        { id, path, where: where.filter(Boolean).join(' › ') },
        { ours: await picture('ours', ours), theirs: await picture('theirs', theirs) },
      )
    }
    plan.written.set(file, writeText(file, texts, value, await lineMerged(texts)))
  }

  async function settleWhole({ file, ours, theirs }: ThreeStates) {
    const id = questionId(file)
    const version = async (side: Side, blob: Blob): Promise<Version> =>
      !blob
        ? {}
        : isPicture(file)
          ? { picture: await pictureAt(git, commits[side], file) }
          : { words: 'The whole page as this version has it' }
    await ask(
      file,
      { id, path: [], where: titleOfFile(file) },
      { ours: await version('ours', ours), theirs: await version('theirs', theirs) },
    )
    if (choices[id] === 'theirs') plan.taken.push({ file, blob: theirs })
  }

  const fields = both.filter(({ file, ours, theirs }) => isFields(file) && ours && theirs)
  for (const states of fields) await settleFields(states)
  for (const { file, blob } of taken) {
    const entry = mediaEntry(file)
    if (!entry || entries.get(entry) !== 'ours') plan.taken.push({ file, blob })
  }
  // Files of a picture as we have it go with it.
  for (const { file, blob } of own) {
    const entry = mediaEntry(file)
    if (entry && entries.get(entry) === 'theirs') plan.taken.push({ file, blob })
  }
  for (const states of both.filter((one) => !fields.includes(one))) {
    const { file, theirs } = states
    const entry = mediaEntry(file)
    const side = entry ? entries.get(entry) : undefined
    if (side === 'theirs') plan.taken.push({ file, blob: theirs })
    else if (!side && /^(?:content|media)\//.test(file)) await settleWhole(states)
    else if (!side)
      throw new NotReady(
        `Both changed ${file}, which is not content: an engineer has to merge it. Yours is safe.`,
      )
  }
  return plan
}
