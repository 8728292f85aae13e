import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { z } from 'zod'
import type { Value } from '../change'
import { broken } from '../form/breaks'
import { type Mistake, mistakesIn } from '../rules/mistakes'
import type { Store } from '../site/store'
import { editText, writeText } from '../text/edit-text'
import { withPage } from './study-files'

export const studyRequest = z.strictObject({
  id: z.string().regex(/^[a-z0-9]+(?:-[a-z0-9]+)*$/, 'must be lower case words joined by hyphens'),
  words: z.record(z.string(), z.string()),
  pictures: z.array(z.strictObject({ name: z.string(), alt: z.string() })).min(1),
})

export type StudyRequest = z.output<typeof studyRequest>

/** Letters of a line of the woven title: each line is set as wide as the page, and a longer one would be small. */
const TITLE = 18

/** Characters that search engines show, and that a description needs. */
const LONGEST = 170
const SHORTEST = 50

/** What search engines show of a new case study: its first sentences, or as much of one as they take. */
function firstWords(words: string): string {
  if (words.length <= LONGEST) return words
  const sentences = [...new Intl.Segmenter('en', { granularity: 'sentence' }).segment(words)]
  const whole = sentences
    .map(({ index, segment }) => index + segment.trimEnd().length)
    .findLast((end) => end <= LONGEST)
  if (whole && whole >= SHORTEST) return words.slice(0, whole)
  const begin = words.slice(0, LONGEST - ' …'.length)
  const part = [...begin.matchAll(/[,;:]\s|\s[–—]\s/g)].at(-1)?.index ?? 0
  const end = [part, begin.lastIndexOf(' ')].find((one) => one >= SHORTEST)
  return `${begin.slice(0, end)} …`
}

/** A page in its first shape: a woven title, the words, the pictures in one gallery. */
function firstPage({ id, words, pictures }: StudyRequest): Value {
  const { ground = '', onGround = '', accent = '', name = '', summary = '', text = '', ...others } = words
  const names = pictures.map((picture) => picture.name)
  return {
    name,
    ...others,
    summary,
    description: firstWords(`${summary} ${text}`),
    card: { name: `${id}/${names[0]}`, alt: pictures[0]?.alt ?? '' },
    theme: { ground, onGround, accent, panel: onGround, onPanel: ground, typeface: 'anek' },
    title: broken([name], TITLE),
    lead: summary,
    text,
    pictures: Object.fromEntries(pictures.map((picture) => [picture.name, picture.alt])),
    sections: [{ kind: 'gallery', desktop: names.map((one) => [one]), mobile: names.map((one) => [one]) }],
  }
}

/** Lists that a new case study joins if they have room. */
const lists = [
  { file: 'pages/projects.yaml', path: ['projects'], title: 'the page of all projects' },
  { file: 'cycle.yaml', path: ['cycle'], title: 'Prev and Next' },
]

/**
 * Makes a case study and enters it where others look for it, as one step for Undo. Returns its file and the lists that have no
 * room for it, or what is wrong.
 */
export function makeStudy(
  store: Store,
  home: string,
  request: StudyRequest,
): { mistakes: Mistake[] } | { file: string; isFull: string[] } {
  const file = `projects/${request.id}.yaml`
  if (existsSync(join(home, 'content', file)))
    return { mistakes: [{ path: ['name'], text: 'There is a case study of this name already.' }] }
  const text = writeText(firstPage(request))
  const mistakes = mistakesIn(file, text)
  if (mistakes.length) return { mistakes }
  const files = new Map([[`content/${file}`, text], ...withPage(home, request.id)])
  const isFull: string[] = []
  for (const { file: list, path, title } of lists) {
    const longer = editText(store.readText(list), { op: 'insert', path, at: 0, value: request.id })
    // Its own file is written in the same step: until then the check does not know the new entry.
    const own = [...path, 0].join('.')
    if (mistakesIn(list, longer).some((mistake) => mistake.path.join('.') !== own)) isFull.push(title)
    else files.set(`content/${list}`, longer)
  }
  // One step of the journal: a crash leaves all of it or nothing.
  store.journal.write(`New case study ${request.words.name}`, `study ${request.id} ${Date.now()}`, files)
  return { file, isFull }
}
