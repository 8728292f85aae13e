import { isRecord, type Value } from '../change'
import { pathInWords } from '../form/path-in-words'
import type { Git } from '../publish/git'
import { NotReady } from '../publish/publish'
import { valueInWords } from '../publish/value-in-words'
import { parsedData } from '../text/edit-text'
import { authorsOf } from './authors'
import { lineMerged } from './line-merged'
import { pictureAt } from './picture-at'
import type { Choices, Question, Version } from './question'
import { entryOfMedia, idOf, settledFile, type Texts, textOf } from './settled-files'
import type { Side } from './three-way'
import { type Blob, bothTrees, type ThreeStates } from './trees'

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
 * @throws NotReady where both changed what no member of staff can decide on
 */
export async function planTogether(
  git: Git,
  commits: Commits,
  choices: Choices,
  titleOfFile: (file: string) => string,
): Promise<Plan> {
  const { taken, own, both } = await bothTrees(git, commits)
  const authors = authorsOf(git, commits)
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
      const id = idOf(file, path)
      entries.set(id, choices[id] ?? 'ours')
      const picture = async (side: Side, held: Value | undefined): Promise<Version> =>
        file === 'media/pictures.json' && isRecord(held)
          ? { picture: await pictureAt(git, commits[side], held) }
          : file.startsWith('media/')
            ? { words: held === undefined ? undefined : 'This version' }
            : words(held)
      const data = parsedData(base === undefined ? texts.ours : texts.base) as Value
      const where = [titleOfFile(file), file.startsWith('media/') ? String(path[0]) : pathInWords(path, data)]
      await ask(
        file,
        { id, path, where: where.filter(Boolean).join(' › ') },
        { ours: await picture('ours', ours), theirs: await picture('theirs', theirs) },
      )
    }
    plan.written.set(file, textOf(file, texts, value, await lineMerged(texts)))
  }

  async function settleWhole({ file, ours, theirs }: ThreeStates) {
    const id = idOf(file)
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
    const entry = entryOfMedia(file)
    if (!entry || entries.get(entry) !== 'ours') plan.taken.push({ file, blob })
  }
  // Files of a picture as we have it go with it.
  for (const { file, blob } of own) {
    const entry = entryOfMedia(file)
    if (entry && entries.get(entry) === 'theirs') plan.taken.push({ file, blob })
  }
  for (const states of both.filter((one) => !fields.includes(one))) {
    const { file, theirs } = states
    const entry = entryOfMedia(file)
    const side = entry ? entries.get(entry) : undefined
    if (side === 'theirs') plan.taken.push({ file, blob: theirs })
    else if (!side && /^(?:content|media)\//.test(file)) await settleWhole(states)
    else if (!side)
      throw new NotReady(
        `Both changed ${file}, which is no content: an engineer brings both together. Yours is safe.`,
      )
  }
  return plan
}
